/** One wettstar is one cent. */
export const centsOf = (points: number): number => points;
