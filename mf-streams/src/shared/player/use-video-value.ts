import { useCallback, useSyncExternalStore } from 'react';

/**
 * What an element says of itself, kept up to date.
 * @param events after which it may say otherwise; the same array each time
 * @param read gives a primitive
 */
export const useVideoValue = <Target extends EventTarget, Value extends string | number | boolean>(
  target: Target,
  events: readonly string[],
  read: (target: Target) => Value,
): Value => {
  const subscribe = useCallback(
    (tell: () => void) => {
      for (const event of events) target.addEventListener(event, tell);
      return () => {
        for (const event of events) target.removeEventListener(event, tell);
      };
    },
    [target, events],
  );
  return useSyncExternalStore(subscribe, () => read(target));
};
