import { acknowledged, changesOf, type SlipTicket, type TicketChange } from '@paddock/betslip';
import { useLocale } from '@paddock/host';
import { formatMoney, formatTime } from '@paddock/i18n';
import { Button } from '@paddock/ui/button';
import { useTranslation } from 'react-i18next';
import { changeSlip } from '../shared/betting/slip.store.ts';
import type { LiveNow } from '../shared/betting/use-now.ts';
import { useFormatOdds } from '../shared/use-format-odds.ts';
import styles from './slip.module.css';

/** The changes since the customer saw the ticket. A press waits until they have acknowledged it. */
export function TicketChanges({ ticket, live }: { ticket: SlipTicket; live: LiveNow }) {
  const { t } = useTranslation('mf-racing');
  const wordsOf = useChangeWords();
  const changes = changesOf(ticket, live.now).filter(({ kind }) => kind !== 'closed');
  const seen = acknowledged(ticket, live.now);
  if (changes.length === 0) return null;
  return (
    <div className={styles.changes} role="status">
      <p>{t('slip.changes')}</p>
      <ul>
        {changes.map((change) => (
          <li key={JSON.stringify(change)}>{wordsOf(change)}</li>
        ))}
      </ul>
      {seen && (
        <Button size="small" onClick={() => void changeSlip({ kind: 'acknowledge', id: ticket.id, seen })}>
          {t('slip.acknowledge')}
        </Button>
      )}
    </div>
  );
}

function useChangeWords(): (change: TicketChange) => string {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const formatOdds = useFormatOdds();
  const list = new Intl.ListFormat(locale);
  return (change) => {
    switch (change.kind) {
      case 'odds': {
        const { startNr } = change;
        const after = formatOdds(change.after);
        return change.before === null
          ? t('slip.since.oddsNew', { startNr, after })
          : t('slip.since.odds', { startNr, before: formatOdds(change.before), after });
      }
      case 'non-runners': {
        const numbers = list.format(change.legs.flat().map(String));
        return change.less === null
          ? t('slip.since.non-runnersOnly', { numbers })
          : t('slip.since.non-runners', { numbers, amount: formatMoney(change.less, locale) });
      }
      case 'price':
        return t('slip.since.price', {
          before: formatMoney(change.before, locale),
          after: formatMoney(change.after, locale),
        });
      case 'off':
        return t('slip.since.off', { before: formatTime(change.before), after: formatTime(change.after) });
      case 'closed':
        return t('slip.problem.race-over');
    }
  };
}
