import { maxMoney, requireOne } from '@paddock/forms/rules';
import { nullable, number, object, pipe } from 'valibot';

export const LIMIT_TYPES = ['deposit', 'loss', 'bet'] as const;
export const LIMIT_RANGES = ['month', 'week', 'day'] as const;

type Name = `${(typeof LIMIT_TYPES)[number]}_${(typeof LIMIT_RANGES)[number]}`;
const NAMES = LIMIT_TYPES.flatMap((type) => LIMIT_RANGES.map((range) => `${type}_${range}` as const)) as [
  Name,
  ...Name[],
];
const ofEach = <Value>(value: Value) => Object.fromEntries(NAMES.map((name) => [name, value])) as Record<Name, Value>;

/** Cents; null for none. */
export type FirstLimits = Record<Name, number | null>;

/** core §9: bet max. */
const MOST = 100_000_000;

/** At least one limit. */
export const FirstLimits = pipe(object(ofEach(pipe(nullable(number()), maxMoney(MOST)))), requireOne(...NAMES));

export const noLimits: FirstLimits = ofEach(null);

/** The entered limits, in the call's form. */
export const limitsOf = (limits: FirstLimits) =>
  LIMIT_TYPES.flatMap((type) =>
    LIMIT_RANGES.flatMap((range) => {
      const amount = limits[`${type}_${range}`];
      return amount === null ? [] : [{ type, range, amount }];
    }),
  );
