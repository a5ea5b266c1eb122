import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { createAuthenticator } from '../../../test/rigs/authenticator.ts';
import { logIn, refresh } from '../../../test/rigs/log-in.ts';
import { addPasskey, SITE_URL } from '../../../test/rigs/passkey.ts';
import { registering, registration } from '../../../test/rigs/registration.ts';
import { DEMO_PASSWORD } from '../../server/demo/demo-customers.ts';

const noon = '2026-11-21T12:00:00Z';
const minute = 60_000;
const email = 'active@demo.test';
const newPassword = 'Galopp-2027!';

const start = () => {
  const api = createTestApi(noon, { siteUrl: 'https://paddock.test' });
  const begin = (header: Record<string, string> = {}, to = email) =>
    api.call('startPasswordRecovery', { body: { email: to }, header });
  return {
    ...api,
    begin,
    /** The token of the last mail. */
    tokenByMail: async () => {
      await begin();
      const [mail] = await api.messagesTo(email);
      return /https:\/\/paddock\.test\/password-recovery\/(\w{30,32})\n/.exec(mail?.text ?? '')?.[1] ?? '';
    },
    finish: (token: string, password = newPassword, confirmation = password) =>
      api.call('finishPasswordRecovery', { path: { token }, body: { password, password_confirmation: confirmation } }),
    check: (token: string) => api.call('checkPasswordRecovery', { path: { token } }),
  };
};

describe('[AUTH-22] [AUTH-23] a password recovery', () => {
  test('sends a link that sets a new password', async () => {
    const api = start();
    const token = await api.tokenByMail();
    expect((await api.check(token)).data).toEqual({ expires: '2026-11-21T13:00:00.000Z' });
    expect((await api.finish(token)).data).toEqual({ changed: true });
    await expect(logIn(api, 'active', DEMO_PASSWORD)).rejects.toThrow('401');
    expect((await logIn(api, 'active', newPassword)).bearer).toEqual(expect.any(String));
    const mails = await api.messagesTo(email);
    expect(mails[0]?.text).toContain('\nhttps://paddock.test/password-recovery\n');
    expect(mails.map(({ subject }) => subject)).toEqual(['Ihr Passwort wurde geändert', 'Ihr neues Passwort']);
  });

  test.each([
    ['de', 'Ihre Passkeys sind entfernt. Hier fügen Sie neue hinzu:', '/user/data#passkeys'],
    ['en', 'Your passkeys are removed. Add new ones here:', '/en/user/data#passkeys'],
  ])('[PASSKEY-6] removes all passkeys, and its answer and mail say so (%s)', async (language, words, page) => {
    const api = createTestApi(noon, { siteUrl: SITE_URL });
    await addPasskey(api, createAuthenticator());
    const header = { 'accept-language': language };
    await api.call('startPasswordRecovery', { body: { email }, header });
    const [asked] = await api.messagesTo(email);
    const token = /password-recovery\/(\w+)\n/.exec(asked?.text ?? '')?.[1] ?? '';
    const body = { password: newPassword, password_confirmation: newPassword };
    const { data } = await api.call('finishPasswordRecovery', { path: { token }, body, header });
    expect(data).toEqual({ changed: true, passkeys_removed: true });
    expect((await api.messagesTo(email))[0]?.text).toContain(`${words}\n\n${SITE_URL}${page}\n`);
    const left = await (await api.database()).selectFrom('passkey').select('id').execute();
    expect(left).toEqual([]);
  });

  test('writes in the language of the page', async () => {
    const api = start();
    await api.begin({ 'accept-language': 'en' });
    expect((await api.messagesTo(email))[0]?.subject).toBe('Your new password');
  });

  test('answers the same whether the address is known, and sends nothing to an unknown one', async () => {
    const api = start();
    const [known, unknown] = [await api.begin({}, 'ACTIVE@demo.test'), await api.begin({}, 'nobody@demo.test')];
    expect([known.status, known.data]).toEqual([unknown.status, unknown.data]);
    expect(await api.messagesTo(email)).toHaveLength(1);
    expect(await api.messagesTo('nobody@demo.test')).toEqual([]);
  });

  test('takes at least as long for an unknown address as for a known one needs', async () => {
    const api = start();
    for (const to of [email, 'nobody@demo.test']) {
      const begun = performance.now();
      await api.begin({}, to);
      expect(performance.now() - begun).toBeGreaterThan(45);
    }
  });

  test('writes nothing into a mail that somebody else may have chosen', async () => {
    const api = start();
    const firstname = 'Klicken Sie auf www.evil.test';
    const { token } = (await api.call('register', { body: { ...registration, firstname, lastname: firstname } })).data;
    const body = { code: await registering(api).codeTo() };
    expect((await api.call('verifyRegistrationEmail', { path: { token }, body })).status).toBe(200);
    await api.begin({}, registration.email);
    const mails = await api.messagesTo(registration.email);
    expect(mails).toHaveLength(2);
    for (const { subject, text } of mails) expect(`${subject} ${text}`).not.toMatch(/evil|Klicken/);
  });

  test('ends all sessions of the customer, and nobody else’s', async () => {
    const api = start();
    const [mine, others] = [await logIn(api, 'active'), await logIn(api, 'other')];
    await api.finish(await api.tokenByMail());
    expect((await api.call('isLogin', { header: { 'access-token': mine.bearer } })).code).toBe(
      'unauthorized_customer_jwt',
    );
    expect((await refresh(api, mine.refresh)).code).toBe('unauthorized_customer_jwt');
    expect((await api.call('isLogin', { header: { 'access-token': others.bearer } })).status).toBe(200);
  });

  test('works once, for one hour, and ends other links', async () => {
    const api = start();
    const [first, second] = [await api.tokenByMail(), await api.tokenByMail()];
    expect((await api.finish(second)).status).toBe(200);
    for (const token of [first, second, 'a'.repeat(32)]) {
      expect(await api.finish(token)).toMatchObject({ status: 404, code: 'invalid_token' });
      expect(await api.check(token)).toMatchObject({ status: 404, code: 'invalid_token' });
    }
    const third = await api.tokenByMail();
    api.advance(60 * minute - 1);
    expect((await api.check(third)).status).toBe(200);
    api.advance(1);
    expect((await api.check(third)).code).toBe('invalid_token');
    expect((await api.finish(third)).code).toBe('invalid_token');
  });

  test('of two at the same moment sets one password', async () => {
    const api = start();
    const token = await api.tokenByMail();
    const answers = await Promise.all(['Galopp-2027!', 'Trab-2028!!'].map((password) => api.finish(token, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test('says what a password lacks, and the link still works', async () => {
    const api = start();
    const token = await api.tokenByMail();
    expect((await api.finish(token, 'galopp', 'trab')).validation).toEqual({
      password: ['length', 'contains_numeric', 'contains_uppercase', 'contains_symbol'],
      password_confirmation: ['confirm'],
    });
    expect((await api.finish(token)).status).toBe(200);
  });

  test('is for guests only', async () => {
    const api = start();
    const token = await api.tokenByMail();
    const body = { password: newPassword, password_confirmation: newPassword };
    for (const answer of [
      await api.call('startPasswordRecovery', { as: 'other', body: { email } }),
      await api.call('checkPasswordRecovery', { as: 'other', path: { token } }),
      await api.call('finishPasswordRecovery', { as: 'other', path: { token }, body }),
    ]) {
      expect(answer).toMatchObject({ status: 403, code: 'guests_only' });
    }
    expect((await api.check(token)).status).toBe(200);
  });

  test('sends three mails to an address in an hour, and takes twenty requests from one place', async () => {
    const api = start();
    for (const to of [email, 'nobody@demo.test']) {
      for (let mail = 0; mail < 3; mail += 1) expect((await api.begin({}, to)).status).toBe(200);
      expect(await api.begin({}, to)).toMatchObject({ status: 429, code: 'too_many_requests' });
    }
    for (let request = 8; request < 20; request += 1) {
      expect((await api.begin({}, `${request}@demo.test`)).status).toBe(200);
    }
    const last = await api.begin({}, 'last@demo.test');
    expect([last.status, last.headers.get('retry-after')]).toEqual([429, '3600']);
    expect((await api.begin({ 'x-forwarded-for': '192.0.2.7' }, 'last@demo.test')).status).toBe(200);
    api.advance(60 * minute);
    expect((await api.begin()).status).toBe(200);
  });

  test('lets a customer log in at once who was locked out by wrong passwords', async () => {
    const api = start();
    for (let wrong = 0; wrong < 6; wrong += 1) {
      await api.call('login', { body: { email, password: 'Falsch-2026!' } });
    }
    await api.finish(await api.tokenByMail());
    expect((await logIn(api, 'active', newPassword)).bearer).toEqual(expect.any(String));
  });

  test('keeps no token that could be used in the database', async () => {
    const api = start();
    const token = await api.tokenByMail();
    const rows = await (await api.database()).selectFrom('password_recovery').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
