import { pageHeading } from './page-heading.ts';

/** Moves the focus to the page's heading, when the focused element is gone. */
export const focusHeading = (): void => pageHeading()?.focus();
