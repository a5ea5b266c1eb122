import { sharedStore } from '@paddock/host';
import { useEffect, useSyncExternalStore } from 'react';

/** A horse in a pool of a race. */
export interface Tick {
  raceId: number;
  pool: string;
  startNr: number;
}

/**
 * The ticked single horses of the slip. They are apart from the slip, because a page fetches its
 * code with the first tick only.
 */
const ticks = sharedStore<readonly string[]>({
  name: 'ticks',
  empty: [],
  endsWithCustomer: true,
  parse: (stored) => (Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : []),
  serialise: (value) => value,
});

const keyOf = ({ raceId, pool, startNr }: Tick): string => `${raceId} ${pool} ${startNr}`;

let isRead = false;

/**
 * Whether a horse is ticked. Another horse's tick renders nothing: a card has a hundred boxes.
 */
export function useIsTicked(tick: Tick): boolean {
  useEffect(() => {
    if (!isRead) void ticks.read();
    isRead = true;
  }, []);
  const key = keyOf(tick);
  return useSyncExternalStore(
    ticks.subscribe,
    () => ticks.current()?.includes(key) ?? false,
    () => false,
  );
}

/** Sets the horses that are ticked now. */
export const setTicks = async (all: readonly Tick[]): Promise<void> => {
  await ticks.update(() => all.map(keyOf));
};
