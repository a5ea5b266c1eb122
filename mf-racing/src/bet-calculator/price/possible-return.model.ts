import {
  countLegs,
  countryRules,
  type PricedTicket,
  pay,
  settleBet,
  settlementOf,
  type WagerType,
} from '@paddock/wagers';

/**
 * The return in cents; null while odds are missing, and for a country whose rules are unknown. For
 * a pool: the return of one right combination at this dividend. For doubles, trebles and so on at
 * agreed odds: the return of the whole ticket if the first horse of each race's list wins.
 * @param odds in hundredths: one value, or one for each race at agreed odds
 */
export const possibleReturn = (
  type: WagerType,
  priced: PricedTicket,
  odds: readonly (number | null)[],
): number | null => {
  const given = odds.filter((odd): odd is number => odd !== null && odd > 0);
  const rules = countryRules[type.country];
  if (given.length < odds.length || !rules) return null;
  const { layout, lineStake, pools, jackpot } = priced;
  if (!type.rule.folds || !('legs' in layout)) {
    const rule = settlementOf(type, pools[0] as string);
    // The multiplier of a jackpot ticket is drawn later.
    const { bet, of } = (jackpot && rule.kind === 'race' && rule.jackpot) || { bet: 1, of: 1 };
    const [odd] = given as [number];
    return pay({ lines: 1, stake: lineStake * bet, share: of, odd, rounding: rules.rounding });
  }
  const winners = layout.legs.map(([first]) => first as number);
  return settleBet(priced, type, {
    results: winners.map((startNr, at) => ({
      starters: layout.legs[at] ?? [],
      nonRunners: [],
      substitutes: [],
      order: [{ place: 1, startNrs: [startNr] }],
      coupled: [],
    })),
    dividends: [],
    agreed: winners.map((startNr, at) => ({ leg: at + 1, startNr, odd: given[at] as number })),
  }).won;
};

/** How many odds `possibleReturn` needs. */
export const oddsNeeded = (type: WagerType): number => (type.rule.folds ? (countLegs(type.param) ?? 1) : 1);
