import { type Send, serverNow, useSends } from '@paddock/host';
import { useEffect, useState } from 'react';
import { readMoneyAgain } from './money.queries.ts';

/**
 * Whether the answer to a send of this kind was lost, also in another tab or before a reload. Then
 * a second press could pay twice. Once the outcome is known, reads the money again.
 */
export function useLostSend(operation: Send['operation']): { isLost: boolean; isNew: boolean } {
  const [shownAt] = useState(serverNow);
  const sends = useSends().filter((send) => send.operation === operation);
  const lost = sends.filter(({ state }) => state.status === 'unknown');
  const isLost = lost.length > 0;
  useEffect(() => (isLost ? readMoneyAgain : undefined), [isLost]);
  // Pressed on this page: the focused button is gone.
  return { isLost, isNew: lost.some(({ pressedAt }) => Date.parse(pressedAt) >= shownAt) };
}
