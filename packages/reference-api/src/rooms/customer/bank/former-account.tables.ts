import type { Kysely } from 'kysely';

/** A bank account that a customer had proven before naming another one. */
export interface FormerAccountTable {
  customer_id: number;
  iban: string;
}

export const createFormerAccountTable = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('former_account')
    .addColumn('customer_id', 'bigint', (column) => column.notNull())
    .addColumn('iban', 'varchar(34)', (column) => column.notNull())
    .addPrimaryKeyConstraint('former_account_key', ['customer_id', 'iban'])
    .execute();
  await db.schema.createIndex('former_account_by_iban').on('former_account').columns(['iban']).execute();
};
