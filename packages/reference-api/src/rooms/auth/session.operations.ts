import type { OperationsOf } from '../../server/operation/operation.types.ts';
import { notFound } from '../../server/operation/refused.ts';
import type { Server } from '../../server/operation/server.ts';
import { iso } from '../../world/day/zone.ts';
import { browserName } from './browser-name.model.ts';
import { SESSION_MS } from './sessions.ts';

/** The customer's sessions, and the end of one of them. */
export const sessionOperations = ({ database }: Server): OperationsOf<'getSessions' | 'endSession'> => ({
  async getSessions({ customerId, sessionId, now }) {
    const sessions = await database
      .selectFrom('session')
      .leftJoin('refresh_token', 'refresh_token.session_id', 'session.id')
      .select(['session.id', 'session.created_at', 'session.user_agent'])
      .select(({ fn }) => fn.max('refresh_token.created_at').as('refreshed_at'))
      .where('session.customer_id', '=', customerId)
      .where('session.ended_at', 'is', null)
      .where('session.created_at', '>', now - SESSION_MS)
      .groupBy(['session.id', 'session.created_at', 'session.user_agent'])
      .execute();
    const shown = sessions.map(({ id, created_at, user_agent, refreshed_at }) => ({
      id,
      ...browserName(user_agent),
      created_at: iso(created_at),
      used_at: iso(Number(refreshed_at ?? created_at)),
      is_current: id === sessionId,
    }));
    return { data: shown.sort((a, b) => b.used_at.localeCompare(a.used_at)) };
  },

  async endSession({ path: { id }, customerId, clock }) {
    const { numUpdatedRows } = await database
      .updateTable('session')
      .set({ ended_at: clock() })
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound('session');
    return { data: { ended: true } };
  },
});
