import { useEffect, useState } from 'react';

/** A jump shows a dozen rows. All at once, they block a slow device for more than 50 ms. */
const MAX_AT_ONCE = 3;

const waiting = new Set<() => void>();
let isNextDue = false;

function giveTurns(): void {
  isNextDue = false;
  for (const take of [...waiting].slice(0, MAX_AT_ONCE)) {
    waiting.delete(take);
    take();
  }
  makeNextDue();
}

function makeNextDue(): void {
  if (isNextDue || waiting.size === 0) return;
  isNextDue = true;
  // After the frame, not in it: the frame lays out and paints the previous rows.
  requestAnimationFrame(() => setTimeout(giveTurns));
}

/**
 * Whether it is a row's turn to show its content: a few rows per frame, in the order of the list.
 */
export function useTurn(waits: boolean): boolean {
  const [hasTurn, setTurn] = useState(!waits);
  useEffect(() => {
    if (hasTurn) return;
    const take = () => setTurn(true);
    waiting.add(take);
    makeNextDue();
    return () => void waiting.delete(take);
  }, [hasTurn]);
  return hasTurn;
}
