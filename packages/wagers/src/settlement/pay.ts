import type { Cents } from '../wager-type.ts';
import type { Rounding } from './settlement-rule.ts';

/**
 * A payout in whole cents. Rounded once for all lines of one dividend, by the country's rule. Exact
 * for any size.
 */
export const toCents = (numerator: bigint, denominator: bigint, rounding: Rounding): Cents =>
  Number(rounding === 'nearest' ? (2n * numerator + denominator) / (2n * denominator) : numerator / denominator);

/**
 * The payout of lines at odds in hundredths.
 * @param share number of winners that share at agreed odds, or parts of the stake; 1 if a dividend
 *   includes it already
 */
export const pay = ({
  lines,
  stake,
  odd,
  share = 1,
  rounding,
}: {
  lines: number;
  stake: Cents;
  odd: number;
  share?: number;
  rounding: Rounding;
}): Cents => toCents(BigInt(lines) * BigInt(stake) * BigInt(odd), 100n * BigInt(share), rounding);
