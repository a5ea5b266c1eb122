import type { Ticket } from '@paddock/wagers';
import { type Written, writtenTicket } from '@paddock/wagers/testing';
import fc from 'fast-check';
import { draftFrom } from '../drafting/draft-from.ts';
import type { Now } from '../now.ts';
import type { Slip, SlipTicket, TicketRace } from '../slip.ts';
import { nowOf, pool, raceNow, ticketRace } from './tickets.ts';

export const runs = Number(process.env.RUNS ?? 1_000);

/** Random tickets with what `writtenTicket` leaves out: reserves, jackpot and SpOt. */
export const anyWritten: fc.Arbitrary<Written> = writtenTicket.chain((written) => {
  const { type, races, ticket } = written;
  const someOf = (starters: readonly number[] = []) =>
    fc.shuffledSubarray([...starters], { maxLength: Math.min(2, starters.length) });
  const reserves = fc.tuple(...races.map(({ starters }) => someOf(starters)));
  const [size] = type.param.spotCombinedOptions;
  const spot = someOf(races[0]?.starters).map((own): Ticket['selection'] => ({
    kind: 'spot',
    own: type.param.spotInsert ? own : [],
    size: size ?? 1,
  }));
  return fc
    .record({
      reserves: type.param.hasrepl ? fc.option(reserves, { nil: undefined }) : fc.constant(undefined),
      jackpot: type.rule.jackpotStake === null ? fc.constant(false) : fc.boolean(),
      selection:
        size === undefined || type.param.pick
          ? fc.constant(ticket.selection)
          : fc.oneof({ weight: 4, arbitrary: fc.constant(ticket.selection) }, spot),
    })
    .map((more) => ({
      ...written,
      ticket: {
        ...ticket,
        selection: more.selection,
        ...(more.jackpot ? { jackpot: true as const } : {}),
        ...(more.reserves?.some(({ length }) => length > 0) ? { reserves: more.reserves } : {}),
      },
    }));
});

/** A ticket in a slip, with its wager type and its races as they are now. */
export interface TicketInSlip {
  ticket: SlipTicket;
  now: Now;
  written: Written;
}

export const ticketInSlip: fc.Arbitrary<TicketInSlip> = fc.tuple(anyWritten, fc.uuid()).map(([written, id]) => {
  const { type, ticket, races } = written;
  const key = ticket.pool ?? type.name[0];
  const pools = [key, ...type.rule.pools].map((name) => pool(name));
  const [first, ...more] = races.map((_, at) => ticketRace(at + 1, type.country));
  return {
    written,
    ticket: {
      id,
      races: [first as TicketRace, ...more],
      wager: type.id,
      pool: key,
      draft: draftFrom(ticket),
      stake: ticket.stake,
      seen: null,
    },
    now: { ...nowOf(...races.map((field, at) => raceNow({ id: at + 1, field, pools }))), wagerTypes: [type] },
  };
});

const seenOdds = [
  { pool: 'fixWIN', startNr: 3, odds: 402 },
  { leg: 2, pool: 'PLC', startNr: 5, odds: 180 },
];

/** Tickets in any state of completion: with hidden marks, without a stake, seen or not. */
const anySlipTicket: fc.Arbitrary<SlipTicket> = fc
  .tuple(
    ticketInSlip,
    ticketInSlip,
    fc.record({ isMixed: fc.boolean(), hasStake: fc.boolean(), isSeen: fc.boolean(), price: fc.nat() }),
  )
  .map(([{ ticket }, { ticket: other }, { isMixed, hasStake, isSeen, price }]) => ({
    ...ticket,
    draft: isMixed ? { ...ticket.draft, marks: { ...other.draft.marks, ...ticket.draft.marks } } : ticket.draft,
    stake: hasStake ? ticket.stake : null,
    seen: isSeen ? { price, odds: [...seenOdds], nonRunners: [[7]], offs: [ticket.races[0].off] } : null,
  }));

export const anySlip: fc.Arbitrary<Slip> = fc
  .uniqueArray(anySlipTicket, { maxLength: 4, selector: ({ id }) => id })
  .map((tickets) => ({ tickets, unreadable: [] }));
