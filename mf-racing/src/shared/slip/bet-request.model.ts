import type { ApiInput } from '@paddock/api';
import { printSelection, type Selection, type Ticket } from '@paddock/wagers';

type BetTicket = ApiInput<'calculateBet'>['body'];
type Content = Pick<BetTicket, 'selection' | `leg${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`>;

/** The API takes single horses as a list, and everything else in the notation of a ticket. */
const contentOf = (selection: Selection): Content =>
  selection.kind === 'singles' && typeof selection.horses !== 'string'
    ? { leg1: [...selection.horses] }
    : { selection: printSelection(selection) };

interface Sold {
  /** Of the first race. */
  raceId: number;
  /** Key of the pool: `QNP`, `H2H_3_7`. */
  pool: string;
  /** The races of a multiple (`TicketPrice.chosenRaces`). */
  chosenRaces: readonly number[];
}

/** A ticket as the API takes it. */
export const betRequestOf = ({ raceId, pool, chosenRaces }: Sold, ticket: Ticket): BetTicket => {
  const { selection, stake, flexi, multi, placed, jackpot, reserves = [] } = ticket;
  const [first = [], ...more] = reserves.map((list) => [...list]);
  const isOfSeveral = more.length > 0;
  return {
    raceId,
    pool,
    ...contentOf(selection),
    stake,
    ...(flexi === undefined ? {} : { flexi }),
    ...(multi === undefined ? {} : { multi }),
    ...(chosenRaces.length > 0 ? { races: [...chosenRaces] } : {}),
    ...(placed?.length ? { placed: [...placed] } : {}),
    ...(jackpot ? { jackpot } : {}),
    ...(isOfSeveral ? { reservesByLeg: [first, ...more] } : {}),
    ...(!isOfSeveral && first.length > 0 ? { reserves: first } : {}),
  };
};
