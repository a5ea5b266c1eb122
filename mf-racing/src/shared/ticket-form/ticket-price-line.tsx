import { useLocale } from '@paddock/host';
import { formatMoney, formatNumber } from '@paddock/i18n';
import { VisuallyHidden } from '@paddock/ui/visually-hidden';
import type { PricedTicket } from '@paddock/wagers';
import { useTranslation } from 'react-i18next';
import styles from './ticket-price-line.module.css';
import { useDebouncedAnnouncement } from './use-debounced-announcement.ts';

interface TicketPriceLineProps {
  /** Null: there is no price yet. */
  priced: Pick<PricedTicket, 'combinations' | 'price'> | null;
}

/** The number of combinations and the price. It stays on screen and is announced after a pause. */
export function TicketPriceLine({ priced }: TicketPriceLineProps) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const count = priced?.combinations ?? 0;
  const combinations = t('ticket.combinations', { count, formatted: formatNumber(count, locale) });
  const price = priced ? formatMoney(priced.price, locale) : t('ticket.noPrice');
  const said = useDebouncedAnnouncement(priced ? t('ticket.said', { combinations, price }) : price);
  return (
    <section className={styles.bar} aria-label={t('ticket.price')}>
      <strong className={styles.price}>{price}</strong>
      {priced && <span>{combinations}</span>}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </section>
  );
}
