import { type Flexi, printSelection, type Selection, type StartNr, type Ticket } from '@paddock/wagers';

/**
 * A ticket in the format of the API, with its client's names. For its rules see `calculateBet` and
 * `sendBet`.
 */
export interface BetRequest {
  raceId: number;
  /** Key of the pool: `QNP`, `H2H_3_7`. */
  pool: string;
  /** Horses; each is a separate bet. */
  leg1?: StartNr[];
  /** Every other selection, as `printSelection` writes it. */
  selection?: string;
  /** Cents. */
  stake: number;
  flexi?: Exclude<Flexi, 100>;
  multi?: number;
  /** Of a multiple, the races of its legs. */
  races?: number[];
  /** Of a multiple, the legs (from 1) to place. */
  placed?: number[];
  jackpot?: true;
  reserves?: StartNr[];
  reservesByLeg?: StartNr[][];
}

/** The API takes single horses as a list, and everything else in the notation of a ticket. */
const contentOf = (selection: Selection): Pick<BetRequest, 'leg1' | 'selection'> =>
  selection.kind === 'singles' && typeof selection.horses !== 'string'
    ? { leg1: [...new Set(selection.horses)] }
    : { selection: printSelection(selection) };

/**
 * A ticket as the API takes it.
 * @param raceId of the first race
 * @param pool key of the pool: `QNP`, `H2H_3_7`
 * @param chosenRaces of a multiple (`TicketPrice.chosenRaces`)
 */
export const betRequestOf = (
  raceId: number,
  pool: string,
  ticket: Ticket,
  chosenRaces: readonly number[] = [],
): BetRequest => {
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
