import { useLocale } from '@paddock/host';
import { formatNumber } from '@paddock/i18n';
import { useTranslation } from 'react-i18next';
import styles from './shop.module.css';
import type { ShopProduct } from './shop.queries.ts';

/** A product's price in wettstars, or that it is sold out. */
export function Price({ product: { points, stock } }: { product: ShopProduct }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  return (
    <p className={styles.price}>
      {t('shop.points', { points: formatNumber(points, locale) })}
      {stock === 0 && <span className={styles.soldOut}> · {t('shop.soldOut')}</span>}
    </p>
  );
}
