import type { QueryClient } from '@tanstack/react-query';
import type { OperationId } from '../client/operation.ts';

/** The maximum number of cached races (core §9). */
const RACE_LIMIT = 15;

// By name: importing the operation would bring its reader into every page.
const RACE_KEY: OperationId = 'getRace';

/**
 * Drops the oldest race when a sixteenth is cached. Races on screen stay.
 * @returns the unsubscribe function
 */
export const keepNewestRaces = (queryClient: QueryClient): (() => void) => {
  const cache = queryClient.getQueryCache();
  return cache.subscribe((event) => {
    if (event.type !== 'added' || event.query.queryKey[0] !== RACE_KEY) return;
    const races = cache.findAll({ queryKey: [RACE_KEY] });
    const idle = races
      .filter((query) => query !== event.query && query.getObserversCount() === 0)
      .sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt);
    for (const query of idle.slice(0, Math.max(0, races.length - RACE_LIMIT))) cache.remove(query);
  });
};
