/** Room that the calendar needs, in px: it is not laid out yet when its place is chosen. */
const HEIGHT = 360;
const WIDTH = 320;
const GAP = 4;

/**
 * Puts a popover below its field, or above where only there is room, by custom properties: a phone's style sheet pays no
 * heed to them. In page coordinates, so that it scrolls along.
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
