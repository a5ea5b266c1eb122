import { serverNow } from '@paddock/host';
import { useEffect, useState } from 'react';

/** The longest delay (ms) of a browser's timer is about 25 days: a day is enough. */
const LONGEST_MS = 86_400_000;

/** Whether an instant (ms, server's clock) has been reached. */
export function useReached(instant: number): boolean {
  const [isReached, setReached] = useState(() => serverNow() >= instant);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const left = instant - serverNow();
      setReached(left <= 0);
      if (left > 0) timer = setTimeout(look, Math.min(left, LONGEST_MS));
    };
    look();
    return () => clearTimeout(timer);
  }, [instant]);
  return isReached;
}
