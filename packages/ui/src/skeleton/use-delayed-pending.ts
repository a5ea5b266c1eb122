import { useEffect, useState } from 'react';

/** A skeleton shows itself after this long, */
export const SKELETON_DELAY_MS = 200;
/** … and once seen it stays for so long, so that nothing flashes. */
export const SKELETON_MINIMUM_MS = 300;

/**
 * Whether the skeleton keeps its place: while something is pending, and for what is left of its 300 ms once it was seen.
 * What came within 200 ms is shown at once.
 */
export function useDelayedPending(pending: boolean): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(setSeen, SKELETON_DELAY_MS, true);
    return () => clearTimeout(timer);
  }, [pending]);
  useEffect(() => {
    if (!seen) return;
    const timer = setTimeout(setSeen, SKELETON_MINIMUM_MS, false);
    return () => clearTimeout(timer);
  }, [seen]);
  return pending || seen;
}
