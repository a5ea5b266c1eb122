import { type RefObject, useEffect, useRef } from 'react';

/** Delay between leaving a popover and hiding it, in ms (second spec §9). */
export const HIDE_DELAY_MS = 110;

/**
 * Hides the popover after the delay, unless the pointer or the focus has returned to it or its
 * anchor. The delay is long enough to cross the gap between the two (WCAG 1.4.13).
 */
export function useLeaveSoon(
  anchor: RefObject<HTMLElement | null>,
  popover: RefObject<HTMLElement | null>,
  hide: () => void,
): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const isHere = [anchor, popover].some(({ current }) => current?.matches(':hover, :focus-within'));
      if (!isHere) hide();
    }, HIDE_DELAY_MS);
  };
}
