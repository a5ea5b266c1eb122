import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';

/** A random key, made once and then stored: a restart, or a second server, uses the same. */
export const storedSecret = async (database: Kysely<Tables>, name: string): Promise<string> => {
  await database
    .insertInto('secret')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await database
    .selectFrom('secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
};
