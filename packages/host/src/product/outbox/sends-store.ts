import { sharedStore, useShared } from '@paddock/core';
import { useSession } from '../session/use-session.ts';
import type { Send } from './send.ts';
import { NO_SENDS, parseSends, serialiseSends } from './stored-sends.ts';

export const sendsStore = sharedStore({
  name: 'sends',
  empty: NO_SENDS,
  parse: parseSends,
  serialise: serialiseSends,
});

const NONE: readonly Send[] = [];

/** The customer's sends that are not dismissed, or all, the oldest first. Never another customer's. */
export function useSends(which: 'shown' | 'all' = 'shown'): readonly Send[] {
  const all = useShared(sendsStore);
  const customerId = useSession((session) => (session.status === 'customer' ? session.customerId : null));
  const isWanted = (send: Send) => send.customerId === customerId && (which === 'all' || !send.dismissed);
  return all?.sends.filter(isWanted) ?? NONE;
}
