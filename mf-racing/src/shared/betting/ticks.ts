import { sharedStore } from '@paddock/host';
import { useEffect, useSyncExternalStore } from 'react';

/** A horse in a pool of a race. */
export interface Tick {
  raceId: number;
  pool: string;
  startNr: number;
}

/**
 * The ticked single horses of the slip. Separate from the slip, whose chunk a page fetches only
 * with the first tick.
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

/** Whether a horse is ticked. Another horse's tick causes no render: a card has a hundred boxes. */
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

/** Whether a horse is ticked, for code outside of React. */
export const isTicked = async (tick: Tick): Promise<boolean> => (await ticks.read()).includes(keyOf(tick));

/** Sets the ticked horses. */
export const setTicks = async (all: readonly Tick[]): Promise<void> => {
  await ticks.update(() => all.map(keyOf));
};
