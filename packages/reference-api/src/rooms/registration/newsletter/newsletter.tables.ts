import type { Kysely } from 'kysely';
import type { Instant } from '../../../server/database/columns.ts';

/** Who asked for the newsletter. It is sent to nobody before the activation. */
export interface NewsletterSubscriptionTable {
  /** In lower case. */
  email: string;
  /** Of the link in the mail: 32 word characters. */
  token: string;
  salutation: string | null;
  firstname: string | null;
  lastname: string | null;
  /** `YYYY-MM-DD` */
  birthdate: string;
  /** When the consent was given, which is to be shown later. */
  consent_at: Instant;
  /** null until the link was opened. */
  activated_at: Instant | null;
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
