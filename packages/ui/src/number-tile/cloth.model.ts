/** The saddle cloths with a colour: `--cloth-1` to `--cloth-20` of the tokens. */
export const CLOTHS = 20;

const LIGHT_INK = new Set([1, 3, 5, 6, 10, 13, 14, 17, 18, 19, 20]);

/** The ink of a start number on its saddle cloth; null for a number without a colour. */
export function clothInkOf(number: number): 'light' | 'dark' | null {
  if (number < 1 || number > CLOTHS) return null;
  return LIGHT_INK.has(number) ? 'light' : 'dark';
}
