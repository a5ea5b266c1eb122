/**
 * Moves the focus to the page's heading, when the focused element is gone. The shell's document has
 * another, hidden `h1`, which cannot take the focus.
 */
export const focusHeading = (): void => document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
