import { useTranslation } from 'react-i18next';
import { usePoolName } from '../../shared/use-pool-name.ts';
import type { TeamBet } from './team-bets.queries.ts';

/** The name of a team bet: its pool and its race. */
export function useTeamBetName(): (teamBet: TeamBet) => string {
  const { t } = useTranslation('mf-racing');
  const poolName = usePoolName();
  return ({ pool, race: { number, name } }) => t('teamBets.name', { pool: poolName(pool), number, name });
}
