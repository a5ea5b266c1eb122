import { milliseconds } from 'date-fns/milliseconds';
import type { Database } from '../../../server/database/open-database.ts';
import { formatDay, formatTime } from '../../../server/format.ts';
import type { Language } from '../../../server/localized.ts';
import { createMinutely } from '../../../server/minutely.ts';
import { completeStatuses } from '../../customer/assert-may-play.ts';
import { isAway } from '../../limits/break/is-away.ts';
import { notify } from '../../messenger/notify.ts';
import { showVoucher, type Voucher } from './voucher.model.ts';

/** How long before its end customers are notified of a voucher. */
const TELL_BEFORE_MS = milliseconds({ days: 2 });

const text = (voucher: Voucher, now: number, language: Language): string => {
  const { title } = showVoucher(voucher, now, language);
  const end = `${formatDay(voucher.valid_until)}, ${formatTime(voucher.valid_until, language)}`;
  return language === 'de'
    ? `Ihr Gutschein „${title}“ gilt bis ${end} Uhr.`
    : `Your voucher “${title}” is valid until ${end} (Berlin).`;
};

/** Notifies of a voucher unless its customer is away, once, also with concurrent processes. */
const tell = (database: Database, voucher: Voucher, now: number): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const { id, customer_id: customerId } = voucher;
    if (await isAway(transaction, customerId, now)) return;
    const { numUpdatedRows } = await transaction
      .updateTable('voucher')
      .set({ end_told_at: now })
      .where('id', '=', id)
      .where('end_told_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    const texts = { text_de: text(voucher, now, 'de'), text_en: text(voucher, now, 'en') };
    await notify(transaction, { customerId, type: 'bonus', ...texts, race_id: null, at: now });
  });

const isDue = createMinutely();

/**
 * Notifies customers of each usable voucher that ends within two days, once, except those who are
 * excluded or in a break. There is no background job: this runs before a customer's request, at
 * most once a minute.
 */
export const tellVoucherEnds = async (database: Database, now: number): Promise<void> => {
  if (!isDue(database, now)) return;
  const due = await database
    .selectFrom('voucher')
    .innerJoin('customer', 'customer.id', 'voucher.customer_id')
    .selectAll('voucher')
    .where('valid_from', '<=', now)
    .where('valid_until', '>', now)
    .where('valid_until', '<=', now + TELL_BEFORE_MS)
    .where('end_told_at', 'is', null)
    .where('used_at', 'is', null)
    .where((row) =>
      row.or([row('decision', 'is', null), row.and([row('decision', '=', 'accepted'), row('type', '=', 'banner')])]),
    )
    .where('customerstatus_id', 'in', completeStatuses)
    // Spares the transaction for most who are away; they are told after it.
    .where((row) =>
      row.and([
        row(row.fn.coalesce('excluded_until', row.lit(0)), '<=', now),
        row(row.fn.coalesce('break_until', row.lit(0)), '<=', now),
      ]),
    )
    .execute();
  for (const voucher of due) await tell(database, voucher, now);
};
