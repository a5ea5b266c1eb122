/**
 * A `ref`: the element takes the focus when it appears, because the pressed button is gone. It
 * needs `tabIndex={-1}`.
 */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

/**
 * As `takeFocus`, but never from a field: by the time of an answer the customer may type elsewhere.
 */
export const takeFocusUnlessTyping = (element: HTMLElement | null): void => {
  if (!document.activeElement?.matches('input, select, textarea')) element?.focus();
};

/**
 * A `ref`: the element takes the focus that was lost with the pressed button. It needs
 * `tabIndex={-1}`. A customer who is elsewhere by then stays there, and the page does not scroll.
 */
export const keepFocus = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
};
