import { sharedStore, useShared } from '@paddock/core';
import { customerIdOf } from '../session/session.reducer.ts';
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

/**
 * The customer's sends that are not dismissed, or all, the oldest first. Never another customer's.
 */
export function useSends(which: 'shown' | 'all' = 'shown'): readonly Send[] {
  const all = useShared(sendsStore);
  const customerId = useSession(customerIdOf);
  const isWanted = (send: Send) => send.customerId === customerId && (which === 'all' || !send.dismissed);
  return all?.sends.filter(isWanted) ?? NONE;
}

/** All sends of the customer as they are stored now, for code outside of React. */
useSends.read = async (): Promise<readonly Send[]> => {
  const { sends } = await sendsStore.read();
  const customerId = customerIdOf(useSession.getState());
  return sends.filter((send) => send.customerId === customerId);
};
