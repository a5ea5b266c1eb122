import { useEffect, useState } from 'react';

/** A pause that the server requires: its end as an ISO instant, null if there is none. */
export function useWait() {
  const [until, setUntil] = useState<string | null>(null);
  useEffect(() => {
    if (until === null) return;
    const timer = window.setTimeout(() => setUntil(null), Date.parse(until) - Date.now());
    return () => window.clearTimeout(timer);
  }, [until]);
  return {
    until,
    /** @param seconds from the refusal's `retry-after` */
    wait: (seconds: number) => setUntil(new Date(Date.now() + seconds * 1000).toISOString()),
  };
}
