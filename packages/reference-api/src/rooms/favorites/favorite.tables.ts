import type { Generated, Kysely } from 'kysely';
import { addId, type Instant } from '../../server/database/columns.ts';

export interface FavoriteTable {
  id: Generated<number>;
  customer_id: number;
  horse_id: number;
  /** The horse's name on that day: its races may not be known later. */
  name: string;
  created_at: Instant;
}

export interface HorseNoteTable {
  id: Generated<number>;
  customer_id: number;
  horse_id: number;
  /** The horse's name on the day of the note: its races may not be known later. */
  name: string;
  text: string;
}

/** A favourite's run that a customer was notified of. */
export interface FavoriteRunTable {
  customer_id: number;
  race_id: number;
  horse_id: number;
}

export const createFavoriteTables = async (db: Kysely<unknown>): Promise<void> => {
  await addId(db.schema.createTable('favorite'), db)
    .addColumn('customer_id', 'bigint', (column) => column.notNull())
    .addColumn('horse_id', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('favorite_once', ['customer_id', 'horse_id'])
    .execute();
  await addId(db.schema.createTable('horse_note'), db)
    .addColumn('customer_id', 'bigint', (column) => column.notNull())
    .addColumn('horse_id', 'bigint', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('horse_note_by_customer').on('horse_note').columns(['customer_id']).execute();
};

export const createFavoriteRunTable = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('favorite_run')
    .addColumn('customer_id', 'bigint', (column) => column.notNull())
    .addColumn('race_id', 'bigint', (column) => column.notNull())
    .addColumn('horse_id', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('favorite_run_once', ['customer_id', 'race_id', 'horse_id'])
    .execute();
  // Finds the customers of a horse that starts soon.
  await db.schema.createIndex('favorite_by_horse').on('favorite').columns(['horse_id']).execute();
};

export const addNoteName = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('horse_note')
    .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
};
