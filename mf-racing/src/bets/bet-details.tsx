import { QueryPart, useRefreshedQuery } from '@paddock/pages';
import { betQuery } from '../shared/bets/bet.queries.ts';
import { BetActions } from '../shared/bets/bet-actions.tsx';
import { BetFacts } from '../shared/bets/bet-facts.tsx';
import { BetOutcomes } from '../shared/bets/bet-outcomes.tsx';
import { betRate } from '../shared/bets/bet-rate.model.ts';
import { BettingTexts } from '../shared/betting-texts.tsx';
import { RepeatBet } from '../shared/repeat-bet.tsx';
import styles from './bet-details.module.css';
import { BetReasons } from './reasons/bet-reasons.tsx';

/**
 * The details of a bet in a list: its ticket, its return with the reasons, and the actions that are
 * still possible.
 */
export const BetDetails = (props: { betId: number }) => (
  <BettingTexts height="16rem">
    <Details {...props} />
  </BettingTexts>
);

function Details({ betId }: { betId: number }) {
  const query = useRefreshedQuery(betQuery(betId), (bet) => (bet ? betRate(bet) : null));
  return (
    <QueryPart query={query} skeleton={{ height: '16rem' }}>
      {(bet) => (
        <div className={styles.details}>
          <BetFacts bet={bet} />
          <BetOutcomes bet={bet} />
          {bet.settledAt !== null && <BetReasons bet={bet} />}
          <BetActions bet={bet} said />
          <div className={styles.repeat}>
            <RepeatBet bet={bet} />
          </div>
        </div>
      )}
    </QueryPart>
  );
}
