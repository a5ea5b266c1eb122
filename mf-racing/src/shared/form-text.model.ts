/** A result, else a word, each with what separates it from the next: `1a `, `3-`, `(24)`. */
const PIECE = /(?:\(\d+\)|\d[a-z]?|[A-Z][a-z]?(?![a-z])|[^-\s/]+)[-\s/]*|[-\s/]+/g;

/** A form in pieces, between which a line may end. Joined they are the form. */
export const piecesOfForm = (form: string): string[] => form.match(PIECE) ?? [];
