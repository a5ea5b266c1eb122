/**
 * A `ref`: the element takes the focus when it appears, because the pressed button is gone. It
 * needs `tabIndex={-1}`.
 */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
