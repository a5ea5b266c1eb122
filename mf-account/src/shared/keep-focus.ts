/**
 * A `ref`: the element takes the focus that was lost with the pressed button. It needs
 * `tabIndex={-1}`. A customer who is elsewhere by then stays there, and the page does not scroll.
 */
export const keepFocus = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
};
