import type { Race } from '@paddock/api';
import { draftOf, fitDraft, type SlipTicket } from '@paddock/betslip';
import { newTicket } from '../../../shared/betting/new-ticket.ts';
import { racesOfPool } from '../../../shared/betting/races-of-pool.ts';
import { wagerTypeOn } from '../../../shared/wager-type-on.ts';

export interface PoolOfRace {
  race: Race;
  /** The key of the pool. */
  pool: string;
  /** Horses that are ticked in the URL. */
  startNrs: readonly number[];
}

/**
 * A new ticket on a pool, with the horses of the URL ticked.
 * @returns null if the pool is not sold
 */
export async function ticketFor({ race, pool, startNrs }: PoolOfRace): Promise<SlipTicket | null> {
  const type = await wagerTypeOn(race, pool);
  if (!type) return null;
  const ticket = await newTicket({ pool, type, races: await racesOfPool(race, pool) });
  if (startNrs.length === 0) return ticket;
  const { marks } = draftOf(startNrs);
  return { ...ticket, draft: fitDraft({ ...ticket.draft, marks: { ...ticket.draft.marks, ...marks } }, type) };
}
