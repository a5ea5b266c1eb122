/**
 * An error of the API, or of the shell itself, says by its kind what happened. An answer of a route
 * is no error.
 */
const isFault = (error: unknown): error is Error => error instanceof Error && !('kind' in error);

/**
 * Of what a page failed by, the fault of its code, if there is one: the edge counts it against the
 * build. A thing that does not exist, or an API that refuses, is the browser's to show.
 */
export const faultIn = (errors: readonly unknown[]): Error | null => errors.find(isFault) ?? null;
