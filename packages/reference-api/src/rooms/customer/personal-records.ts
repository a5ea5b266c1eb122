import type { Kysely } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import { iso } from '../../world/day/zone.ts';

/** The tables with rows of a customer, by the name that the file gives them. */
export const recordTables = {
  sessions: 'session',
  passkeys: 'passkey',
  former_bank_accounts: 'former_account',
  transactions: 'ledger_entry',
  payments: 'payment',
  bets: 'bet',
  team_bets: 'team_share',
  limits: 'customer_limit',
  limit_changes: 'limit_change',
  limit_uses: 'limit_use',
  wettstars: 'loyalty_entry',
  wheel_spins: 'wheel_spin',
  orders: 'shop_order',
  vouchers: 'voucher',
  league: 'league_member',
  favorites: 'favorite',
  notes: 'horse_note',
  bookmarks: 'bookmark',
  messages: 'message',
  messages_read: 'messages_read',
  push_subscriptions: 'push_subscription',
  stream_views: 'stream_view',
  contact_messages: 'contact_message',
  postident_coupons: 'postident_coupon',
  stream_permissions: 'stream_right',
  team_notifications: 'team_notification',
} as const satisfies Record<string, keyof Tables>;

/**
 * Left out: the customer, whom the whole file is about, and secret keys of requests and providers.
 */
const left: readonly string[] = [
  'customer_id',
  'idempotency_key',
  'provider_key',
  'answer',
  'nickname_key',
  'endpoint',
  'p256dh',
  'auth',
];

/** Columns with lists and objects. All others are text, including the customer's own words. */
const json: readonly string[] = ['legs', 'lines', 'hits', 'race'];

const isInstant = (column: string) => /(_at|_from|_until|valid)$/.test(column);

const showValue = (column: string, value: unknown): unknown => {
  if (typeof value === 'number' && isInstant(column)) return iso(value);
  return typeof value === 'string' && json.includes(column) ? JSON.parse(value) : value;
};

const showRow = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !left.includes(column))
      .map(([column, value]) => [column, showValue(column, value)]),
  );

/** Every stored row of a customer, by kind. */
export const recordsOf = async (
  database: Kysely<Tables>,
  customerId: number,
): Promise<Record<string, Record<string, unknown>[]>> => {
  const records: Record<string, Record<string, unknown>[]> = {};
  for (const [name, table] of Object.entries(recordTables)) {
    const rows = await database
      // All of them have the column.
      .selectFrom(table as 'favorite')
      .selectAll()
      .where('customer_id', '=', customerId)
      .execute();
    records[name] = rows.map(showRow);
  }
  const newsletters = await database
    .selectFrom('newsletter_subscription')
    .select(['email', 'consent_at', 'consent_text', 'consent_from', 'activated_at', 'activated_from'])
    .where('email', '=', (row) => row.selectFrom('customer').select('email').where('id', '=', customerId))
    .execute();
  records.newsletter = newsletters.map(showRow);
  return records;
};
