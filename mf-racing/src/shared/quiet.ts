/**
 * A query whose place on the page says by itself that it failed (`<QueryPart>`), or does without what it asked for: the shell's
 * alert about failed calls (core §8) does not say it a second time.
 */
export const quiet = <Q extends object>(query: Q) => ({ ...query, meta: { quiet: true } });
