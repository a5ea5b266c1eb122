import type { SlipTicket } from '../slip.ts';

const contentOf = ({ wager, pool, stake, draft }: SlipTicket): string =>
  JSON.stringify([
    wager,
    pool,
    stake,
    draft.way,
    Object.entries(draft.marks).toSorted(([one], [other]) => one.localeCompare(other)),
    [draft.orders, draft.multi, draft.size, draft.folds, draft.placed ?? [], draft.flexi, draft.jackpot],
  ]);

/**
 * Whether both are the same bet: the same horses in the same boxes, at the same stake. `seen` does
 * not matter.
 */
export const isSameBet = (one: SlipTicket, other: SlipTicket): boolean => contentOf(one) === contentOf(other);
