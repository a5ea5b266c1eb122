import { hasPool, type WagerType } from '@paddock/wagers';

/** A country and the key of one of its pools, as in `?country=FRA&type=QNP`. */
export interface CalculatorChoice {
  country: string | null;
  pool: string | null;
}

export const parseCalculatorChoice = (search: URLSearchParams): CalculatorChoice => ({
  country: search.get('country'),
  pool: search.get('type'),
});

/** The query string of a wager type: its country and its first pool. */
export const writeCalculatorChoice = ({ country, name }: Pick<WagerType, 'country' | 'name'>): string =>
  `?${new URLSearchParams({ country, type: name[0] })}`;

/**
 * The chosen wager type. The first one replaces what the choice omits or what does not exist.
 * @param types of all countries; the first country first
 */
export function chosenWagerType(
  types: readonly WagerType[],
  { country, pool }: CalculatorChoice,
): WagerType | undefined {
  const sold = types.filter((type) => type.country === country);
  const ofCountry = sold.length > 0 ? sold : types;
  return ofCountry.find((type) => pool !== null && hasPool(type, pool)) ?? ofCountry[0];
}
