import { useCallback, useSyncExternalStore } from 'react';

/**
 * A value of an element, kept up to date.
 * @param events events that may change it; must be the same array on each render
 * @param read returns a primitive
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
  // biome-ignore lint/plugin: there is no such element before the first effect
  return useSyncExternalStore(subscribe, () => read(target));
};
