import { milliseconds } from 'date-fns/milliseconds';
import type { Transaction } from 'kysely';
import { chargeLimit } from '../../rooms/limits/charge-limit.ts';
import { begunLugas } from '../../rooms/limits/lugas/lugas.model.ts';
import type { LimitEntry } from '../../rooms/limits/set-limits.ts';
import { todayAt } from '../../world/day/race-days.ts';
import type { Tables } from '../database/tables.ts';
import type { DemoCustomer } from './demo-customer.types.ts';

interface DemoLimit extends LimitEntry {
  /** A pending raise to this many cents; it becomes valid in six days. */
  newlimit?: number;
  forced?: true;
}

/** Sets limits for a demo customer, with their changes, and books deposits (cents) against them. */
const limitsOf =
  (limits: readonly DemoLimit[], deposited = 0) =>
  async (transaction: Transaction<Tables>, customerId: number, now: number): Promise<void> => {
    for (const { type, range, amount, newlimit } of limits) {
      const change = { customer_id: customerId, type, range, withdrawn: 0 as const };
      const set = now - milliseconds({ days: 20 });
      await transaction
        .insertInto('limit_change')
        .values([
          { ...change, amount_before: null, amount, changed_at: set, valid_from: set },
          ...(newlimit === undefined
            ? []
            : [
                {
                  ...change,
                  amount_before: amount,
                  amount: newlimit,
                  changed_at: now - milliseconds({ days: 1 }),
                  valid_from: now + milliseconds({ days: 6 }),
                },
              ]),
        ])
        .execute();
    }
    const rows = limits.map(({ type, range, amount, newlimit, forced }) => ({
      customer_id: customerId,
      type,
      range,
      limit_amount: amount,
      newlimit: newlimit ?? null,
      newlimitvalid: newlimit === undefined ? null : now + milliseconds({ days: 6 }),
      forced: forced ? (1 as const) : (0 as const),
    }));
    if (rows.length > 0) await transaction.insertInto('customer_limit').values(rows).execute();
    if (deposited === 0) return;
    for (const type of ['deposit', 'lugas'] as const) {
      await chargeLimit(transaction, { customerId, type, amount: deposited, now });
    }
  };

/** Entries of other operators in the central file. */
const reportedElsewhere =
  (deposited: number) =>
  async (transaction: Transaction<Tables>, customerId: number, now: number): Promise<void> => {
    const month = todayAt(now).slice(0, 7);
    await transaction
      .insertInto('central_file_entry')
      .values({ customer_id: customerId, month, deposited, active_until: now + 20 * 60_000 })
      .execute();
  };

const lugas = { groups: '["lugas"]', country: 'DEU' };
const monthOfLugas = { type: 'lugas', range: 'month', amount: 100_000 } as const;

/** Customers with limits, and those under LUGAS. */
export const demoLimitCustomers = [
  {
    name: 'limits',
    shows: 'limits of every type; one is to be raised in six days',
    add: limitsOf([
      { type: 'deposit', range: 'month', amount: 50_000, newlimit: 80_000 },
      { type: 'deposit', range: 'day', amount: 20_000 },
      { type: 'loss', range: 'month', amount: 30_000 },
      { type: 'bet', range: 'week', amount: 25_000 },
    ]),
  },
  {
    name: 'limit-near',
    shows: '5,00 € left of the monthly deposit limit',
    deposit: 9_500,
    add: limitsOf([{ type: 'deposit', range: 'month', amount: 10_000 }], 9_500),
  },
  {
    name: 'limit-forced',
    shows: 'a limit of stakes that the operator demands',
    add: limitsOf([{ type: 'bet', range: 'month', amount: 40_000, forced: true }]),
  },
  {
    name: 'on-break',
    shows: 'on a break of 24 hours',
    differs: (now) => ({ break_until: now + milliseconds({ hours: 24 }) }),
  },
  { name: 'lugas-new', shows: 'under LUGAS, without its limit', deposit: 0, differs: () => lugas },
  {
    name: 'lugas',
    shows: 'under LUGAS, not activated',
    differs: (now) => ({ ...lugas, stats_checked: now, lugas_registered: now }),
    add: limitsOf([monthOfLugas], 10_000),
  },
  {
    name: 'lugas-active',
    shows: 'under LUGAS, activated',
    differs: (now) => ({ ...lugas, stats_checked: now, lugas_registered: now, ...begunLugas(now) }),
    add: limitsOf([monthOfLugas], 10_000),
  },
  {
    name: 'lugas-elsewhere',
    shows: 'under LUGAS, active with another operator, where 980,00 € of 1000,00 € were deposited',
    deposit: 0,
    differs: (now) => ({ ...lugas, stats_checked: now, lugas_registered: now }),
    add: async (transaction, customerId, now) => {
      await limitsOf([monthOfLugas])(transaction, customerId, now);
      await reportedElsewhere(98_000)(transaction, customerId, now);
    },
  },
  {
    name: 'lugas-checked',
    shows: 'under LUGAS, after a credit check',
    differs: (now) => ({ ...lugas, stats_checked: now, lugas_registered: now, schufa_checked_date: todayAt(now) }),
    add: limitsOf([monthOfLugas], 10_000),
  },
] as const satisfies readonly DemoCustomer[];
