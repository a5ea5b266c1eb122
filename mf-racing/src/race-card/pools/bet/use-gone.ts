import { useEffect, useRef } from 'react';

/**
 * Calls back when the grid's ticket was sent, or leaves the slip. Its id is never reused.
 */
export function useGone(own: string | undefined, shown: string | undefined, onGone: () => void): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (own === undefined && last.current !== undefined && last.current === shown) onGone();
    last.current = own;
  }, [own, shown]);
}
