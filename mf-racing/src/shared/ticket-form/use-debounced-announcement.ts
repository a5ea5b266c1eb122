import { useEffect, useState } from 'react';

/**
 * In milliseconds. After a pause this long the text is read out: five ticks give one announcement.
 */
const PAUSE_MS = 1_000;

/** The text as it was at the last pause; empty before the first change. */
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
