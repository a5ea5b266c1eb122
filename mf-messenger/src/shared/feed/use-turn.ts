import { useEffect, useState } from 'react';

/** A jump shows a dozen rows. All at once, they hold up a slow device for more than 50 ms. */
const MOST_AT_ONCE = 3;

const waiting = new Set<() => void>();
let isNextDue = false;

function giveTurns(): void {
  isNextDue = false;
  for (const take of [...waiting].slice(0, MOST_AT_ONCE)) {
    waiting.delete(take);
    take();
  }
  makeNextDue();
}

function makeNextDue(): void {
  if (isNextDue || waiting.size === 0) return;
  isNextDue = true;
  // After the frame, not in it: it lays out and paints what came before.
  requestAnimationFrame(() => setTimeout(giveTurns));
}

/** Whether a row has its turn to show its content: a few rows a frame, in the order of the list. */
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
