import { serverNow } from '@paddock/host';
import { everySecondUntil } from '@paddock/ui/countdown';
import { useEffect, useState } from 'react';

const secondsUntil = (until: string | null): number =>
  until === null ? 0 : Math.floor(Math.max(0, Date.parse(until) - serverNow()) / 1000);

/** The whole seconds left until an instant (ISO) of the server's clock; 0 for null. */
export function useSecondsLeft(until: string | null): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(until));
  useEffect(() => {
    if (until !== null) return everySecondUntil(Date.parse(until), setSeconds, serverNow);
    setSeconds(0);
  }, [until]);
  return seconds;
}
