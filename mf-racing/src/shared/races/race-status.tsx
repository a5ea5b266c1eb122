import type { RaceStatus } from '@paddock/api';
import { Badge, type BadgeTone } from '@paddock/ui/badge';
import { useTranslation } from 'react-i18next';

const TONES: Record<RaceStatus, BadgeTone> = {
  OPEN: 'info',
  CLOSED: 'neutral',
  FINISHED: 'warning',
  OFFICIAL: 'success',
  CANCELLED: 'danger',
};

/** The status of a race in words. */
export function RaceStatusBadge({ status }: { status: RaceStatus }) {
  const { t } = useTranslation('mf-racing');
  return <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>;
}

/**
 * The status of a race in a list. Renders nothing for the usual ones: open before the off, official
 * after it.
 */
export const UnusualStatusBadge = ({ status }: { status: RaceStatus }) =>
  status === 'OPEN' || status === 'OFFICIAL' ? null : <RaceStatusBadge status={status} />;
