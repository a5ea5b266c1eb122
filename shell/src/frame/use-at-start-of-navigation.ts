import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/**
 * Reads something when a navigation begins, for its end: the customer may use the frame while the
 * next page loads. Call the returned function once when the navigation has ended. It gives what was
 * read, or reads now if the navigation ended at once.
 */
export function useAtStartOfNavigation<Value>(read: () => Value): () => Value {
  const next = useNavigation().location;
  const { key } = useLocation();
  const start = useRef<{ key: string; value: Value }>(null);
  useLayoutEffect(() => {
    if (next) start.current = { key: next.key, value: read() };
  }, [next]);
  return () => {
    const begun = start.current;
    // A way back has the key of a former navigation, and may end at once.
    start.current = null;
    return begun?.key === key ? begun.value : read();
  };
}
