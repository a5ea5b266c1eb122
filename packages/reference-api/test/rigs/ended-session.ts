import type { DemoName } from '../../src/server/demo/demo-customers.ts';
import type { createTestApi } from './ask.ts';
import { holdLock } from './held-lock.ts';

type TestApi = Pick<ReturnType<typeof createTestApi>, 'call' | 'database' | 'tokenOf'>;

/** Ends the session in which `as` makes calls. */
export const endSessionOf = async ({ call, tokenOf }: TestApi, as: DemoName): Promise<void> => {
  await call('logout', { body: { customer_token: await tokenOf(as) } });
};

/** Ends the session of a change while the change waits for the customer's row. */
export const endMeanwhile = async <Result>(
  api: TestApi,
  as: DemoName,
  change: () => Promise<Result>,
): Promise<Result> => {
  const lock = await holdLock(await api.database());
  const waiting = change();
  await lock.waitedFor;
  await endSessionOf(api, as);
  await lock.release();
  return waiting;
};
