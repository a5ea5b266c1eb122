import type { components } from '@paddock/api';
import type { Selectable } from 'kysely';
import type { OperationsOf } from '../../server/operation/operation.types.ts';
import { notFound, Refused } from '../../server/operation/refused.ts';
import type { Server } from '../../server/operation/server.ts';
import { lockCustomer } from '../payments/ledger.ts';
import type { HorseNoteTable } from './favorite.tables.ts';
import { findHorse } from './find-horse.ts';

/** The maximum of notes per customer: the list is one answer. */
const MAX_NOTES = 500;

const showNote = ({ id, horse_id, name, text }: Selectable<HorseNoteTable>): components['schemas']['HorseNote'] => ({
  id,
  horse_id,
  name,
  text,
});

/** Notes of a customer on horses. */
export const noteOperations = ({
  database,
  days,
}: Server): OperationsOf<'getNotes' | 'createNote' | 'getNote' | 'updateNote' | 'deleteNote'> => ({
  async getNotes({ customerId }) {
    const notes = await database
      .selectFrom('horse_note')
      .selectAll()
      .where('customer_id', '=', customerId)
      .orderBy('id', 'desc')
      .execute();
    return { data: notes.map(showNote) };
  },

  async createNote({ body: { horse_id, text }, customerId, clock }) {
    const horse = await findHorse(days, horse_id, clock());
    if (!horse) throw notFound('horse');
    const note = await database.transaction().execute(async (transaction) => {
      await lockCustomer(transaction, customerId);
      const { notes } = await transaction
        .selectFrom('horse_note')
        .select(({ fn }) => fn.countAll().as('notes'))
        .where('customer_id', '=', customerId)
        .executeTakeFirstOrThrow();
      if (Number(notes) >= MAX_NOTES) {
        throw new Refused(409, 'list_full.notes', { words: { most: MAX_NOTES } });
      }
      return transaction
        .insertInto('horse_note')
        .values({ customer_id: customerId, horse_id, name: horse.name, text })
        .returningAll()
        .executeTakeFirstOrThrow();
    });
    return { data: showNote(note) };
  },

  async getNote({ path: { id }, customerId }) {
    const note = await database
      .selectFrom('horse_note')
      .selectAll()
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .executeTakeFirst();
    if (!note) throw notFound('note');
    return { data: showNote(note) };
  },

  async updateNote({ path: { id }, body: { text }, customerId }) {
    const note = await database
      .updateTable('horse_note')
      .set({ text })
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .returningAll()
      .executeTakeFirst();
    if (!note) throw notFound('note');
    return { data: showNote(note) };
  },

  async deleteNote({ path: { id }, customerId }) {
    const { numDeletedRows } = await database
      .deleteFrom('horse_note')
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound('note');
    return { data: { deleted: true } };
  },
});
