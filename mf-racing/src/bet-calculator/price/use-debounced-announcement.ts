import { useEffect, useState } from 'react';

/** So long (ms) without a change, and something is worth reading out: whoever ticks five horses hears one price. */
const STILL_MS = 1_000;

/** The text as it was when it last stood still; empty before it ever changed. */
export function useDebouncedAnnouncement(text: string): string {
  const [first] = useState(text);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (text === first && settled === '') return;
    const timer = setTimeout(() => setSettled(text), STILL_MS);
    return () => clearTimeout(timer);
  }, [text, first, settled]);
  return settled;
}
