/** The ids of the card's parts to which buttons lead. */
export const OUTCOME_ID = 'race-outcome';
export const RUNNERS_ID = 'race-runners';

/** Scrolls a part of the card into view and focuses it. A no-op if the card has no such part. */
export const focusPart = (id: string): void => document.getElementById(id)?.focus();
