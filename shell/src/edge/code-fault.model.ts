/** An error of the API or of the shell has a `kind`. A route's error answer is no `Error`. */
const isFault = (error: unknown): error is Error => error instanceof Error && !('kind' in error);

/**
 * The fault of the page's code among the errors of a page, or null. The edge counts it against the
 * build. The browser shows the other errors: a missing thing, or a refusal of the API.
 */
export const faultIn = (errors: readonly unknown[]): Error | null => errors.find(isFault) ?? null;
