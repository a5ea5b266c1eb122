import { startTransition, useDeferredValue, useEffect, useState } from 'react';

/**
 * A long list in two commits, none of which keeps a phone busy: the first value is for the rows of
 * the first screen, the second, a commit later, for those below.
 */
export function useTwoCommits<T>(value: T): readonly [first: T, later: T] {
  const first = useDeferredValue(value);
  const [later, setLater] = useState(value);
  useEffect(() => startTransition(() => setLater(first)), [first]);
  return [first, later];
}
