import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';

/**
 * The rows of a list. Those of another page replace the former ones in two commits, the first
 * screen before the rest: all at once would keep a phone busy.
 * @param screen how many rows the first commit replaces
 */
export function useInTwoSteps<Row>(rows: readonly Row[], screen: number): readonly Row[] {
  const first = useDeferredValue(rows);
  const [second, setSecond] = useState(rows);
  useEffect(() => startTransition(() => setSecond(first)), [first]);
  return useMemo(() => [...first.slice(0, screen), ...second.slice(screen)], [first, second, screen]);
}
