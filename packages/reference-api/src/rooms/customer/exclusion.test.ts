import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { demoPassword } from '../../server/demo/demo-customers.ts';

const api = createTestApi('2026-11-21T12:00:00Z');
afterAll(api.close);

test('[CUSTOMER-12] an exclusion is for 90 days at least', async () => {
  const { status, validation } = await api.call('excludeMe', { as: 'active', body: { days: 89 } });
  expect([status, validation]).toEqual([400, { days: ['min'] }]);
});

test('[CUSTOMER-13] an exclusion ends all sessions of its customer, and of nobody else', async () => {
  const { data } = await api.call('excludeMe', { as: 'active', body: { days: 90 } });
  expect(data).toEqual({ excluded_until: '2027-02-19T12:00:00.000Z' });
  expect((await api.call('getMe', { as: 'active' })).code).toBe('unauthorized_customer_jwt');
  expect((await api.call('getMe', { as: 'other' })).status).toBe(200);
});

test('[CUSTOMER-14] the login is refused until the exclusion is over', async () => {
  const login = () => api.call('login', { body: { email: 'active@demo.test', password: demoPassword } });
  const refused = await login();
  expect([refused.status, refused.code]).toEqual([403, 'customer_excluded']);
  expect(refused.error?.extended).toEqual({ excluded_until: '2027-02-19T12:00:00.000Z' });
  api.setNow('2027-02-19T11:59:59Z');
  expect((await login()).status).toBe(403);
  api.setNow('2027-02-19T12:00:00Z');
  expect((await login()).status).toBe(200);
  api.setNow('2026-11-21T12:00:00Z');
});

test('[CUSTOMER-12] of two exclusions at once the longer one stays', async () => {
  const asked = [180, 90].map(async (days) => {
    const { status } = await api.call('excludeMe', { as: 'other', body: { days } });
    // The second call finds its session ended and is refused.
    return status === 200 ? days : 0;
  });
  const longest = Math.max(...(await Promise.all(asked)));
  const database = await api.database();
  const { excluded_until } = await database
    .selectFrom('customer')
    .select('excluded_until')
    .where('username', '=', 'other')
    .executeTakeFirstOrThrow();
  expect(longest).toBeGreaterThan(0);
  expect(excluded_until).toBe(api.now() + longest * 86_400_000);
});
