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

/** The customer's sends, also the dismissed ones, the oldest first. Never another customer's. */
export function useAllSends(): readonly Send[] {
  const all = useShared(sendsStore);
  const customerId = useSession((session) => (session.status === 'customer' ? session.customerId : null));
  return all?.sends.filter((send) => send.customerId === customerId) ?? NONE;
}

/** The customer's sends that are not dismissed, the oldest first. */
export const useSends = (): readonly Send[] => useAllSends().filter(({ dismissed }) => !dismissed);
