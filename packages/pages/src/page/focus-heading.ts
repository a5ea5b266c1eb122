/** Moves the focus to the page's heading, when the focused element is gone. */
export const focusHeading = (): void => document.querySelector<HTMLElement>('h1')?.focus();
