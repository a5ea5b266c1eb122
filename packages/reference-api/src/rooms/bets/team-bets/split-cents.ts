/**
 * Splits an amount in cents by weights without loss. Each gets its share rounded down; the
 * remaining cents go to the largest remainders, first ones first.
 */
export const splitCents = (amount: number, weights: readonly number[]): number[] => {
  // Exact also where amount times weight passes 2^53.
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = exact.map((value) => Number(value / total));
  const left = amount - parts.reduce((sum, part) => sum + part, 0);
  const byLoss = exact
    .map((value, at) => ({ at, loss: value % total }))
    .sort((a, b) => (a.loss === b.loss ? a.at - b.at : a.loss > b.loss ? -1 : 1));
  for (const { at } of byLoss.slice(0, left)) parts[at] = (parts[at] as number) + 1;
  return parts;
};
