import { serverNow } from '@paddock/host';
import { useEffect, useState } from 'react';

/** Whether an instant (ms, server's clock) has been reached. */
export function useReached(instant: number): boolean {
  const [isReached, setReached] = useState(() => serverNow() >= instant);
  useEffect(() => {
    const left = instant - serverNow();
    setReached(left <= 0);
    if (left <= 0) return;
    const timer = setTimeout(() => setReached(true), left);
    return () => clearTimeout(timer);
  }, [instant]);
  return isReached;
}
