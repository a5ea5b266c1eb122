import { useLocale } from '@paddock/host';
import { formatMoney, formatNumber } from '@paddock/i18n';
import type { PricedTicket } from '@paddock/wagers';
import { useTranslation } from 'react-i18next';
import styles from './price-facts.module.css';

/** The stake of a combination, and how many combinations are left out. */
export function PriceFacts({ priced, flexi }: { priced: PricedTicket; flexi: number }) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const { horseTwice, sameSet } = priced.dropped;
  const lineStake = t(flexi === 100 ? 'calculator.lineStake' : 'calculator.lineStakeFlexi', { flexi });
  return (
    <dl className={styles.facts}>
      <Fact name={lineStake} value={formatMoney(priced.lineStake, locale)} />
      {horseTwice > 0 && <Fact name={t('calculator.dropped.horseTwice')} value={formatNumber(horseTwice, locale)} />}
      {sameSet > 0 && <Fact name={t('calculator.dropped.sameSet')} value={formatNumber(sameSet, locale)} />}
    </dl>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
