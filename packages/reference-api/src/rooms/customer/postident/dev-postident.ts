import { Hono } from 'hono';
import type { Database } from '../../../server/database/open-database.ts';
import { accepted } from '../../../server/http/envelope.ts';
import { notFound } from '../../../server/operation/refused.ts';
import { notify } from '../../messenger/notify.ts';
import { holdCustomer } from '../../payments/ledger.ts';
import { settleRegistrationOf } from '../../registration/hold-registration.ts';

/**
 * `POST /dev/postident {number}`: the post office has seen the customer of a coupon. For
 * development and tests only.
 */
export const devPostidentRoutes = ({ database, clock }: { database: Database; clock: () => number }): Hono => {
  const app = new Hono();
  app.post('/postident', async (c) => {
    const body: { number?: unknown } | null = await c.req.json().catch(() => null);
    const coupon = await database
      .selectFrom('postident_coupon')
      .select('customer_id')
      .where('number', '=', String(body?.number))
      .executeTakeFirst();
    if (!coupon) throw notFound('coupon');
    await database.transaction().execute(async (transaction) => {
      const customerId = coupon.customer_id;
      const now = await holdCustomer(transaction, customerId, clock);
      await transaction
        .updateTable('customer')
        .set(({ eb }) => ({
          identity_validated_at: now,
          customerstatus_id: eb
            .case()
            .when('customerstatus_id', '=', 6)
            .then(1)
            .else(eb.ref('customerstatus_id'))
            .end(),
        }))
        .where('id', '=', customerId)
        .execute();
      await settleRegistrationOf(transaction, customerId, now);
      await transaction.deleteFrom('postident_coupon').where('customer_id', '=', customerId).execute();
      await notify(transaction, {
        customerId,
        type: 'account',
        text_de: 'Ihre Identität ist bestätigt.',
        text_en: 'Your identity is confirmed.',
        race_id: null,
        at: now,
      });
    });
    return c.json(accepted({ validated: true }));
  });
  return app;
};
