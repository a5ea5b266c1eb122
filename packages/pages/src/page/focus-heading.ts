/** Moves the focus to the heading of the page: what had it is gone. */
export const focusHeading = (): void => document.querySelector<HTMLElement>('h1')?.focus();
