import { useEffect, useState } from 'react';

/**
 * In milliseconds. The text is announced after a pause this long: five ticks make one announcement.
 */
const PAUSE_MS = 1_000;

/** The text at the last pause; empty before the first change. */
export function useDebouncedAnnouncement(text: string): string {
  const [first] = useState(text);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (text === first && settled === '') return;
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, first, settled]);
  return settled;
}
