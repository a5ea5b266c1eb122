import { moveTo, raceNowOf, type SlipTicket } from '@paddock/betslip';
import { queryClient } from '@paddock/host';
import { Button } from '@paddock/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Bet } from '../../shared/bets/bet.queries.ts';
import { putTicket } from '../../shared/betting/put-ticket.ts';
import { ticketRaceOf } from '../../shared/betting/ticket-race.model.ts';
import { useIntoSlip } from '../../shared/betting/use-into-slip.ts';
import { meetingQuery, raceQuery } from '../../shared/race.queries.ts';
import { wagerTypeOn } from '../../shared/wager-type-on.ts';
import styles from './repeat-bet.module.css';
import { ticketOfBet } from './ticket-of-bet.model.ts';

/**
 * Puts a bet into the slip once more: for the same race while it takes bets, and, for a bet on one
 * race, also for the next race of the meeting. Without those races, renders no button.
 */
export function RepeatBet({ bet }: { bet: Bet }) {
  const { t } = useTranslation('mf-racing');
  const intoSlip = useIntoSlip();
  const { data: race } = useQuery(raceQuery({ id: bet.race.id }));
  const { data: meeting } = useQuery({ ...meetingQuery(race?.meetingId ?? 0), enabled: race !== undefined });
  const isForOneRace = bet.legs.length === 1;
  const next = meeting?.races.find(({ number, status }) => number > bet.race.number && status === 'OPEN');
  const put = (ticket: SlipTicket | null) => async () => (ticket ? putTicket(ticket) : 'not-sold');
  const again = () => void intoSlip(bet.pool, put(ticketOfBet(bet, crypto.randomUUID())));
  const inNext = (id: number) =>
    void intoSlip(bet.pool, async () => {
      const shown = await queryClient.ensureQueryData(raceQuery({ id }));
      const ticket = ticketOfBet(bet, crypto.randomUUID());
      if (!ticket || !(await wagerTypeOn(shown, bet.pool))) return 'not-sold';
      const field = raceNowOf(shown).field;
      return put(moveTo(ticket, { id: ticket.id, race: ticketRaceOf(shown), field }))();
    });
  return (
    <div className={styles.repeat}>
      {race?.status === 'OPEN' && <Button onClick={again}>{t('bets.repeat.same')}</Button>}
      {isForOneRace && next && (
        <Button onClick={() => inNext(next.id)}>{t('bets.repeat.next', { number: next.number })}</Button>
      )}
    </div>
  );
}
