import type { CustomerTable } from '../../src/rooms/customer/customer.tables.ts';
import { type DemoName, demoEmail } from '../../src/server/demo/demo-customers.ts';
import type { createTestApi } from './ask.ts';

/** Gives a demo customer facts of another one: the name of a person, or a bank account. */
export const shareFacts = async (
  api: ReturnType<typeof createTestApi>,
  from: DemoName,
  to: DemoName,
  facts: readonly (keyof CustomerTable)[],
): Promise<void> => {
  const database = await api.database();
  const shared = await database
    .selectFrom('customer')
    .select(facts)
    .where('email', '=', demoEmail(from))
    .executeTakeFirstOrThrow();
  await database.updateTable('customer').set(shared).where('email', '=', demoEmail(to)).execute();
};
