import type { Now, RaceNow, SlipTicket } from '@paddock/betslip';
import { parseSelection, priceTicket, type Ticket, wagerTypesOn } from '@paddock/wagers';
import { wagerTypes as allTypes } from '@paddock/wagers/types';

const [DATE, OFF] = ['2026-11-21', '2026-11-21T18:00:00Z'];
const RACE_ID = 7;
const wagerTypes = wagerTypesOn(allTypes, DATE, 'DEU');
const POOLS = ['WIN', 'fixWIN', 'SWI'] as const;

/** The tickets of the model: on one race, with three kinds of pools. */
export const TICKETS: readonly SlipTicket[] = (
  [
    ['WIN', 'singles', [3, 5], 200],
    ['fixWIN', 'singles', [3], 100],
    ['SWI', 'boxed', 'ALL', 100],
  ] as const
).map(([pool, way, horses, stake]) => ({
  id: pool,
  races: [{ id: RACE_ID, country: 'DEU', track: 'Lindenau', number: 3, off: OFF }],
  wager: `DEU-${pool}`,
  pool,
  draft: {
    way,
    marks: { horses: typeof horses === 'string' ? horses : [...horses] },
    orders: 'one',
    multi: 4,
    size: 0,
    folds: [],
    flexi: 100,
    jackpot: false,
  },
  stake,
  seen: null,
}));

/** A request as it arrives. */
export interface BetSent {
  pool: string;
  leg1?: number[];
  selection?: string;
  stake: number;
  expectedPrice: number;
  odds?: { startNr: number; odds: number }[];
}

/** A race that changes, on a server with its own price. */
export function createModelRace() {
  let odds = 400;
  let off = OFF;
  let nonRunners: number[] = [];
  let isOver = false;
  /** The server's surcharge on the engine's price (cents). */
  let surcharge = 0;

  const show = (): RaceNow => ({
    id: RACE_ID,
    date: DATE,
    status: isOver ? 'CLOSED' : 'OPEN',
    off,
    field: { starters: [1, 2, 3, 4, 5, 6, 7, 8].filter((each) => !nonRunners.includes(each)), nonRunners },
    pools: POOLS.map((name) => ({
      name,
      status: isOver ? 'CLOSED' : 'OPEN',
      reason: null,
      closesAt: off,
      odds: [1, 2, 3, 4, 5, 6, 7, 8].map((startNr) => ({ startNr, odds: odds + startNr, max: null })),
    })),
  });

  const nowOf = (at: number, race: RaceNow, serverPrices: Now['serverPrices']): Now => ({
    at: new Date(at).toISOString(),
    races: new Map([[race.id, race]]),
    wagerTypes,
    serverPrices,
  });

  /** Cents; null if the engine refuses the ticket. */
  const priceOfTicket = (ticket: Ticket): number | null => {
    const type = wagerTypes.find(({ id }) => id === ticket.wager);
    const pricing = type && priceTicket(ticket, type, [show().field]);
    return pricing?.kind === 'priced' ? pricing.price + surcharge : null;
  };

  const ticketIn = ({ pool, leg1, selection: text, stake }: BetSent): Ticket | null => {
    const parsed = text === undefined ? null : parseSelection(text);
    if (parsed?.kind === 'unreadable') return null;
    const selection = parsed ? parsed.selection : ({ kind: 'singles', horses: leg1 ?? [] } as const);
    return { wager: `DEU-${pool}`, selection, stake };
  };

  return {
    show,
    nowOf,
    priceOfTicket,
    /** The code of a bet's refusal; null if it is taken. */
    refuses(request: BetSent): string | null {
      const ticket = ticketIn(request);
      const price = ticket && priceOfTicket(ticket);
      if (isOver) return 'race_closed';
      if (price === null) return 'invalid_parameters';
      if (price !== request.expectedPrice) return 'price_changed';
      const isAgreed = request.odds?.every((shown) => shown.odds === odds + shown.startNr) ?? request.pool !== 'fixWIN';
      return isAgreed ? null : 'odds_changed';
    },
    move(what: 'odds' | 'off' | 'nonRunner' | 'over' | 'surcharge') {
      if (what === 'odds') odds = odds === 400 ? 380 : 400;
      if (what === 'off') off = off === OFF ? '2026-11-21T18:05:00Z' : OFF;
      if (what === 'nonRunner') nonRunners = nonRunners.length === 0 ? [3] : [3, 7];
      if (what === 'over') isOver = true;
      if (what === 'surcharge') surcharge = surcharge === 0 ? 10 : 0;
    },
  };
}
