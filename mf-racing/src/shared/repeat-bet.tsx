import type { SlipTicket } from '@paddock/betslip';
import { Button } from '@paddock/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Bet } from './bets/bet.queries.ts';
import { putTicket } from './betting/put-ticket.ts';
import { useIntoSlip } from './betting/use-into-slip.ts';
import { meetingQuery, raceQuery } from './race.queries.ts';
import { canMove, ticketAgainOf, ticketInNextRace } from './repeat-ticket.ts';

/**
 * Puts a placed bet into the slip once more, while its race takes bets, or the same way and stake
 * into the next race of the meeting. Sends nothing. Without those races, renders no button.
 */
export function RepeatBet({ bet }: { bet: Bet }) {
  const { t } = useTranslation('mf-racing');
  const intoSlip = useIntoSlip();
  const { data: race } = useQuery(raceQuery({ id: bet.race.id }));
  const { data: meeting } = useQuery({ ...meetingQuery(race?.meetingId ?? 0), enabled: race !== undefined });
  const hasNextRace = meeting?.races.some(({ number, status }) => number > bet.race.number && status === 'OPEN');
  const put = (find: (ticket: SlipTicket) => Promise<SlipTicket | null>) =>
    intoSlip(bet.pool, async () => {
      const ticket = ticketAgainOf(bet);
      const found = ticket && (await find(ticket));
      return found ? putTicket(found) : 'not-sold';
    });
  return (
    <>
      {race?.status === 'OPEN' && (
        <Button size="small" variant="quiet" onClick={() => void put(async (ticket) => ticket)}>
          {t('slip.repeat')}
        </Button>
      )}
      {hasNextRace && canMove(bet) && (
        <Button size="small" variant="quiet" onClick={() => void put(ticketInNextRace)}>
          {t('slip.inNextRace')}
        </Button>
      )}
    </>
  );
}
