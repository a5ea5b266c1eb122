import { type Horses, printTicket, type WagerType } from '@paddock/wagers';
import type { ColumnKey, TicketDraft } from '../drafting/ticket-draft.ts';
import { ticketIn } from '../drafting/ticket-in.ts';
import type { Seen, Slip, SlipTicket, TicketRace } from '../slip.ts';
import { contentOf } from './parse-slip.ts';
import { type StoredLine, type StoredMarks, VERSION } from './stored-ticket.ts';

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

/** A list as text; its order has no meaning. */
const asMarks = (horses: Horses): string => (typeof horses === 'string' ? horses : horses.toSorted().join());

/** Whether a line keeps the whole ticket, marks of other ways included. */
const saysAll = (line: string, { wager, pool, draft, stake }: SlipTicket): boolean => {
  const said = contentOf(line);
  const marks = Object.entries(draft.marks) as [ColumnKey, Horses][];
  return (
    said?.wager === wager &&
    said.pool === pool &&
    said.stake === stake &&
    marks.every(([key, horses]) => horses.length === 0 || asMarks(horses) === asMarks(said.draft.marks[key] ?? []))
  );
};

const store = (ticket: SlipTicket, wagerTypes: readonly WagerType[]): StoredLine | StoredMarks => {
  const { id, races, seen, wager, pool, draft, stake } = ticket;
  const [first, ...more] = races;
  const common = {
    v: VERSION,
    id,
    races: [raceOf(first), ...more.map(raceOf)],
    seen: seen && seenOf(seen),
  } as const;
  const type = wagerTypes.find((candidate) => candidate.id === wager);
  const line = type && printTicket(ticketIn(ticket, type));
  return line !== undefined && saysAll(line, ticket)
    ? { ...common, line }
    : { ...common, wager, pool, draft: draftOf(draft), stake };
};

/**
 * The slip as data for storage: a list, one entry a ticket, each with its version. A ticket is
 * stored as one line if that keeps all of it, otherwise as marks. Unreadable entries are written as
 * they were read.
 * @param wagerTypes those at hand; a ticket of another type is stored as marks
 */
export const storeSlip = (slip: Slip, wagerTypes: readonly WagerType[]): unknown => [
  ...slip.tickets.map((ticket) => store(ticket, wagerTypes)),
  ...slip.unreadable.map(({ stored }) => stored),
];
