import { useRefreshedQuery } from '@paddock/pages';
import { Badge } from '@paddock/ui/badge';
import { useTranslation } from 'react-i18next';
import { raceBetsQuery } from '../../../shared/bets/bet.queries.ts';
import type { MyTicketMarkProps } from './my-ticket-mark.tsx';

/** As many bets as the API gives at once. */
const MOST_BETS = 100;

/** Says that a ticket of the customer has this dividend. */
export function HitMark({ raceId, dividend }: MyTicketMarkProps) {
  const { t } = useTranslation('mf-racing');
  const { data } = useRefreshedQuery(raceBetsQuery(raceId, 1, MOST_BETS), (answer) =>
    answer?.data.some(({ status }) => status === 'accepted') ? 'medium' : null,
  );
  const isHit = data?.data.some(({ hits }) =>
    hits.some(
      ({ pool, combination, note }) =>
        pool === dividend.pool && combination === dividend.combination && note === dividend.note,
    ),
  );
  return (
    isHit && (
      <>
        {' '}
        <Badge tone="success">{t('dividends.onMyTicket')}</Badge>
      </>
    )
  );
}
