import type { ApiData } from '@paddock/api';

type Limit = ApiData<'getLimits'>[number];

/** A limit as the client reads it: by default the monthly deposit limit, without an amount. */
export const limitOf = (facts: Partial<Limit>): Limit => ({
  type: 'deposit',
  range: 'month',
  limitAmount: null,
  limitUsed: 0,
  newlimit: null,
  newlimitvalid: null,
  max: 100_000_000,
  forced: false,
  active: true,
  ...facts,
});
