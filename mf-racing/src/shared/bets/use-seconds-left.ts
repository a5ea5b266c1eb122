import { serverNow } from '@paddock/host';
import { useEffect, useState } from 'react';

const leftMs = (until: string | null): number => (until === null ? 0 : Math.max(0, Date.parse(until) - serverNow()));

/** The whole seconds left until an instant (ISO) of the server's clock; 0 for null. */
export function useSecondsLeft(until: string | null): number {
  const [ms, setMs] = useState(() => leftMs(until));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = () => {
      const left = leftMs(until);
      setMs(left);
      if (left > 0) timer = setTimeout(run, (left % 1000) + 1);
    };
    run();
    return () => clearTimeout(timer);
  }, [until]);
  return Math.floor(ms / 1000);
}
