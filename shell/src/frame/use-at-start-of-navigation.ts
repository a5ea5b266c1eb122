import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/**
 * Reads something when a navigation begins, for its end: the customer may use the frame while the
 * next page loads. The returned function gives what was read, or reads now if the navigation ended
 * at once.
 */
export function useAtStartOfNavigation<Value>(read: () => Value): () => Value {
  const next = useNavigation().location;
  const { key } = useLocation();
  const start = useRef<{ key: string; value: Value }>(null);
  useLayoutEffect(() => {
    if (next) start.current = { key: next.key, value: read() };
  }, [next]);
  return () => (start.current?.key === key ? start.current.value : read());
}
