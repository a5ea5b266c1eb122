import type { Race } from '@paddock/api';
import { emptyDraft, fitDraft, type SlipTicket, type TicketDraft } from '@paddock/betslip';
import { rivalsOf, type WagerType } from '@paddock/wagers';
import { lastStake } from './stakes.store.ts';
import { ticketRaceOf } from './ticket-race.model.ts';

interface TicketChoice {
  /** Key of the pool. */
  pool: string;
  type: WagerType;
  /** The race of each leg, the first one first. */
  races: readonly [Race, ...Race[]];
  /** Horses that are ticked already. */
  marks?: TicketDraft['marks'];
}

/** A ticket on a pool, with the last stake, or else the lowest. Does not put it into the slip. */
export async function newTicket({ pool, type, races, marks = {} }: TicketChoice): Promise<SlipTicket> {
  const [first, ...more] = races;
  const rivals = rivalsOf(pool);
  return {
    id: crypto.randomUUID(),
    races: [ticketRaceOf(first), ...more.map(ticketRaceOf)],
    wager: type.id,
    pool,
    draft: fitDraft({ ...emptyDraft, marks: { ...(rivals ? { rival: rivals } : {}), ...marks } }, type),
    stake: Math.max((await lastStake(type.id)) ?? 0, type.param.minstake),
    seen: null,
  };
}
