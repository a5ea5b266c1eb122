import { Badge, type BadgeTone } from '@paddock/ui/badge';
import { useTranslation } from 'react-i18next';
import type { TeamShare } from './team-bets.queries.ts';

const TONES: Record<TeamShare['status'], BadgeTone> = {
  accepted: 'info',
  won: 'success',
  lost: 'neutral',
  refunded: 'neutral',
};

/** The outcome of a share, in a word. */
export function ShareStatusBadge({ status }: Pick<TeamShare, 'status'>) {
  const { t } = useTranslation('mf-racing');
  return <Badge tone={TONES[status]}>{t(`teamBets.shareStatus.${status}`)}</Badge>;
}
