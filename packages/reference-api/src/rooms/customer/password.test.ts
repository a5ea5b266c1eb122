import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { logIn } from '../../../test/rigs/log-in.ts';
import { DEMO_PASSWORD } from '../../server/demo/demo-customers.ts';

const api = createTestApi('2026-11-21T12:00:00Z');
afterAll(api.close);

const next = 'Other-Secret-9';
const change = (current_password: string, password = next, password_confirmation = password) =>
  api.call('changePassword', { as: 'active', body: { current_password, password, password_confirmation } });

/** Another login of the same customer. */
const elsewhere = async () => {
  const { bearer } = await logIn(api, 'active');
  return () => api.call('getMe', { header: { 'access-token': bearer } });
};

test('[CUSTOMER-7] [CUSTOMER-9] a password is changed by who knows it; all other sessions end, this one goes on', async () => {
  const meElsewhere = await elsewhere();
  expect((await meElsewhere()).status).toBe(200);
  const body = { current_password: DEMO_PASSWORD, password: next, password_confirmation: next };
  const changed = await api.call('changePassword', { as: 'active', body });
  expect(changed.data).toEqual({ changed: true, ended_sessions: 1 });
  expect((await meElsewhere()).code).toBe('unauthorized_customer_jwt');
  expect((await api.call('getMe', { as: 'active' })).status).toBe(200);
  const again = await change(DEMO_PASSWORD);
  expect([again.status, again.code]).toEqual([409, 'wrong_password']);
});

test('[CUSTOMER-25] a change is told by mail, in the language of the customer’s mails, whatever page it came from', async () => {
  const body = { current_password: next, password: 'Next-Secret-4', password_confirmation: 'Next-Secret-4' };
  await api.call('setSettings', { as: 'active', body: { language: 'en' } });
  const header = { 'accept-language': 'de' };
  expect((await api.call('changePassword', { as: 'active', header, body })).status).toBe(200);
  const [told, before] = await api.messagesTo('active@demo.test');
  expect(told).toMatchObject({ subject: 'Your password was changed' });
  expect(told?.text).toContain('/en/password-recovery\n');
  expect(before).toMatchObject({ subject: 'Ihr Passwort wurde geändert' });
  expect((await change('Next-Secret-4', next)).status).toBe(200);
});

test('[CUSTOMER-9] the login takes the new password from then on', async () => {
  const login = async (password: string) =>
    (await api.call('login', { body: { email: 'active@demo.test', password } })).status;
  expect(await login(DEMO_PASSWORD)).toBe(401);
  expect(await login(next)).toBe(200);
});

test('[CUSTOMER-8] a new password keeps the rule and is written twice', async () => {
  const { status, validation } = await change(next, 'short', 'sport');
  expect(status).toBe(400);
  expect(validation).toEqual({
    password: ['length', 'contains_numeric', 'contains_uppercase', 'contains_symbol'],
    password_confirmation: ['confirm'],
  });
});

test('[AUTH-31] a change voids the mailed links of recoveries, which somebody else may have opened', async () => {
  const { call, messagesTo } = createTestApi('2026-11-21T12:00:00Z');
  await call('startPasswordRecovery', { body: { email: 'active@demo.test' } });
  const [mail] = await messagesTo('active@demo.test');
  const path = { token: /password-recovery\/(\w+)/.exec(mail?.text ?? '')?.[1] ?? '' };
  expect((await call('checkPasswordRecovery', { path })).status).toBe(200);
  const twice = (password: string) => ({ password, password_confirmation: password });
  const body = { current_password: DEMO_PASSWORD, ...twice(next) };
  expect((await call('changePassword', { as: 'active', body })).status).toBe(200);
  expect((await call('checkPasswordRecovery', { path })).status).toBe(404);
  expect((await call('finishPasswordRecovery', { path, body: twice('Thief-Secret-5') })).status).toBe(404);
});

test('[CUSTOMER-7] after five attempts nobody tries on for a quarter of an hour', async () => {
  api.setNow('2026-11-21T12:20:00Z');
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await change('wrong')).code).toBe('wrong_password');
  const refused = await change(next);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
  api.setNow('2026-11-21T12:35:00Z');
  expect((await change(next, 'Third-Secret-3')).status).toBe(200);
});
