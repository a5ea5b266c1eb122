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

/**
 * The query string of another wager type: its country and its first pool. A race and its runners
 * stay.
 */
export function withWagerType(
  search: URLSearchParams,
  { country, name }: Pick<WagerType, 'country' | 'name'>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set('country', country);
  next.set('type', name[0]);
  return next;
}

/**
 * The chosen wager type. The first one replaces a missing or unknown choice.
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
