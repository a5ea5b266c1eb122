import { maxMoney, requireOne } from '@paddock/forms/rules';
import { nullable, number, object, pipe } from 'valibot';

export const LIMIT_TYPES = ['deposit', 'loss', 'bet'] as const;
export const LIMIT_RANGES = ['month', 'week', 'day'] as const;

type Name = `${(typeof LIMIT_TYPES)[number]}_${(typeof LIMIT_RANGES)[number]}`;

/** Cents; null for none. */
export type FirstLimits = Record<Name, number | null>;

/** core §9: bet max. */
const MOST = 100_000_000;

const limit = () => pipe(nullable(number()), maxMoney(MOST));

/** At least one limit. */
export const FirstLimits = pipe(
  object({
    deposit_month: limit(),
    deposit_week: limit(),
    deposit_day: limit(),
    loss_month: limit(),
    loss_week: limit(),
    loss_day: limit(),
    bet_month: limit(),
    bet_week: limit(),
    bet_day: limit(),
  }),
  requireOne(
    'deposit_month',
    'deposit_week',
    'deposit_day',
    'loss_month',
    'loss_week',
    'loss_day',
    'bet_month',
    'bet_week',
    'bet_day',
  ),
);

export const noLimits: FirstLimits = {
  deposit_month: null,
  deposit_week: null,
  deposit_day: null,
  loss_month: null,
  loss_week: null,
  loss_day: null,
  bet_month: null,
  bet_week: null,
  bet_day: null,
};

/** The entered limits, in the call's form. */
export const limitsOf = (limits: FirstLimits) =>
  LIMIT_TYPES.flatMap((type) =>
    LIMIT_RANGES.flatMap((range) => {
      const amount = limits[`${type}_${range}`];
      return amount === null ? [] : [{ type, range, amount }];
    }),
  );
