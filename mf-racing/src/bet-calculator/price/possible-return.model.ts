import { countLegs, type PricedTicket, pay, rulesOf, settleBet, type WagerType } from '@paddock/wagers';

/**
 * The return in cents; null while odds are missing. For a pool: of one right combination at this
 * dividend. For doubles, trebles and so on at agreed odds: of the whole ticket, if the first horse
 * of each race's list wins.
 * @param odds in hundredths: one, or one a race at agreed odds
 */
export const possibleReturn = (
  type: WagerType,
  priced: PricedTicket,
  odds: readonly (number | null)[],
): number | null => {
  const given = odds.filter((odd): odd is number => odd !== null && odd > 0);
  if (given.length < odds.length) return null;
  const { layout, lineStake: stake } = priced;
  if (!type.rule.folds || !('legs' in layout)) {
    return pay({ lines: 1, stake, odd: given[0] as number, rounding: rulesOf(type.country).rounding });
  }
  const winners = layout.legs.map(([first]) => first as number);
  return settleBet(priced, type, {
    results: winners.map((startnr, at) => ({
      starters: layout.legs[at] ?? [],
      nonRunners: [],
      substitutes: [],
      order: [{ place: 1, startnrs: [startnr] }],
      coupled: [],
    })),
    dividends: [],
    agreed: winners.map((startnr, at) => ({ leg: at + 1, startnr, odd: given[at] as number })),
  }).won;
};

/** How many odds `possibleReturn` needs. */
export const oddsNeeded = (type: WagerType): number => (type.rule.folds ? (countLegs(type.param) ?? 1) : 1);
