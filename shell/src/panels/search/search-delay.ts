/**
 * The search starts this long (ms) after the last key press: longer than the pause between two
 * keys.
 */
export const SEARCH_DELAY_MS = 250;
