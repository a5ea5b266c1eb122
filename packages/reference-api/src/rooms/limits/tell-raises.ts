import { milliseconds } from 'date-fns/milliseconds';
import type { Selectable } from 'kysely';
import type { Database } from '../../server/database/open-database.ts';
import { formatMoney } from '../../server/format.ts';
import type { Localized } from '../../server/localized.ts';
import { createMinutely } from '../../server/minutely.ts';
import { type Notification, notify } from '../messenger/notify.ts';
import { isAway } from './break/is-away.ts';
import { isActive, type LimitRange, type LimitType } from './limit.model.ts';
import type { CustomerLimitTable } from './limit.tables.ts';

const types: Record<LimitType, Localized> = {
  deposit: { de: 'Einzahlungslimit', en: 'limit for deposits' },
  loss: { de: 'Verlustlimit', en: 'limit for losses' },
  bet: { de: 'Einsatzlimit', en: 'stake limit' },
  lugas: { de: 'anbieterübergreifendes Einzahlungslimit', en: 'limit for deposits with all operators' },
};

const ranges: Record<LimitRange, Localized> = {
  day: { de: 'pro Tag', en: 'per day' },
  week: { de: 'pro Woche', en: 'per week' },
  month: { de: 'pro Monat', en: 'per month' },
};

/** A raise that became valid longer ago is no news, as in a database of before these messages. */
const TELL_WITHIN_MS = milliseconds({ days: 1 });

const textsOf = (type: LimitType, range: LimitRange, amount: number): Pick<Notification, 'text_de' | 'text_en'> => {
  const [de, en] = [`Ihr ${types[type].de} ${ranges[range].de}`, `Your ${types[type].en} ${ranges[range].en}`];
  return isActive(type, range, amount)
    ? {
        text_de: `${de} beträgt ab jetzt ${formatMoney(amount, 'de')}.`,
        text_en: `${en} is ${formatMoney(amount, 'en')} from now on.`,
      }
    : { text_de: `${de} gilt nicht mehr.`, text_en: `${en} no longer applies.` };
};

type DueRaise = Selectable<CustomerLimitTable> & { newlimit: number; newlimitvalid: number };

/** Stores the raise as the limit, which only one of concurrent processes does, and notifies. */
const tell = (database: Database, raise: DueRaise, now: number): Promise<void> => {
  const { customer_id, type, range, newlimit, newlimitvalid } = raise;
  return database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('customer_limit')
      .set({ limit_amount: newlimit, newlimit: null, newlimitvalid: null })
      .where('customer_id', '=', customer_id)
      .where('type', '=', type)
      .where('range', '=', range)
      .where('newlimit', '=', newlimit)
      .where('newlimitvalid', '<=', now)
      .executeTakeFirst();
    const isNews = numUpdatedRows > 0n && newlimitvalid > now - TELL_WITHIN_MS;
    if (!isNews || (await isAway(transaction, customer_id, now))) return;
    const texts = textsOf(type, range, newlimit);
    await notify(transaction, { customerId: customer_id, type: 'limit', ...texts, race_id: null, at: now });
  });
};

const isDue = createMinutely();

/**
 * Notifies customers of each raise of a limit that has become valid, once, except those who are
 * excluded or in a break. There is no background job: this runs before a customer's request, at
 * most once a minute.
 */
export const tellRaises = async (database: Database, now: number): Promise<void> => {
  if (!isDue(database, now)) return;
  const due = await database
    .selectFrom('customer_limit')
    .selectAll()
    .where('newlimitvalid', '<=', now)
    .where('newlimit', 'is not', null)
    .$narrowType<{ newlimit: number; newlimitvalid: number }>()
    .execute();
  for (const raise of due) await tell(database, raise, now);
};
