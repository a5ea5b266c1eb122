/** Whether a long suite runs: all cases, not the part of `npm test`. */
export const isWhole = process.env.PARTS === 'all';

/** Tests that only a long suite runs; `npm test` skips them. */
export const LONG = '@long';
