import { countLegs, type WagerType, wagerTypesOn } from '@paddock/wagers';
import { emptyDraft, marksIn } from '../drafting/ticket-draft.ts';
import type { Now } from '../now.ts';
import type { SlipTicket, TicketRace } from '../slip.ts';

/** Tickets on single horses that can become one multiple: one race each, ordered by their offs. */
export interface Combinable {
  readonly type: WagerType;
  readonly tickets: readonly SlipTicket[];
}

const isSingle = ({ races, pool, draft }: SlipTicket): boolean => {
  const horses = marksIn(draft, 'horses');
  const isOfPool = pool === 'WIN' || pool === 'PLC';
  return isOfPool && races.length === 1 && draft.way === 'singles' && typeof horses !== 'string' && horses.length > 0;
};

/** The multiples that the tickets of a slip can become: at most one per country. */
export const combinableIn = (tickets: readonly SlipTicket[], now: Now): Combinable[] =>
  [...Map.groupBy(tickets.filter(isSingle), ({ races: [{ country }] }) => country)].flatMap(([country, singles]) => {
    const own = singles.toSorted(({ races: [a] }, { races: [b] }) => Date.parse(a.off) - Date.parse(b.off));
    const ids = new Set(own.map(({ races: [{ id }] }) => id));
    const date = own[0] && now.races.get(own[0].races[0].id)?.date;
    const type =
      date &&
      wagerTypesOn(now.wagerTypes, date, country).find(
        ({ rule, param }) => rule.folds && countLegs(param) === own.length,
      );
    return type && ids.size === own.length ? [{ type, tickets: own }] : [];
  });

/**
 * The multiple of tickets: its horses must win, those of place bets must be placed.
 * @param id new and random
 * @param stake cents of one combination
 */
export const multipleOf = ({ type, tickets }: Combinable, { id, stake }: { id: string; stake: number }): SlipTicket => {
  const [first, ...more] = tickets.map(({ races: [race] }) => race);
  return {
    id,
    races: [first as TicketRace, ...more],
    wager: type.id,
    pool: type.name[0],
    draft: {
      ...emptyDraft,
      way: 'legs',
      marks: Object.fromEntries(tickets.map(({ draft }, at) => [`leg${at + 1}`, marksIn(draft, 'horses')])),
      placed: tickets.flatMap(({ pool }, at) => (pool === 'PLC' ? [at + 1] : [])),
    },
    stake,
    seen: null,
  };
};
