import type { Cents } from '../wager-type.ts';
import type { Rounding } from './settlement-rule.ts';

/**
 * A payout in whole cents. Fractions are rounded once for all lines that one dividend pays, by the rule of the country. Exact, whatever
 * the size of what is multiplied.
 */
export const toCents = (numerator: bigint, denominator: bigint, rounding: Rounding): Cents =>
  Number(rounding === 'nearest' ? (2n * numerator + denominator) / (2n * denominator) : numerator / denominator);

/**
 * What lines are paid at odds in hundredths.
 * @param share how many share the win at agreed odds; 1 where a dividend takes care of it
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
