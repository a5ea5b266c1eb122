import { formatDateTime } from '@paddock/i18n';
import { useTranslation } from 'react-i18next';
import type { Bet } from '../../shared/bets/bet.queries.ts';
import { BetActions } from '../../shared/bets/bet-actions.tsx';
import { BetOutcomes } from '../../shared/bets/bet-outcomes.tsx';
import { BetPrice } from '../../shared/bets/bet-price.tsx';
import { BetReturn } from '../../shared/bets/bet-return.tsx';
import { BetStatus } from '../../shared/bets/bet-status.tsx';
import { useBetWords } from '../../shared/bets/use-bet-words.ts';
import styles from './my-bets.module.css';

/**
 * One bet on the race: its ticket, price, outcome with the reasons, and the actions that are still
 * possible.
 */
export function MyBet({ bet }: { bet: Bet }) {
  const { t } = useTranslation('mf-racing');
  const betWords = useBetWords();
  const isOpen = bet.status === 'accepted' || bet.status === 'confirmation_required';
  return (
    <article className={styles.bet}>
      <h3 className={styles.number}>{t('bets.title', { id: bet.id })}</h3>
      <BetStatus bet={bet} />
      <p className={styles.words}>{betWords(bet.ticket).join(' · ')}</p>
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
      <BetOutcomes bet={bet} />
      <BetActions bet={bet} />
    </article>
  );
}
