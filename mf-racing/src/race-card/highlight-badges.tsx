import { Badge } from '@paddock/ui/badge';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { highlightsQuery } from '../shared/races/highlights.queries.ts';

/**
 * The reasons why a race is one of today's highlights, except its jackpot, which has its own badge.
 * Renders nothing if the highlights fail to load.
 */
export function HighlightBadges({ raceId }: { raceId: number }) {
  const { t } = useTranslation('mf-racing');
  const { data } = useQuery(highlightsQuery);
  const reasons = data?.find(({ id }) => id === raceId)?.reasons ?? [];
  return reasons
    .filter((reason) => reason !== 'JACKPOT')
    .map((reason) => <Badge key={reason}>{t(`highlights.reason.${reason}`)}</Badge>);
}
