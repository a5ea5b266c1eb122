import { useLocale } from '@paddock/host';
import { formatMoney, formatNumber } from '@paddock/i18n';
import type { PricedTicket } from '@paddock/wagers';
import { useTranslation } from 'react-i18next';
import styles from './ticket-price-facts.module.css';

interface TicketPriceFactsProps {
  priced: Pick<PricedTicket, 'dropped' | 'lineStake'>;
  /** In percent. */
  flexi: number;
}

/** The stake of a combination, and the number of excluded combinations with the reason. */
export function TicketPriceFacts({ priced, flexi }: TicketPriceFactsProps) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const { horseTwice, sameSet } = priced.dropped;
  const lineStake = t(flexi === 100 ? 'ticket.lineStake' : 'ticket.lineStakeFlexi', { flexi });
  return (
    <dl className={styles.facts}>
      <Fact name={lineStake} value={formatMoney(priced.lineStake, locale)} />
      {horseTwice > 0 && <Fact name={t('ticket.dropped.horseTwice')} value={formatNumber(horseTwice, locale)} />}
      {sameSet > 0 && <Fact name={t('ticket.dropped.sameSet')} value={formatNumber(sameSet, locale)} />}
    </dl>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
