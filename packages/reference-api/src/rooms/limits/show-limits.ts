import type { components } from '@paddock/api';
import type { Kysely } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import { iso } from '../../world/day/zone.ts';
import {
  isActive,
  type LimitRange,
  type LimitType,
  limitAt,
  limitRanges,
  limitTypes,
  maxAmount,
} from './limit.model.ts';
import { isLugasEligible } from './lugas/lugas.model.ts';
import { lugasCustomer } from './lugas/lugas-customer.ts';
import { usedAmounts } from './used-amounts.ts';

type CustomerLimit = components['schemas']['CustomerLimit'];

export interface LimitFilter {
  type?: LimitType | undefined;
  range?: LimitRange | undefined;
}

/** The limits of a customer by type and range, unset ones too; `lugas` only under LUGAS. */
export const showLimits = async (
  database: Kysely<Tables>,
  customerId: number,
  now: number,
  filter: LimitFilter = {},
): Promise<CustomerLimit[]> => {
  const customer = await lugasCustomer(database, customerId);
  const rows = await database.selectFrom('customer_limit').selectAll().where('customer_id', '=', customerId).execute();
  const shown: CustomerLimit[] = [];
  for (const type of limitTypes) {
    if (type !== (filter.type ?? type) || (type === 'lugas' && !isLugasEligible(customer))) continue;
    const used = await usedAmounts(database, customerId, type, now);
    for (const range of limitRanges) {
      if (range !== (filter.range ?? range)) continue;
      const row = rows.find((candidate) => candidate.type === type && candidate.range === range);
      const limit = row ? limitAt(row, now) : null;
      const amount = limit?.limit_amount ?? null;
      shown.push({
        type,
        range,
        limit_amount: amount,
        limit_used: used[range],
        newlimit: limit?.newlimit ?? null,
        newlimitvalid: limit?.newlimitvalid ? iso(limit.newlimitvalid) : null,
        max: maxAmount(type, customer.lugas_registered !== null),
        forced: row?.forced === 1 || (type === 'lugas' && range === 'month'),
        active: isActive(type, range, amount),
      });
    }
  }
  return shown;
};
