import type { MouseEvent } from 'react';
import { useHref, useNavigate } from 'react-router';

/** The base of all links of a feed, and the handler of their presses, which acts like `Link`. */
export function useFeedLinks() {
  const base = useHref('/').replace(/\/$/, '');
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = (target as Element).closest('a');
    if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    void navigate((link.getAttribute('href') ?? '/').slice(base.length));
  };
  return { base, follow };
}
