import type { WagerType } from '../wager-type.ts';

/** The wager types that are sold on a day. @param date `YYYY-MM-DD` @param country left out: all */
export const wagerTypesOn = (types: readonly WagerType[], date: string, country?: string): WagerType[] =>
  types.filter(
    (type) =>
      (country === undefined || type.country === country) &&
      type.validFrom <= date &&
      (type.validUntil === null || date <= type.validUntil),
  );

/** The horses of a head to head, by the key of its pool (`H2H_3_7`); null for other pools. */
export const rivalsOf = (pool: string): number[] | null =>
  /^H2H(_\d+){2,}$/.test(pool) ? pool.split('_').slice(1).map(Number) : null;

/** Whether a pool is of a wager type. A head to head's is named after its horses. */
export const hasPool = ({ name, param }: WagerType, pool: string): boolean =>
  name.includes(param.h2h && rivalsOf(pool) ? 'H2H' : pool);

/** The wager type that a pool of a country follows on a day; null where it is not sold. @param date `YYYY-MM-DD` */
export const wagerTypeOf = (
  types: readonly WagerType[],
  { country, pool, date }: { country: string; pool: string; date: string },
): WagerType | null => wagerTypesOn(types, date, country).find((type) => hasPool(type, pool)) ?? null;
