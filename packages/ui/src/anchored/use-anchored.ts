import { type RefObject, useLayoutEffect } from 'react';
import { type Align, place } from './place.ts';

/**
 * Keeps an open popover beside its anchor and on the screen while either moves or resizes. Not CSS
 * anchor positioning: some supported browsers lack it.
 */
export function useAnchored(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  popover: RefObject<HTMLElement | null>,
  align: Align,
): void {
  useLayoutEffect(() => {
    if (!open) return;
    const put = () => {
      if (anchor.current && popover.current) putBeside(anchor.current, popover.current, align);
    };
    // One frame later: otherwise its own changes trigger the observer in the same frame.
    const sizes = new ResizeObserver(() => requestAnimationFrame(put));
    for (const element of [anchor.current, popover.current]) if (element) sizes.observe(element);
    put();
    window.addEventListener('resize', put);
    window.addEventListener('scroll', put, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', put);
      window.removeEventListener('scroll', put, { capture: true });
    };
  }, [open, anchor, popover, align]);
}

function putBeside(anchor: HTMLElement, popover: HTMLElement, align: Align): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  popover.style.maxBlockSize = '';
  const size = { width: popover.offsetWidth, height: popover.offsetHeight };
  const placed = place(anchor.getBoundingClientRect(), size, { width, height }, align);
  popover.style.left = `${placed.left}px`;
  popover.style.top = `${placed.top}px`;
  popover.style.maxBlockSize = `${placed.maxHeight}px`;
  popover.dataset.side = placed.side;
}
