import { Badge, type BadgeTone } from '@paddock/ui/badge';
import { useTranslation } from 'react-i18next';
import type { TeamBet } from './shared/team-bets.queries.ts';

const TONES: Record<TeamBet['status'], BadgeTone> = { OPEN: 'info', CLOSED: 'neutral', SETTLED: 'success' };

/** The status of a team bet in words. */
export function TeamBetStatusBadge({ status }: Pick<TeamBet, 'status'>) {
  const { t } = useTranslation('mf-racing');
  return <Badge tone={TONES[status]}>{t(`teamBets.status.${status}`)}</Badge>;
}
