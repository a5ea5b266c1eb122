import { wagerTypeOf } from '@paddock/wagers';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Bet } from '../../shared/bets/bet.queries.ts';
import { useAllQueries } from '../../shared/betting/use-all-queries.ts';
import { raceQuery } from '../../shared/race.queries.ts';
import { wagerTypesQuery } from '../../shared/wager-types.queries.ts';
import { betReasons } from './bet-reasons.model.ts';
import styles from './bet-reasons.module.css';
import { useReasonWords } from './use-reason-words.ts';

/**
 * The reasons for the payout of a settled bet. Renders nothing without its races: the amounts are
 * shown elsewhere.
 */
export function BetReasons({ bet }: { bet: Bet }) {
  const { t } = useTranslation('mf-racing');
  const words = useReasonWords(bet.legs.length);
  const races = useAllQueries(bet.legs.map(({ race: { id } }) => raceQuery({ id }))).flatMap(({ data }) => data ?? []);
  const { data: types } = useQuery(wagerTypesQuery);
  if (!types || races.length < bet.legs.length) return null;
  const { country, date } = bet.race;
  const reasons = betReasons(bet, races, wagerTypeOf(types, { country, pool: bet.pool, date }));
  if (reasons.length === 0) return null;
  return (
    <div>
      <h3 className={styles.title}>{t('bets.reason.title')}</h3>
      <ul className={styles.reasons}>
        {reasons.map((reason, at) => (
          <li key={at}>{words(reason)}</li>
        ))}
      </ul>
    </div>
  );
}
