import type { OperationsOf } from '../../../server/operation/operation.types.ts';
import { assertValid, notFound, type Validation } from '../../../server/operation/refused.ts';
import type { Server } from '../../../server/operation/server.ts';
import { isPushEndpoint } from './push-endpoint.ts';

const faultsOf = ({ endpoint }: { endpoint?: string | undefined }): Validation =>
  endpoint === undefined || isPushEndpoint(endpoint) ? {} : { endpoint: ['wrong'] };

/** The push of one login. */
export const pushOperations = ({ database, pushKey }: Server): OperationsOf<'getPush' | 'setPush' | 'deletePush'> => ({
  async getPush({ sessionId }) {
    const subscription = await database
      .selectFrom('push_subscription')
      .select('session_id')
      .where('session_id', '=', sessionId)
      .executeTakeFirst();
    return { data: { key: pushKey, is_on: subscription !== undefined } };
  },

  setPush: {
    faults: faultsOf,
    async handle({ body, customerId, sessionId, clock }) {
      if (pushKey === null || sessionId === null) throw notFound('path');
      assertValid(faultsOf(body));
      const { latest } = await database
        .selectFrom('message')
        .select(({ fn }) => fn.max('id').as('latest'))
        .where('customer_id', '=', customerId)
        .executeTakeFirstOrThrow();
      const { endpoint, p256dh, auth } = body;
      const subscription = { customer_id: customerId, endpoint, p256dh, auth, told_id: Number(latest ?? 0) };
      await database
        .insertInto('push_subscription')
        .values({ session_id: sessionId, ...subscription, created_at: clock() })
        .onConflict((row) => row.column('session_id').doUpdateSet(subscription))
        .execute();
      return { data: { key: pushKey, is_on: true } };
    },
  },

  async deletePush({ sessionId }) {
    await database.deleteFrom('push_subscription').where('session_id', '=', sessionId).execute();
    return { data: { key: pushKey, is_on: false } };
  },
});
