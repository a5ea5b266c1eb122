import { useLocale } from '@paddock/host';
import { formatShortMoney } from '@paddock/i18n';
import { Card } from '@paddock/ui/card';
import { useTranslation } from 'react-i18next';
import type { Limit, LimitType } from './limit.model.ts';
import styles from './limit-form.module.css';
import { LimitRow } from './limit-row.tsx';

/** The limits of a type, a column for each range if there is room. */
export function LimitTypeCard({ type, limits }: { type: LimitType; limits: readonly Limit[] }) {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  const max = limits[0]?.max;
  return (
    <Card title={t(`limits.type.${type}`)}>
      <p className={styles.lead}>
        {t(`limits.about.${type}`)} {max && t('limits.most', { amount: formatShortMoney(max, locale) })}
      </p>
      <ul className={styles.ranges}>
        {limits.map((limit) => (
          <LimitRow key={limit.range} limit={limit} />
        ))}
      </ul>
    </Card>
  );
}
