import type { Race } from '@paddock/api';
import { type TicketDraft, ticketOf } from '@paddock/betslip';
import type { WagerType } from '@paddock/wagers';

/**
 * The pool of a race in which a ticket of the calculator can be placed; null without one, and for
 * bets over several races.
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
  // A match bet is the pool of its rivals.
  const names = type.param.h2h ? [ticketOf(draft, type, type.param.minstake).pool ?? ''] : type.name;
  return names.find(isOpen) ?? null;
}
