/** Whether a long suite runs: all cases, not the part of `npm test`. */
export const isWhole = process.env.PARTS === 'all';

/** Tests that only a long suite runs: `npm test` leaves them out. */
export const LONG = '@long';

/**
 * The tag of a case in a table of faults: `npm test` runs each fault with one of five things that
 * can break, `pnpm faults` with all five.
 */
export const tagOf = (row: number, column: number): string[] => ((row + column) % 5 === 0 ? [] : [LONG]);
