import { rivalsOf } from '../naming/rivals-of.ts';
import type { WagerType } from '../wager-type.ts';

/** The wager types sold on a day. @param date `YYYY-MM-DD` @param country default: all */
export const wagerTypesOn = (types: readonly WagerType[], date: string, country?: string): WagerType[] =>
  types.filter(
    (type) =>
      (country === undefined || type.country === country) &&
      type.validFrom <= date &&
      (type.validUntil === null || date <= type.validUntil),
  );

/** Whether a pool belongs to a wager type. Head to heads are named after their horses. */
export const hasPool = ({ name, param }: WagerType, pool: string): boolean =>
  name.includes(param.h2h && rivalsOf(pool) ? 'H2H' : pool);

/** The wager type of a country's pool on a day; null if it is not sold. @param date `YYYY-MM-DD` */
export const wagerTypeOf = (
  types: readonly WagerType[],
  { country, pool, date }: { country: string; pool: string; date: string },
): WagerType | null => wagerTypesOn(types, date, country).find((type) => hasPool(type, pool)) ?? null;
