import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../../../test/rigs/ask.ts';
import { createAuthenticator } from '../../../../test/rigs/authenticator.ts';
import { endMeanwhile } from '../../../../test/rigs/ended-session.ts';
import { logIn } from '../../../../test/rigs/log-in.ts';
import { addPasskey, SITE_URL, wishOf } from '../../../../test/rigs/passkey.ts';
import { DEMO_PASSWORD, type DemoName } from '../../../server/demo/demo-customers.ts';

const IBAN = 'AT61 1904 3002 3457 3201';
const ADDRESS = { street: 'Rennbahnstraße', house_number: '1', zip: '50735', city: 'Köln' };
const required = { status: 403, code: 'step_up_required' };

const createApi = async () => {
  const api = createTestApi('2026-11-21T12:00:00Z', { dev: true, siteUrl: SITE_URL });
  const authenticator = createAuthenticator();
  await addPasskey(api, authenticator);
  const need = async (as: DemoName = 'active') => (await api.call('startStepUp', { as })).data.step_up;
  const challengeOf = async (as: DemoName = 'active') => {
    const challenge = await need(as);
    if (!challenge) throw new Error('No step-up is needed.');
    return wishOf(challenge);
  };
  return {
    ...api,
    authenticator,
    need,
    challengeOf,
    byPasskey: async () =>
      api.call('stepUp', { as: 'active', body: { passkey: authenticator.sign(await challengeOf()) } }),
    byPassword: (current_password: string) => api.call('stepUp', { as: 'active', body: { current_password } }),
    withdraw: (key: string = crypto.randomUUID(), as: DemoName = 'active') =>
      api.call('withdraw', { as, body: { amount: 500 }, header: { 'idempotency-key': key } }),
    changeIban: (as: DemoName = 'active') => api.call('changeIban', { as, body: { iban: IBAN } }),
    remove: () => api.call('removePasskey', { as: 'active', path: { id: authenticator.id } }),
  };
};

describe('a step-up', () => {
  test('[STEPUP-1] comes before a withdrawal, another bank account and the removal of a passkey', async () => {
    const { call, withdraw, changeIban, remove, byPasskey, need, authenticator } = await createApi();
    const before = (await call('getMe', { as: 'active' })).data;
    expect(await withdraw()).toMatchObject(required);
    expect(await changeIban()).toMatchObject(required);
    expect(await remove()).toMatchObject(required);
    expect((await call('getMe', { as: 'active' })).data.balance).toBe(before.balance);
    expect((await call('getPasskeys', { as: 'active' })).data).toHaveLength(1);
    expect((await need())?.passkeys).toEqual([authenticator.id]);
    expect((await byPasskey()).data).toEqual({ until: '2026-11-21T12:05:00.000Z' });
    expect(await need()).toBeNull();
    expect((await withdraw()).status).toBe(200);
    expect((await changeIban()).status).toBe(200);
    expect((await remove()).status).toBe(200);
  });

  test('[STEPUP-1] is not asked of a customer without a passkey, or for the account that is known', async () => {
    const { call, need, withdraw, changeIban, byPasskey } = await createApi();
    expect(await need('other')).toBeNull();
    expect((await withdraw('of-another', 'other')).status).toBe(200);
    expect((await changeIban('other')).status).toBe(200);
    await byPasskey();
    const { iban } = (await changeIban()).data;
    expect((await call('changeIban', { as: 'active', body: { iban: iban as string } })).status).toBe(200);
  });

  test('[STEPUP-2] is made by the password too, with few attempts', async () => {
    const { byPassword, withdraw } = await createApi();
    const wrong = { status: 409, code: 'wrong_password' };
    // The new passkey took the first of five attempts.
    for (let times = 0; times < 4; times += 1) expect(await byPassword('wrong')).toMatchObject(wrong);
    expect((await byPassword(DEMO_PASSWORD)).status).toBe(429);
    expect(await withdraw()).toMatchObject(required);
  });

  test('[STEPUP-2] is made by the right password', async () => {
    const { byPassword, withdraw } = await createApi();
    expect((await byPassword(DEMO_PASSWORD)).status).toBe(200);
    expect((await withdraw()).status).toBe(200);
  });

  test('[STEPUP-2] is not made by the passkey of another, a copy, or an old challenge', async () => {
    const api = await createApi();
    const { authenticator, call, challengeOf, withdraw } = api;
    const stranger = createAuthenticator();
    await addPasskey(api, stranger, 'other');
    const wrong = { status: 409, code: 'invalid_passkey' };
    const attempt = async (passkey: ReturnType<typeof stranger.sign>) =>
      expect(await call('stepUp', { as: 'active', body: { passkey } })).toMatchObject(wrong);
    await attempt(stranger.sign(await challengeOf()));
    await attempt({ ...stranger.sign(await challengeOf()), id: authenticator.id });
    await attempt(authenticator.sign({ ...(await challengeOf()), origin: 'https://shop.test.evil.test' }));
    await attempt(authenticator.sign({ ...(await challengeOf()), isVerified: false }));
    const late = await challengeOf();
    api.advance(5 * 60_000);
    await attempt(authenticator.sign(late));
    expect(await withdraw()).toMatchObject(required);
    expect((await api.byPasskey()).status).toBe(200);
    authenticator.countFrom(2);
    api.advance(5 * 60_000);
    await attempt(authenticator.sign(await challengeOf()));
  });

  test('[STEPUP-3] holds for five minutes, for its session alone', async () => {
    const api = await createApi();
    await api.byPasskey();
    const { bearer } = await logIn(api, 'active');
    const elsewhere = await api.call('withdraw', { header: { 'access-token': bearer }, body: { amount: 500 } });
    expect(elsewhere).toMatchObject(required);
    api.advance(5 * 60_000 - 1);
    expect((await api.withdraw()).status).toBe(200);
    api.advance(1);
    expect(await api.withdraw()).toMatchObject(required);
  });

  test('[STEPUP-4] has a challenge that is good for nothing else', async () => {
    const api = await createApi();
    const { authenticator, call, challengeOf } = api;
    const login = await call('logInWithPasskey', { body: authenticator.sign(await challengeOf()) });
    expect(login).toMatchObject({ status: 401, code: 'invalid_passkey' });
    const added = await call('addPasskey', { as: 'active', body: createAuthenticator().make(await challengeOf()) });
    expect(added).toMatchObject({ status: 409, code: 'invalid_passkey' });
    const { bearer } = await logIn(api, 'active');
    const passkey = authenticator.sign(await challengeOf());
    const header = { 'access-token': bearer };
    expect(await call('stepUp', { header, body: { passkey } })).toMatchObject({ status: 409, code: 'invalid_passkey' });
    const given = wishOf((await call('startPasskeyLogin')).data);
    const ofLogin = await call('stepUp', { as: 'active', body: { passkey: authenticator.sign(given) } });
    expect(ofLogin).toMatchObject({ status: 409, code: 'invalid_passkey' });
  });

  test('[STEPUP-5] sets a new password without the current one', async () => {
    const { call, byPasskey } = await createApi();
    const body = { current_password: null, password: 'Other-Secret-9', password_confirmation: 'Other-Secret-9' };
    const change = (as: DemoName) => call('changePassword', { as, body });
    expect(await change('active')).toMatchObject(required);
    expect(await change('other')).toMatchObject(required);
    await byPasskey();
    expect((await change('active')).data).toMatchObject({ changed: true });
    const login = await call('login', { body: { email: 'active@demo.test', password: body.password } });
    expect(login.status).toBe(200);
  });

  test('[STEPUP-3] sets no password once its session has ended, also while the call waits', async () => {
    const api = await createApi();
    await api.byPasskey();
    const password = 'Other-Secret-9';
    const body = { current_password: null, password, password_confirmation: password };
    const changed = await endMeanwhile(api, 'active', () => api.call('changePassword', { as: 'active', body }));
    expect(changed).toMatchObject(required);
    expect((await logIn(api, 'active')).bearer).toEqual(expect.any(String));
  });

  test.each(['withdraw', 'changeIban', 'changeAddress'] as const)(
    '[AUTH-32] without a passkey: no %s by a session that has ended',
    async (change) => {
      const api = await createApi();
      const changes = {
        withdraw: () => api.withdraw('of-an-ended-session', 'other'),
        changeIban: () => api.changeIban('other'),
        changeAddress: () => api.call('changeAddress', { as: 'other', body: ADDRESS }),
      };
      const stored = async () =>
        (await api.database())
          .selectFrom('customer')
          .select(['balance', 'iban', 'street'])
          .where('username', '=', 'other')
          .execute();
      const before = await stored();
      const refused = await endMeanwhile<{ code: string | null }>(api, 'other', changes[change]);
      expect(refused.code).toBe('unauthorized_customer_jwt');
      expect(await stored()).toEqual(before);
    },
  );

  test('[STEPUP-5] sets no more passwords than the current one does', async () => {
    const { call, byPasskey } = await createApi();
    await byPasskey();
    const change = (at: number) => {
      const password = `Other-Secret-${at}`;
      return call('changePassword', {
        as: 'active',
        body: { current_password: null, password, password_confirmation: password },
      });
    };
    // The new passkey took the first of five attempts.
    for (let at = 1; at < 5; at += 1) expect((await change(at)).status).toBe(200);
    expect((await change(5)).status).toBe(429);
  });

  test('[STEPUP-7] has sixty challenges in a quarter of an hour at most', async () => {
    const { call, advance } = await createApi();
    const start = async () => (await call('startStepUp', { as: 'active' })).status;
    for (let times = 0; times < 60; times += 1) expect(await start()).toBe(200);
    expect(await start()).toBe(429);
    advance(15 * 60_000);
    expect(await start()).toBe(200);
  });

  test('[STEPUP-6] is not asked for again by a withdrawal that is repeated with its key', async () => {
    const { advance, byPasskey, withdraw } = await createApi();
    await byPasskey();
    const first = await withdraw('answer-lost');
    advance(6 * 60_000);
    expect((await withdraw('answer-lost')).data.id).toBe(first.data.id);
    expect(await withdraw('of-another-press')).toMatchObject(required);
  });
});
