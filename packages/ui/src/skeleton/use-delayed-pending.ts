import { useEffect, useState } from 'react';

/** Delay before a skeleton shows, in ms. */
export const SKELETON_DELAY_MS = 200;
/** Minimum time that a visible skeleton stays, in ms, so that nothing flashes. */
const SKELETON_MINIMUM_MS = 300;

/**
 * Whether to show the skeleton: while `pending`, and for the rest of its 300 ms once it was
 * visible. Content that arrives within 200 ms is shown at once.
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
