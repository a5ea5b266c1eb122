import { useEffect, useState } from 'react';

/** How long a password is revealed, in milliseconds (second spec §9). */
export const PASSWORD_REVEAL_MS = 5_000;

/** Whether a password is revealed: for 5 s, or until it is toggled or hidden. */
export function useReveal(): { isRevealed: boolean; toggle: () => void; hide: () => void } {
  const [isRevealed, setRevealed] = useState(false);
  const hide = () => setRevealed(false);
  useEffect(() => {
    if (!isRevealed) return;
    const timer = window.setTimeout(() => setRevealed(false), PASSWORD_REVEAL_MS);
    return () => window.clearTimeout(timer);
  }, [isRevealed]);
  return { isRevealed, toggle: () => setRevealed((seen) => !seen), hide };
}
