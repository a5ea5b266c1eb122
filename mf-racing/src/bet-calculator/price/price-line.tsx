import { useLocale } from '@paddock/host';
import { formatMoney, formatNumber } from '@paddock/i18n';
import { VisuallyHidden } from '@paddock/ui/visually-hidden';
import type { Pricing } from '@paddock/wagers';
import { useTranslation } from 'react-i18next';
import styles from './price-line.module.css';
import { useDebouncedAnnouncement } from './use-debounced-announcement.ts';

/** The number of combinations and the price. It stays in sight and is read out after a pause. */
export function PriceLine({ pricing }: { pricing: Pricing }) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const isPriced = pricing.kind === 'priced';
  const count = isPriced ? pricing.combinations : 0;
  const combinations = t('calculator.combinations', { count, formatted: formatNumber(count, locale) });
  const price = isPriced ? formatMoney(pricing.price, locale) : t('calculator.noPrice');
  const said = useDebouncedAnnouncement(isPriced ? t('calculator.said', { combinations, price }) : price);
  return (
    <section className={styles.bar} aria-label={t('calculator.price')}>
      <strong className={styles.price}>{price}</strong>
      {isPriced && <span>{combinations}</span>}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </section>
  );
}
