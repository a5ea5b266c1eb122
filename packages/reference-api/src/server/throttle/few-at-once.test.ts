import { expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { endSessionOf } from '../../../test/rigs/ended-session.ts';
import { holdLock } from '../../../test/rigs/held-lock.ts';
import { logIn } from '../../../test/rigs/log-in.ts';
import { isPostgres } from '../../../test/rigs/test-database.ts';
import { lockCustomer } from '../../rooms/payments/ledger.ts';
import { demoEmail } from '../demo/demo-customers.ts';
import { createFewAtOnce } from './few-at-once.ts';

test('runs some work of a key at once and the rest in its order, also after a failure; other keys do not wait', async () => {
  const run = createFewAtOnce(2);
  const begun: string[] = [];
  const works = new Map<string, PromiseWithResolvers<string>>();
  const start = (key: number, name: string) =>
    run(key, () => {
      begun.push(name);
      const work = Promise.withResolvers<string>();
      works.set(name, work);
      return work.promise;
    });
  const [first, , third, fourth] = ['first', 'second', 'third', 'fourth'].map((name) => start(1, name));
  const other = start(2, 'other');
  expect(begun).toEqual(['first', 'second', 'other']);
  works.get('first')?.reject(new Error('failed'));
  await expect(first).rejects.toThrow('failed');
  expect(begun).toEqual(['first', 'second', 'other', 'third']);
  works.get('third')?.resolve('done');
  expect(await third).toBe('done');
  works.get('fourth')?.resolve('done');
  works.get('other')?.resolve('done');
  expect(await Promise.all([fourth, other])).toEqual(['done', 'done']);
});

// SQLite has one connection.
test.runIf(isPostgres)('[SERVER-28] changes of one customer that wait leave connections to the others', async () => {
  const api = createTestApi('2026-11-21T12:00:00Z');
  const database = await api.database();
  const change = (as: 'active' | 'other') => api.call('setSettings', { as, body: { dark: true } });
  for (const as of ['active', 'other'] as const) await change(as);
  const { id } = await database
    .selectFrom('customer')
    .select('id')
    .where('email', '=', demoEmail('active'))
    .executeTakeFirstOrThrow();
  const changes = await database.transaction().execute(async (transaction) => {
    await lockCustomer(transaction, id);
    const sent = Array.from({ length: 64 }, () => change('active'));
    expect((await change('other')).status).toBe(200);
    return sent;
  });
  for (const { status } of await Promise.all(changes)) expect(status).toBe(200);
  await api.close();
});

test('[AUTH-32] a change whose session ends while it waits for its turn is not made', async () => {
  const api = createTestApi('2026-11-21T12:00:00Z');
  const change = (dark: boolean) => api.call('setSettings', { as: 'active', body: { dark } });
  await change(false);
  const lock = await holdLock(await api.database());
  const before = [change(false), change(false)];
  await lock.waitedFor;
  const waiting = change(true);
  // A later call of the session is answered, so the change has been let in.
  await api.call('isLogin', { as: 'active' });
  await endSessionOf(api, 'active');
  await lock.release();
  await Promise.all(before);
  expect(await waiting).toMatchObject({ status: 401, code: 'unauthorized_customer_jwt' });
  const { bearer } = await logIn(api, 'active');
  const me = await api.call('getMe', { header: { 'access-token': bearer } });
  expect(me.data.settings.dark).toBe(false);
});
