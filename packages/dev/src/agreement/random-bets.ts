import type { SlipTicket, TicketDraft, TicketRace } from '@paddock/betslip';
import { ticketInSlip } from '@paddock/betslip/testing';
import { type Race, type StartNr, type WagerType, wagerTypesOn } from '@paddock/wagers';
import { wagerTypes } from '@paddock/wagers/types';
import fc from 'fast-check';

/** A ticket of the slip with the fields of its races, on a day on which its wager type is sold. */
export interface Bet {
  type: WagerType;
  /** `YYYY-MM-DD` */
  date: string;
  ticket: SlipTicket;
  fields: readonly Race[];
  isHandicap: boolean;
}

const DAY = '2026-11-21';

const isSold = ({ id, country }: WagerType, date: string): boolean =>
  wagerTypesOn(wagerTypes, date, country).some((sold) => sold.id === id);

const dayOf = (type: WagerType): string => (isSold(type, DAY) ? DAY : (type.validUntil ?? type.validFrom));

/** Adds starters without bets, up to the number that the wager type needs. */
const filled = (field: Race, { param }: WagerType): Race => {
  const last = Math.max(...field.starters, ...field.nonRunners);
  const missing = Math.max(0, param.minRunners - field.starters.length);
  return { ...field, starters: [...field.starters, ...Array.from({ length: missing }, (_, at) => last + 1 + at)] };
};

const withDraft = (bet: Bet, draft: Partial<TicketDraft>): Bet => ({
  ...bet,
  ticket: { ...bet.ticket, draft: { ...bet.ticket.draft, ...draft } },
});

const withStake = (bet: Bet, stake: number): Bet => ({ ...bet, ticket: { ...bet.ticket, stake } });

/** Changes the marks of the first column, which is often a banker or a place. */
const withMarks = (bet: Bet, change: (horses: readonly StartNr[]) => readonly StartNr[]): Bet => {
  const [key, horses] = Object.entries(bet.ticket.draft.marks)[0] ?? [];
  if (!key || !horses || typeof horses === 'string') return bet;
  return withDraft(bet, { marks: { ...bet.ticket.draft.marks, [key]: change(horses) } });
};

/** Makes the first starter of the first race a non-runner. */
const withNonRunner = (bet: Bet): Bet => {
  const [first, ...more] = bet.fields;
  if (!first) return bet;
  const [out, ...starters] = first.starters;
  return { ...bet, fields: [{ ...first, starters, nonRunners: [...first.nonRunners, out ?? 0].sort() }, ...more] };
};

const TWISTS: readonly ((bet: Bet) => Bet)[] = [
  (bet) => withStake(bet, bet.type.param.minstake - 1),
  (bet) => withStake(bet, (bet.ticket.stake ?? 0) + 1),
  withNonRunner,
  (bet) => withMarks(bet, (horses) => [...horses, 98]),
  (bet) => withMarks(bet, (horses) => horses.slice(1)),
  (bet) => withDraft(bet, { way: 'places' }),
  (bet) => withDraft(bet, { way: 'boxed', orders: 'one' }),
  (bet) => withDraft(bet, { flexi: 50 }),
  (bet) => withDraft(bet, { multi: 9 }),
  (bet) => withDraft(bet, { jackpot: true }),
  (bet) => withDraft(bet, { folds: [] }),
  (bet) => withDraft(bet, { marks: { ...bet.ticket.draft.marks, reserve1: [1, 2, 3] } }),
];

/** Tickets of every wager type. Half of them are changed, so that some are not sold. */
export const anyBet: fc.Arbitrary<Bet> = fc
  .record({
    inSlip: ticketInSlip,
    isHandicap: fc.boolean(),
    twists: fc.array(fc.constantFrom(...TWISTS), { maxLength: 2 }),
  })
  .map(({ inSlip: { ticket, written }, isHandicap, twists }) => {
    // The generator lowers the minimum of runners of a wager type, but the server has the real one.
    const type = wagerTypes.find(({ id }) => id === written.type.id) ?? written.type;
    const fields = written.races.map((field) => filled(field, type));
    const bet: Bet = { type, date: dayOf(type), ticket, fields, isHandicap };
    return twists.reduce((changed, twist) => twist(changed), bet);
  });

/** The races of a ticket under the ids that they have on a server. */
export const onRaces = ({ ticket }: Bet, ids: readonly number[]): SlipTicket => {
  const [first, ...more] = ticket.races.map((race, leg): TicketRace => ({ ...race, id: ids[leg] ?? 0 }));
  return { ...ticket, races: [first as TicketRace, ...more] };
};
