import type { Generated, Kysely } from 'kysely';
import { addId, type Cents, type Instant } from '../../server/database/columns.ts';

/** The outcomes of a deposit (core §4); each is a state of the return page. */
export const paymentOutcomes = ['success', 'error', 'decline', 'exception', 'cancel'] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

/** A deposit or a withdrawal. */
export interface PaymentTable {
  id: Generated<number>;
  customer_id: number;
  direction: 'deposit' | 'withdrawal';
  provider: string;
  /** Positive for both directions. */
  amount: Cents;
  /** null while undecided. States that follow from the clock are not stored: see `statusAt`. */
  outcome: PaymentOutcome | null;
  /** The provider's key: secret, because it decides on the deposit. */
  provider_key: string;
  /** The customer's key: the same key is the same payment. */
  idempotency_key: string | null;
  /** The target account of a withdrawal. */
  iban: string | null;
  created_at: Instant;
  /** When the outcome came. */
  decided_at: Instant | null;
}

export const createPaymentTables = async (db: Kysely<unknown>): Promise<void> => {
  await addId(db.schema.createTable('payment'), db)
    .addColumn('customer_id', 'bigint', (column) => column.notNull())
    .addColumn('direction', 'text', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .addColumn('provider_key', 'text', (column) => column.notNull().unique())
    .addColumn('idempotency_key', 'text')
    .addColumn('iban', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('decided_at', 'bigint')
    .addUniqueConstraint('payment_once', ['customer_id', 'idempotency_key'])
    .execute();
};
