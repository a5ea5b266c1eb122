import type { SlipTicket } from '@paddock/betslip';
import { Button } from '@paddock/ui/button';
import { useTranslation } from 'react-i18next';
import type { Bet } from '../../shared/bets/bet.queries.ts';
import { putTicket } from '../../shared/betting/put-ticket.ts';
import { useIntoSlip } from '../../shared/betting/use-into-slip.ts';
import { ticketAgainOf, ticketInNextRace } from './repeat-ticket.ts';

/** Puts a placed bet into the slip once more: unchanged, or for the next race. Sends nothing. */
export function RepeatBet({ bet }: { bet: Bet }) {
  const { t } = useTranslation('mf-racing');
  const intoSlip = useIntoSlip();
  const put = (find: (ticket: SlipTicket) => Promise<SlipTicket | null>) =>
    intoSlip(bet.pool, async () => {
      const ticket = ticketAgainOf(bet);
      const found = ticket && (await find(ticket));
      return found ? putTicket(found) : 'not-sold';
    });
  const hasNextRace = bet.legs.length === 1 && !/^H2H|^ltm/.test(bet.pool);
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => void put(async (ticket) => ticket)}>
        {t('slip.repeat')}
      </Button>
      {hasNextRace && (
        <Button size="small" variant="quiet" onClick={() => void put(ticketInNextRace)}>
          {t('slip.inNextRace')}
        </Button>
      )}
    </>
  );
}
