import type { Race } from '@paddock/api';
import { type TicketDraft, ticketOf } from '@paddock/betslip';
import type { WagerType } from '@paddock/wagers';

/**
 * The open pool of a race that takes the calculator's ticket; null if there is none, and for bets
 * over several races.
 * @param draft fits the wager type
 */
export function openPoolOf(
  { status, pools }: Pick<Race, 'status' | 'pools'>,
  type: WagerType,
  draft: TicketDraft,
): string | null {
  if (status !== 'OPEN' || type.param.pick) return null;
  const isOpen = (name: string) => pools.some((pool) => pool.name === name && pool.status === 'OPEN');
  if (type.rule.pools.length > 0) return type.rule.pools.every(isOpen) ? type.name[0] : null;
  // A match bet's pool is named after its rivals.
  const names = type.param.h2h ? [ticketOf(draft, type, type.param.minstake).pool ?? ''] : type.name;
  return names.find(isOpen) ?? null;
}
