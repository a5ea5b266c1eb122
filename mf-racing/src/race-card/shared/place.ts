/** The ids of the parts of a card that a button leads to. */
export const PLACE_IDS = { pictures: 'race-stream', outcome: 'race-outcome', runners: 'race-runners' } as const;

/** Scrolls a part of the card into sight and focuses it. A no-op where the card has no such part. */
export const showPlace = (place: keyof typeof PLACE_IDS): void => document.getElementById(PLACE_IDS[place])?.focus();
