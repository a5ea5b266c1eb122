/** The ids of the parts of a card that a button leads to. */
export const OUTCOME_ID = 'race-outcome';
export const RUNNERS_ID = 'race-runners';

/**
 * Scrolls a part of the card into sight and focuses it. A no-op where the card has no such part.
 */
export const showPlace = (id: string): void => document.getElementById(id)?.focus();
