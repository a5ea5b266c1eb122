import type { TicketDraft } from '../drafting/ticket-draft.ts';
import type { Seen, Slip, SlipTicket, TicketRace } from '../slip.ts';
import { type StoredMarks, VERSION } from './stored-ticket.ts';

// Only known fields are written: `parseSlip` cannot read a ticket with any other field.
const raceOf = ({ id, country, track, number, off }: TicketRace): TicketRace => ({ id, country, track, number, off });

const seenOf = ({ price, odds, nonRunners, offs }: Seen): Seen => ({
  price,
  odds: odds.map(({ leg, pool, startNr, odds }) => ({
    ...(leg === undefined ? {} : { leg }),
    pool,
    startNr,
    odds,
  })),
  nonRunners,
  offs,
});

const draftOf = ({ way, marks, orders, multi, size, folds, placed, flexi, jackpot }: TicketDraft): TicketDraft => ({
  way,
  marks,
  orders,
  multi,
  size,
  folds,
  ...(placed === undefined ? {} : { placed }),
  flexi,
  jackpot,
});

const store = ({ id, races, wager, pool, draft, stake, seen }: SlipTicket): StoredMarks => {
  const [first, ...more] = races;
  return {
    v: VERSION,
    id,
    races: [raceOf(first), ...more.map(raceOf)],
    wager,
    pool,
    draft: draftOf(draft),
    stake,
    seen: seen && seenOf(seen),
  };
};

/**
 * The slip as data for storage: a list, one entry a ticket, each with its version. Unreadable
 * entries are written as they were read.
 */
export const storeSlip = (slip: Slip): unknown => [
  ...slip.tickets.map(store),
  ...slip.unreadable.map(({ stored }) => stored),
];
