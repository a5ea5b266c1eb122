import type { Kysely } from 'kysely';
import type { Instant } from '../../../server/database/columns.ts';

/** A requested newsletter. It is not sent before the activation. */
export interface NewsletterSubscriptionTable {
  /** In lower case. */
  email: string;
  /** The token in the link of the mail: 32 word characters. */
  token: string;
  salutation: string | null;
  firstname: string | null;
  lastname: string | null;
  /** `YYYY-MM-DD` */
  birthdate: string;
  /** The instant of the consent, kept as a proof. */
  consent_at: Instant;
  /** null before the link was opened. */
  activated_at: Instant | null;
  /** The words of the consent; null if the caller did not send them. */
  consent_text: string | null;
  /** The network addresses of the request and the confirmation, as a proof. */
  consent_from: string | null;
  activated_from: string | null;
}

export const createNewsletterTables = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('newsletter_subscription')
    .addColumn('email', 'text', (column) => column.primaryKey())
    .addColumn('token', 'varchar(32)', (column) => column.notNull().unique())
    .addColumn('salutation', 'text')
    .addColumn('firstname', 'text')
    .addColumn('lastname', 'text')
    .addColumn('birthdate', 'varchar(10)', (column) => column.notNull())
    .addColumn('consent_at', 'bigint', (column) => column.notNull())
    .addColumn('activated_at', 'bigint')
    .execute();
};

export const addConsentProof = async (db: Kysely<unknown>): Promise<void> => {
  for (const column of ['consent_text', 'consent_from', 'activated_from']) {
    await db.schema.alterTable('newsletter_subscription').addColumn(column, 'text').execute();
  }
};
