import { useEffect, useState } from 'react';

/** The value once it has not changed for `delayMs`. */
export function useSettled(value: string, delayMs: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, delayMs, value);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
