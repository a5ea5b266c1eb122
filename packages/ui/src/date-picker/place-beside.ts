/** Estimated height of the calendar in px: it has no layout yet when it is positioned. */
const HEIGHT = 360;
const WIDTH = 320;
const GAP = 4;

/**
 * Positions a popover below its field, or above if only that side has room. Sets custom properties,
 * which the phone stylesheet ignores. Page coordinates, so that it scrolls with the page.
 */
export function placeBeside(popover: HTMLElement, field: HTMLElement | null | undefined): void {
  if (!field) return;
  const { top, bottom, left } = field.getBoundingClientRect();
  const isAbove = bottom + GAP + HEIGHT > innerHeight && top - GAP - HEIGHT >= 0;
  const x = Math.max(GAP, Math.min(left, document.documentElement.clientWidth - WIDTH - GAP));
  popover.style.setProperty('--left', `${x + scrollX}px`);
  popover.style.setProperty('--top', `${(isAbove ? top - GAP : bottom + GAP) + scrollY}px`);
  popover.style.setProperty('--shift', isAbove ? '-100%' : '0');
}
