import { useLocale } from '@paddock/host';
import { formatDateTime, formatMoney } from '@paddock/i18n';
import { useTranslation } from 'react-i18next';
import type { Bet } from '../../shared/bets/bet.queries.ts';
import { BetActions } from '../../shared/bets/bet-actions.tsx';
import { BetPrice } from '../../shared/bets/bet-price.tsx';
import { BetReturn } from '../../shared/bets/bet-return.tsx';
import { BetStatus } from '../../shared/bets/bet-status.tsx';
import { useTicketWords } from '../../shared/bets/use-ticket-words.ts';
import { usePoolName } from '../../shared/use-pool-name.ts';
import styles from './my-bets.module.css';

/** One bet on the race: ticket, price, what became of it and why, and what can still be done. */
export function MyBet({ bet }: { bet: Bet }) {
  const { t } = useTranslation('mf-racing');
  const ticketWords = useTicketWords();
  const isOpen = bet.status === 'accepted' || bet.status === 'confirmation_required';
  return (
    <article className={styles.bet}>
      <h3 className={styles.number}>{t('bets.title', { id: bet.id })}</h3>
      <BetStatus bet={bet} />
      <p className={styles.words}>{ticketWords(bet.ticket).join(' · ')}</p>
      {bet.legs.length > 1 && (
        <p className={styles.facts}>
          {bet.legs.map(({ race }) => t('card.heading', { track: race.trackName, number: race.number })).join(' · ')}
        </p>
      )}
      <p className={styles.facts}>
        <BetPrice bet={bet} /> · {t('bets.placedAt', { at: formatDateTime(bet.placedAt) })}
      </p>
      {isOpen && (
        <div className={styles.facts}>
          <BetReturn bet={bet} />
        </div>
      )}
      <Outcomes bet={bet} />
      <BetActions bet={bet} />
    </article>
  );
}

/** Why a settled bet won or lost: each horse that was a bet of its own. */
function Outcomes({ bet: { lines } }: { bet: Bet }) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const poolName = usePoolName();
  const settled = lines.filter(({ outcome }) => outcome !== null);
  if (settled.length === 0) return null;
  return (
    <ul className={styles.outcomes}>
      {settled.map(({ pool, startNr, outcome, payout }) => (
        <li key={`${pool} ${startNr}`}>
          {t(`bets.outcome.${outcome ?? 'lost'}`, {
            pool: poolName(pool),
            startNr,
            amount: formatMoney(payout ?? 0, locale),
          })}
        </li>
      ))}
    </ul>
  );
}
