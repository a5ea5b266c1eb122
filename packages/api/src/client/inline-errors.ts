/**
 * Marks a query or mutation whose component shows its error (`<QueryPart>`), or that is not
 * essential to the page. The shell then shows no alert (core §8). A query that several components
 * read has one definition: TanStack Query uses the mark of the one that rendered last.
 */
export const withInlineErrors = <Call extends object>(call: Call) => ({ ...call, meta: { inlineErrors: true } });
