import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../../../test/rigs/ask.ts';
import { createAuthenticator } from '../../../../test/rigs/authenticator.ts';
import { endMeanwhile } from '../../../../test/rigs/ended-session.ts';
import { addPasskey, SITE_URL, wishOf } from '../../../../test/rigs/passkey.ts';
import { demoEmail } from '../../../server/demo/demo-customers.ts';

const password = { current_password: 'Paddock-2026!' };
const createApi = () => createTestApi('2026-11-21T12:00:00Z', { dev: true, siteUrl: SITE_URL });
type Api = ReturnType<typeof createApi>;
type Authenticator = ReturnType<typeof createAuthenticator>;
type As = 'active' | 'other' | 'identity';

const challengeOf = async (api: Api) => wishOf((await api.call('startPasskeyLogin')).data);
const logIn = async (api: Api, authenticator: Authenticator) =>
  api.call('logInWithPasskey', { body: authenticator.sign(await challengeOf(api)) });

const refused = { status: 401, code: 'invalid_passkey' };

describe('a passkey', () => {
  test('[PASSKEY-1] logs its customer in, beside the password, and shows its last use', async () => {
    const api = createApi();
    const authenticator = createAuthenticator();
    expect((await addPasskey(api, authenticator)).data).toEqual({ id: authenticator.id });
    const shown = async () => (await api.call('getPasskeys', { as: 'active' })).data;
    expect(await shown()).toMatchObject([{ id: authenticator.id, used_at: null }]);
    api.advance(60_000);
    const { data, headers } = await logIn(api, authenticator);
    const bearer = String([data.bearer_token].flat()[0]);
    const me = await api.call('getMe', { header: { 'access-token': bearer } });
    expect(me.data.email).toBe(demoEmail('active'));
    expect(headers.getSetCookie().join()).toMatch(/csrf-token=.+device=/);
    expect(await shown()).toMatchObject([{ used_at: '2026-11-21T12:01:00.000Z' }]);
    const messages = await api.call('getMessages', { as: 'active' });
    expect(messages.data.some(({ text }) => text.startsWith('Zu Ihrem Konto wurde ein Passkey'))).toBe(true);
    const byPassword = { email: demoEmail('active'), password: password.current_password };
    expect((await api.call('login', { body: byPassword })).status).toBe(200);
  });

  test.each([
    ['de', 'Ein neuer Passkey', `${SITE_URL}/user/data#passkeys\n`],
    ['en', 'A new passkey', `${SITE_URL}/en/user/data#passkeys\n`],
  ] as const)(
    '[PASSKEY-7] is told by mail, in the language of the customer’s mails (%s)',
    async (language, subject, link) => {
      const api = createApi();
      await api.call('setSettings', { as: 'active', body: { language } });
      // A stranger at an open session may turn the mails off.
      await api.call('setPreferences', { as: 'active', body: { email_notification: false } });
      await addPasskey(api, createAuthenticator());
      const [mail] = await api.messagesTo(demoEmail('active'));
      expect(mail?.subject).toBe(subject);
      expect(mail?.text).toContain(link);
    },
  );

  test.each([
    ['de', 'Ihre Passkeys gelten weiter.', `${SITE_URL}/user/data#passkeys\n`],
    ['en', 'Your passkeys still work.', `${SITE_URL}/en/user/data#passkeys\n`],
  ] as const)(
    '[PASSKEY-8] outlives a new password, and the mail about it says so (%s)',
    async (language, words, link) => {
      const api = createApi();
      await addPasskey(api, createAuthenticator());
      const toldTo = async (as: As) => {
        await api.call('setSettings', { as, body: { language } });
        const body = { ...password, password: 'Second-Secret-2', password_confirmation: 'Second-Secret-2' };
        expect((await api.call('changePassword', { as, body })).status).toBe(200);
        return (await api.messagesTo(demoEmail(as)))[0]?.text;
      };
      const told = await toldTo('active');
      expect(told).toContain(words);
      expect(told).toContain(link);
      expect(await toldTo('other')).not.toMatch(/passkey/i);
    },
  );

  test('[PASSKEY-2] is added with the password only, and not by trying passwords', async () => {
    const api = createApi();
    expect((await api.call('startPasskey', { body: password })).status).toBe(401);
    const guess = () => api.call('startPasskey', { as: 'active', body: { current_password: 'wrong' } });
    for (let times = 0; times < 5; times += 1)
      expect(await guess()).toMatchObject({ status: 409, code: 'wrong_password' });
    expect((await guess()).status).toBe(429);
    expect((await api.call('getPasskeys', { as: 'active' })).data).toEqual([]);
  });

  test('[AUTH-32] is not added by a session that ended while the call waited', async () => {
    const api = createApi();
    const { data } = await api.call('startPasskey', { as: 'active', body: password });
    const body = createAuthenticator().make(wishOf(data));
    const added = await endMeanwhile(api, 'active', () => api.call('addPasskey', { as: 'active', body }));
    expect(added).toMatchObject({ status: 401, code: 'unauthorized_customer_jwt' });
    expect(await (await api.database()).selectFrom('passkey').select('id').execute()).toEqual([]);
  });

  test('[PASSKEY-3] keeps the rules of every login: statuses, exclusions and checkpoints', async () => {
    const api = createApi();
    const [mine, checked] = [createAuthenticator(), createAuthenticator()];
    await addPasskey(api, mine);
    await addPasskey(api, checked, 'identity');
    const { data } = await logIn(api, checked);
    const header = { 'access-token': String([data.bearer_token].flat()[0]) };
    expect((await api.call('getMe', { header })).data.checkpoints).not.toEqual([]);
    const set = async (change: object) =>
      (await api.database()).updateTable('customer').set(change).where('email', '=', demoEmail('active')).execute();
    await set({ excluded_until: Date.parse('2027-11-21T12:00:00Z') });
    expect(await logIn(api, mine)).toMatchObject({ status: 403, code: 'customer_excluded' });
    await set({ excluded_until: null, customerstatus_id: 0 });
    expect(await logIn(api, mine)).toMatchObject({ status: 403, code: 'customer_status_zero' });
  });

  test('[PASSKEY-4] signs one challenge of this server once, within five minutes', async () => {
    const api = createApi();
    const authenticator = createAuthenticator();
    await addPasskey(api, authenticator);
    const body = authenticator.sign(await challengeOf(api));
    expect((await api.call('logInWithPasskey', { body })).status).toBe(200);
    expect(await api.call('logInWithPasskey', { body })).toMatchObject(refused);
    const own = wishOf({ challenge: 'A'.repeat(43), domain: 'shop.test' });
    expect(await api.call('logInWithPasskey', { body: authenticator.sign(own) })).toMatchObject(refused);
    const late = await challengeOf(api);
    api.advance(5 * 60_000);
    expect(await api.call('logInWithPasskey', { body: authenticator.sign(late) })).toMatchObject(refused);
    // The challenge of a new passkey: an attacker could lead the customer to sign it.
    const { data } = await api.call('startPasskey', { as: 'active', body: password });
    expect(await api.call('logInWithPasskey', { body: authenticator.sign(wishOf(data)) })).toMatchObject(refused);
  });

  test('[PASSKEY-5] of another site, without its person, of another key or a copy has no effect', async () => {
    const api = createApi();
    const [mine, stranger] = [createAuthenticator(), createAuthenticator()];
    await addPasskey(api, mine);
    const attempt = async (change: object) => {
      const body = mine.sign({ ...(await challengeOf(api)), ...change });
      return api.call('logInWithPasskey', { body });
    };
    expect(await attempt({ origin: 'https://shop.test.evil.test' })).toMatchObject(refused);
    expect(await attempt({ domain: 'evil.test' })).toMatchObject(refused);
    expect(await attempt({ isVerified: false })).toMatchObject(refused);
    expect(await logIn(api, stranger)).toMatchObject(refused);
    const forged = { ...stranger.sign(await challengeOf(api)), id: mine.id };
    expect(await api.call('logInWithPasskey', { body: forged })).toMatchObject(refused);
    expect((await logIn(api, mine)).status).toBe(200);
    mine.countFrom(2);
    expect(await logIn(api, mine)).toMatchObject(refused);
  });

  test('[PASSKEY-5] is not added by the challenge of another customer, of a login, or a second time', async () => {
    const api = createApi();
    const authenticator = createAuthenticator();
    const { data } = await api.call('startPasskey', { as: 'other', body: password });
    const body = authenticator.make(wishOf(data));
    expect(await api.call('addPasskey', { as: 'active', body })).toMatchObject({
      status: 409,
      code: 'invalid_passkey',
    });
    const login = authenticator.make(await challengeOf(api));
    expect((await api.call('addPasskey', { as: 'active', body: login })).status).toBe(409);
    expect((await addPasskey(api, authenticator, 'other')).status).toBe(200);
    expect((await addPasskey(api, authenticator, 'active')).status).toBe(409);
    expect((await api.call('getPasskeys', { as: 'active' })).data).toEqual([]);
  });

  test('[PASSKEY-6] is removed by its customer alone, and logs in no more', async () => {
    const api = createApi();
    const authenticator = createAuthenticator();
    await addPasskey(api, authenticator);
    const remove = (as: As) => api.call('removePasskey', { as, path: { id: authenticator.id } });
    expect(await remove('other')).toMatchObject({ status: 404 });
    expect((await logIn(api, authenticator)).status).toBe(200);
    await api.call('stepUp', { as: 'active', body: password });
    expect((await remove('active')).data).toEqual({ removed: true });
    expect(await logIn(api, authenticator)).toMatchObject(refused);
  });
});
