import type { Generated, Kysely } from 'kysely';
import { addId, type Flag, type Instant, type JsonText } from '../../server/database/columns.ts';

/** A message to a customer, in both languages: the reader's language is known only later. */
export interface MessageTable {
  id: Generated<number>;
  customer_id: number;
  /** `MessageType` of the contract. */
  type: string;
  text_de: string;
  text_en: string;
  race_id: number | null;
  /** A payment that has no entry in the account. */
  payment_id: number | null;
  created_at: Instant;
  popup: Flag;
}

export interface BookmarkTable {
  id: Generated<number>;
  customer_id: number;
  race_id: number;
  created_at: Instant;
  /** `BetRace` of the contract, as it was then; null in bookmarks from before this column. */
  race: JsonText | null;
}

/** How far a customer has read; no row before the first reading. */
export interface MessagesReadTable {
  customer_id: number;
  /** The newest message that was read. */
  read_id: number;
}

export const createMessengerTables = async (db: Kysely<unknown>): Promise<void> => {
  await addId(db.schema.createTable('message'), db)
    .addColumn('customer_id', 'bigint', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('text_de', 'text', (column) => column.notNull())
    .addColumn('text_en', 'text', (column) => column.notNull())
    .addColumn('race_id', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('popup', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('message_by_customer').on('message').columns(['customer_id', 'id']).execute();
  await addId(db.schema.createTable('bookmark'), db)
    .addColumn('customer_id', 'bigint', (column) => column.notNull())
    .addColumn('race_id', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('bookmark_once', ['customer_id', 'race_id'])
    .execute();
};

export const addBookmarkedRace = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('bookmark').addColumn('race', 'text').execute();
};

export const addMessagePayment = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('message').addColumn('payment_id', 'bigint').execute();
};

export const createMessagesReadTable = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('messages_read')
    .addColumn('customer_id', 'bigint', (column) => column.primaryKey())
    .addColumn('read_id', 'bigint', (column) => column.notNull())
    .execute();
};
