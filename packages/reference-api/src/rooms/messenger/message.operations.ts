import type { components } from '@paddock/api';
import type { Selectable } from 'kysely';
import type { Call, OperationsOf } from '../../server/operation/operation.types.ts';
import type { Server } from '../../server/operation/server.ts';
import { iso } from '../../world/day/zone.ts';
import type { MessageTable } from './messenger.tables.ts';

type Language = Call<'getMessages'>['language'];

/** The maximum of messages per refresh; the next refresh continues there. */
const REFRESHED = 100;

const showMessage = (message: Selectable<MessageTable>, language: Language): components['schemas']['Message'] => ({
  id: message.id,
  type: message.type as components['schemas']['MessageType'],
  text: language === 'de' ? message.text_de : message.text_en,
  race_id: message.race_id,
  ...(message.payment_id !== null && { payment_id: message.payment_id }),
  created_at: iso(message.created_at),
  popup: message.popup === 1,
});

/** Messages to a customer, written by `notify`. */
export const messageOperations = ({ database }: Server): OperationsOf<'getMessages'> => {
  const messagesOf = (customerId: number) =>
    database.selectFrom('message').selectAll().where('customer_id', '=', customerId);

  return {
    async getMessages({ query, customerId, language }) {
      if (query.latest_id_refresh !== undefined) {
        const newer = await messagesOf(customerId)
          .where('id', '>', query.latest_id_refresh)
          .orderBy('id', 'asc')
          .limit(REFRESHED)
          .execute();
        const data = newer.reverse().map((message) => showMessage(message, language));
        const page = { page: 1, perPage: REFRESHED, count: data.length, total: data.length };
        return { data, pagination: page };
      }
      const { page = 1, pagination: perPage = 10 } = query;
      const { total } = await database
        .selectFrom('message')
        .select(({ fn }) => fn.countAll().as('total'))
        .where('customer_id', '=', customerId)
        .executeTakeFirstOrThrow();
      const messages = await messagesOf(customerId)
        .orderBy('id', 'desc')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute();
      const shown = { page, perPage, count: messages.length, total: Number(total) };
      return {
        data: messages.map((message) => showMessage(message, language)),
        pagination: shown,
      };
    },
  };
};
