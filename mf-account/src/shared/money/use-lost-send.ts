import { type Send, serverNow, useSends } from '@paddock/host';
import { useEffect, useState } from 'react';
import { readMoneyAgain } from './money.queries.ts';

/**
 * Whether the answer to a send of a kind was lost, also in another tab or before a reload. A second
 * press beside it could pay twice. Reads what it may have changed as soon as it is known.
 */
export function useLostSend(operation: Send['operation']): { isLost: boolean; isNew: boolean } {
  const [shownAt] = useState(serverNow);
  const sends = useSends().filter((send) => send.operation === operation);
  const lost = sends.filter(({ state }) => state.status === 'unknown');
  const isLost = lost.length > 0;
  useEffect(() => (isLost ? readMoneyAgain : undefined), [isLost]);
  // Pressed on this page: the button that had the focus is gone.
  return { isLost, isNew: lost.some(({ pressedAt }) => Date.parse(pressedAt) >= shownAt) };
}
