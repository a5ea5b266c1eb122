/**
 * Marks a query or mutation whose component shows its error (`<QueryPart>`), or that is not
 * essential to the page. The shell then shows no alert (core §8).
 */
export const withInlineErrors = <Call extends object>(call: Call) => ({ ...call, meta: { inlineErrors: true } });
