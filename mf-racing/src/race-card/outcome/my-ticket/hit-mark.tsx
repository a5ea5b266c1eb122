import { useRefreshedQuery } from '@paddock/pages';
import { Badge } from '@paddock/ui/badge';
import { useTranslation } from 'react-i18next';
import { raceBetsQuery } from '../../../shared/bets/bet.queries.ts';
import type { MyTicketMarkProps } from './my-ticket-mark.tsx';

/** The API's maximum for one page of bets. */
const MAX_BETS = 100;

/** Marks a dividend that a ticket of the customer has won. */
export function HitMark({ raceId, dividend }: MyTicketMarkProps) {
  const { t } = useTranslation('mf-racing');
  const { data } = useRefreshedQuery(raceBetsQuery(raceId, 1, MAX_BETS), (answer) =>
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
