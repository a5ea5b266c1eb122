import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../../../test/rigs/ask.ts';

const noon = '2026-11-21T12:00:00Z';
const api = createTestApi(noon, { dev: true });
afterAll(api.close);

test('[CUSTOMER-22] a coupon is given again while it is valid, and a new one afterwards', async () => {
  const issue = async () => (await api.call('issuePostidentCoupon', { as: 'unidentified' })).data;
  const first = await issue();
  expect(first).toMatchObject({ issued_at: '2026-11-21T12:00:00.000Z', valid_until: '2026-12-21' });
  expect(first.number).toMatch(/^\d{4}-\d{4}-\d{4}$/);
  api.setNow('2026-12-21T11:59:59Z');
  expect(await issue()).toEqual(first);
  api.setNow('2026-12-21T12:00:00Z');
  expect((await issue()).number).not.toBe(first.number);
  api.setNow(noon);
});

test('[CUSTOMER-22] nobody needs a coupon whose identity is known', async () => {
  const { status, code } = await api.call('issuePostidentCoupon', { as: 'active' });
  expect([status, code]).toEqual([409, 'identity_validated']);
});

test('[CUSTOMER-22] who has to prove a known identity again gets a coupon', async () => {
  const customers = (await api.database()).updateTable('customer').where('username', '=', 'points');
  await customers.set({ customerstatus_id: 6 }).execute();
  expect((await api.call('issuePostidentCoupon', { as: 'points' })).status).toBe(200);
});

test('[CUSTOMER-22] the post office reports a coupon once: the identity is known, and a message says so', async () => {
  const { number } = (await api.call('issuePostidentCoupon', { as: 'identity' })).data;
  const report = () => api.ask('/dev/postident', { method: 'POST', body: JSON.stringify({ number }) });
  expect((await report()).status).toBe(200);
  expect((await api.call('getMe', { as: 'identity' })).data).toMatchObject({ customerstatus_id: 1, checkpoints: [] });
  const [message] = (await api.call('getMessages', { as: 'identity' })).data;
  expect(message?.text).toBe('Ihre Identität ist bestätigt.');
  expect((await report()).status).toBe(404);
});
