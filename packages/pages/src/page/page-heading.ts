/**
 * The heading of the page, which can take the focus. The shell's document has another, hidden `h1`.
 */
export const pageHeading = (): HTMLElement | null => document.querySelector('h1[tabindex]');
