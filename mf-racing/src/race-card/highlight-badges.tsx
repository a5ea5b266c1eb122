import { Badge } from '@paddock/ui/badge';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { highlightsQuery } from '../shared/races/highlights.queries.ts';

/** Why a race is one of today's highlights, but for its jackpot, which it says itself; nothing where that cannot be had. */
export function HighlightBadges({ raceId }: { raceId: number }) {
  const { t } = useTranslation('mf-racing');
  const { data } = useQuery(highlightsQuery);
  const reasons = data?.find(({ id }) => id === raceId)?.reasons ?? [];
  return reasons
    .filter((reason) => reason !== 'JACKPOT')
    .map((reason) => <Badge key={reason}>{t(`highlights.reason.${reason}`)}</Badge>);
}
