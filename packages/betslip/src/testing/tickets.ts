import type { WagerType } from '@paddock/wagers';
import { wagerTypes } from '@paddock/wagers/types';
import type { Now, PoolNow, RaceNow } from '../now.ts';
import { priceOf } from '../pricing/price-of.ts';
import type { SlipTicket, TicketRace } from '../slip.ts';
import { contentOf } from '../storing/parse-slip.ts';

export const off = '2026-11-21T13:05:00Z';

/** @throws Error if no wager type has this id */
export const typeOf = (id: string): WagerType => {
  const type = wagerTypes.find((candidate) => candidate.id === id);
  if (!type) throw new Error(`${id} is not sold`);
  return type;
};

/** The facts of a race that a ticket stores. */
export const ticketRace = (id: number, country = 'DEU'): TicketRace => ({
  id,
  country,
  track: 'Lindenau',
  number: id,
  off,
});

/** A ticket written as one line, on the races 1 to `legs`. */
export const slipTicket = (line: string, part: Partial<SlipTicket> = {}, legs = 1): SlipTicket => {
  const content = contentOf(line);
  if (!content) throw new Error(`${line} is no ticket`);
  const [first, ...more] = Array.from({ length: legs }, (_, at) => ticketRace(at + 1, line.slice(0, 3)));
  return { id: 'a', races: [first as TicketRace, ...more], ...content, seen: null, ...part };
};

export const pool = (name: string, part: Partial<PoolNow> = {}): PoolNow => ({
  name,
  status: 'OPEN',
  reason: null,
  closesAt: off,
  odds: [],
  ...part,
});

/** A field of the starters 1 to `runners`, some of which do not run. */
export const fieldOf = (runners: number, nonRunners: readonly number[] = []): RaceNow['field'] => ({
  starters: Array.from({ length: runners }, (_, at) => at + 1).filter((startNr) => !nonRunners.includes(startNr)),
  nonRunners,
});

/** An open race of eight. */
export const raceNow = (part: Partial<RaceNow> = {}): RaceNow => ({
  id: 1,
  date: '2026-11-21',
  status: 'OPEN',
  off,
  field: fieldOf(8),
  pools: ['WIN', 'PLC', 'EXA', 'SWI', 'TRI'].map((name) => pool(name)),
  ...part,
});

/** Ten minutes before the off. */
export const nowOf = (...races: readonly RaceNow[]): Now => ({
  at: '2026-11-21T12:55:00Z',
  races: new Map(races.map((race) => [race.id, race])),
  wagerTypes,
  serverPrices: new Map(),
});

/** The same facts after the server priced these tickets: at the engine's price, or at `price`. */
export const askedFor = (now: Now, tickets: readonly SlipTicket[], price?: number): Now => ({
  ...now,
  serverPrices: new Map([
    ...now.serverPrices,
    ...tickets.flatMap((ticket) => {
      const quote = priceOf(ticket, now);
      return quote.key !== null && quote.priced ? [[quote.key, price ?? quote.priced.price] as const] : [];
    }),
  ]),
});
