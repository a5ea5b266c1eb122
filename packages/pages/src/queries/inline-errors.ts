/**
 * A query or mutation whose own place on the page shows its error (`<QueryPart>`), or that the page
 * can do without. The shell then shows no alert (core §8).
 */
export const withInlineErrors = <Call extends object>(call: Call) => ({ ...call, meta: { inlineErrors: true } });
