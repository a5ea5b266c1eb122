import { useEffect, useSyncExternalStore } from 'react';
import type { Boundary } from '../boundary/boundary.ts';
import type { RemoteState } from '../boundary/remote-state.ts';

/** A remote's state, for whoever shows it: loads it when shown, and loads it again when its fault has ended. */
export function useRemote(boundary: Boundary, remote: string): RemoteState {
  const state = useSyncExternalStore(boundary.subscribe, () => boundary.state(remote));
  const { name } = state;
  useEffect(() => {
    if (name === 'idle') boundary.load(remote).catch(() => {}); // The state tells.
    if (name === 'gave-up') return boundary.watchForHealing(remote);
  }, [boundary, remote, name]);
  return state;
}
