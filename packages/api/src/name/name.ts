// Letters of `bareName` in the reference API, which compares names.
const NAME = /^(?=.*\p{L})[a-zßæœøłđðþıħŧŋə\p{M} .'’‘`‐-]+$/iu;

/**
 * The only rule for a person's name: Latin letters, spaces, hyphens, apostrophes and dots. Letters
 * that only look alike would make one person two.
 */
export const isName = (text: string): boolean => NAME.test(text.normalize('NFKD'));
