import { useState } from 'react';

/**
 * The items up to the newest shown one. While `isHeld`, newer ones wait: nothing moves under the
 * reader.
 */
export function useSteadyItems<Item extends { id: number }>(items: readonly Item[], isHeld: boolean) {
  const newest = items[0]?.id ?? 0;
  const [upTo, setUpTo] = useState(newest);
  if (!isHeld && upTo !== newest) setUpTo(newest);
  // A list with only newer items than the shown one was replaced: all of it is shown.
  const from = Math.max(
    0,
    items.findIndex(({ id }) => id <= upTo),
  );
  return {
    shown: from === 0 ? items : items.slice(from),
    waiting: from,
    show: () => setUpTo(newest),
  };
}
