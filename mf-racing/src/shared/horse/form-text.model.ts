/** A result, else a word, each with the separator after it: `1a `, `3-`, `(24)`. */
const PIECE = /(?:\(\d+\)|\d[a-z]?|[A-Z][a-z]?(?![a-z])|[^-\s/]+)[-\s/]*|[-\s/]+/g;

/** Splits a form into pieces, between which a line may break. Joined, they are the form. */
export const piecesOfForm = (form: string): string[] => form.match(PIECE) ?? [];
