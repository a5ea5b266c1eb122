/** Number of orders of `n` things: n!. */
export const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));

/** Number of sets of `k` out of `n`: n! / k! (n-k)!. Exact below 2^53. */
export const choose = (n: number, k: number): number => {
  if (k < 0 || k > n) return 0;
  let sets = 1;
  for (let at = 1; at <= Math.min(k, n - k); at += 1) sets = (sets * (n - at + 1)) / at;
  return sets;
};

/**
 * For each k, the ways to choose k lists and one item from each: 1, the sum, the sum of pairs, …,
 * the product.
 */
export const waysByFold = (lengths: readonly number[]): number[] => {
  const ways = [1, ...lengths.map(() => 0)];
  lengths.forEach((length, at) => {
    for (let fold = at + 1; fold > 0; fold -= 1) {
      ways[fold] = (ways[fold] as number) + (ways[fold - 1] as number) * length;
    }
  });
  return ways;
};
