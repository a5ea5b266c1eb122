import type { Dividend, Rank } from '../dividend.ts';

/** One horse a leg, or `ALL`. Missing legs are `ALL`. */
export type Combination = Dividend['combination'];

/** A paid dividend of one combination of a series. */
export type Named = Pick<Dividend, 'combination'> & { readonly odd: number };

/** A sheet gives no rank where a pool has one dividend. */
const rightOf = (rank: Rank, legs: number): number => (rank.kind === 'legs' ? rank.right : legs);

const countAll = ({ combination }: Named) => combination.filter((slot) => slot === 'ALL').length;

/** The combinations of a series that the sheet pays by name, exact ones first. */
export const namedDividends = (dividends: readonly Dividend[], legs: number): Named[] =>
  dividends
    .flatMap(({ rank, combination, odd }) =>
      rightOf(rank, legs) === legs && combination.length === legs && odd !== null ? [{ combination, odd }] : [],
    )
    .toSorted((a, b) => countAll(a) - countAll(b));

/**
 * Whether a dividend pays all rows with `right` right legs. Lower classes are announced with the
 * winners of all legs.
 */
export const isForWholeRank = ({ rank, combination, odd }: Dividend, right: number, legs: number): boolean =>
  rightOf(rank, legs) === right && (right < legs || combination.length < legs || odd === null);

/** The combination of the rows that both pay; null if there is no such row. */
const meetOf = (one: Combination, other: Combination): Combination | null => {
  const meet = one.map((slot, at) => (slot === 'ALL' ? (other[at] ?? 'ALL') : slot));
  return meet.every((slot, at) => other[at] === 'ALL' || other[at] === slot) ? meet : null;
};

/**
 * The rows that each named combination pays, each row once, and the rest by number of right legs.
 * @param rowsOf rows of a combination by number of right legs
 */
export const splitByName = (
  dividends: readonly Named[],
  rowsOf: (combination: Combination) => readonly number[],
): { named: { dividend: Named; lines: number }[]; rest: number[] } => {
  const rest = [...rowsOf([])];
  const named = dividends.map((dividend, at) => {
    const earlier = dividends.slice(0, at).flatMap(({ combination }) => {
      const meet = meetOf(combination, dividend.combination);
      return meet ? [rowsOf(meet)] : [];
    });
    const rows = rowsOf(dividend.combination).map((count, right) =>
      earlier.reduce((left, paid) => left - (paid[right] ?? 0), count),
    );
    for (const [right, count] of rows.entries()) rest[right] = (rest[right] ?? 0) - count;
    return { dividend, lines: rows.reduce((sum, count) => sum + count, 0) };
  });
  return { named: named.filter(({ lines }) => lines > 0), rest };
};
