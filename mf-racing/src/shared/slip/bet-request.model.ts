import type { ApiInput } from '@paddock/api';
import { printSelection, type Selection, type Ticket } from '@paddock/wagers';

type BetTicket = ApiInput<'calculateBet'>['body'];
type Content = Pick<BetTicket, 'selection' | `leg${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`>;

/** The API takes single horses as a list, and everything else in the notation of a ticket. */
const contentOf = (selection: Selection): Content =>
  selection.kind === 'singles' && typeof selection.horses !== 'string'
    ? { leg1: [...selection.horses] }
    : { selection: printSelection(selection) };

/**
 * A ticket as the API takes it.
 * @param raceId of the first race
 * @param pool key of the pool: `QNP`, `H2H_3_7`
 */
export const betRequestOf = (raceId: number, pool: string, ticket: Ticket): BetTicket => {
  const { selection, stake, flexi, multi, jackpot, reserves = [] } = ticket;
  const [first = [], ...more] = reserves.map((list) => [...list]);
  const isOfSeveral = more.length > 0;
  return {
    raceId,
    pool,
    ...contentOf(selection),
    stake,
    ...(flexi === undefined ? {} : { flexi }),
    ...(multi === undefined ? {} : { multi }),
    ...(jackpot ? { jackpot } : {}),
    ...(isOfSeveral ? { reservesByLeg: [first, ...more] } : {}),
    ...(!isOfSeveral && first.length > 0 ? { reserves: first } : {}),
  };
};
