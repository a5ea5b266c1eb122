import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { type HeldWith, holdLock } from '../../../test/rigs/held-lock.ts';
import { ibans, person, registering, registration } from '../../../test/rigs/registration.ts';
import { takeUnprovenAddresses } from './registration.tables.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const { username, email, birthdate, password, password_confirmation } = registration;
const [iban = ''] = ibans;
const taken = { validation: { username: ['unique'] } };
const wrongCode = { status: 400, validation: { code: ['wrong'] } };

const start = () => {
  const api = createTestApi('2026-11-21T12:00:00Z');
  const { call } = api;
  return {
    ...api,
    ...registering(api),
    /** A registration with the address that causes no mail. */
    squat: async (name = 'squatter'): Promise<string> => {
      const body = { username: name, email, birthdate };
      const { token } = (await call('startRegistrationV2', { body })).data;
      const answer = await call('registerV2', { header: { 'customer-token': token }, body: person });
      expect(answer.status).toBe(200);
      return token;
    },
    verify: (token: string, code: string) => call('verifyRegistrationEmail', { path: { token }, body: { code } }),
    usernameOf: async (address: string) =>
      (await api.database()).selectFrom('customer').select('username').where('email', '=', address).execute(),
  };
};

describe('an e-mail address that nobody has verified', () => {
  test.each(['squatter', username])(
    '[REGISTRATION-11] is verified by its owner, whoever registers with it before and after (as %s)',
    async (name) => {
      const { register, squat, verify, codeTo, usernameOf } = start();
      await squat(name);
      const token = await register();
      const code = await codeTo();
      await squat(name === username ? username : 'squatter2');
      expect((await verify(token, code)).data).toMatchObject({ chk_mail: false });
      expect(await usernameOf(email)).toEqual([{ username }]);
    },
  );

  test('[REGISTRATION-11] has registrations side by side, and the first whose code comes takes it', async () => {
    const { call, register, verify, codeTo, messagesTo, usernameOf } = start();
    const first = await register();
    const code = await codeTo();
    const second = await register({ username: 'erika2' });
    const newest = await codeTo();
    expect((await verify(first, code)).status).toBe(200);
    expect(await verify(second, newest)).toMatchObject(wrongCode);
    expect(await usernameOf(email)).toEqual([{ username }]);
    const third = await register({ username: 'erika3' });
    expect((await messagesTo(email))[0]?.text).toContain('Sie haben aber schon ein Konto.');
    expect((await call('getRegistration', { path: { token: third } })).data.chk_mail).toBe(true);
    expect((await call('getRegistration', { path: { token: first } })).data.chk_mail).toBe(false);
  });

  test('[REGISTRATION-11] is taken once, however many codes for it come at once', async () => {
    const { register, verify, codeTo, database } = start();
    const own: [string, string][] = [];
    for (const name of [username, 'erika2', username]) {
      const token = await register({ username: name });
      own.push([token, await codeTo()]);
    }
    const answers = await Promise.all(own.map(([token, code]) => verify(token, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    for (const answer of answers.filter(({ status }) => status === 400)) expect(answer).toMatchObject(wrongCode);
    const verified = (await database()).selectFrom('registration').select('token').where('email', '=', email);
    expect(await verified.where('email_verified_at', 'is not', null).execute()).toHaveLength(1);
  });

  test('[REGISTRATION-45] tells none of its registrations that another one begins, or verifies it', async () => {
    const lone = start();
    const watched = start();
    const walk = async (api: ReturnType<typeof start>, victim: (step: number) => Promise<unknown>) => {
      const { call, squat, verify, advance } = api;
      const token = await squat();
      const path = { token };
      const header = { 'customer-token': token };
      await call('setRegistrationPasswordV2', { path, body: { password, password_confirmation } });
      const seen: object[] = [];
      for (let step = 0; step < 3; step += 1) {
        await victim(step);
        advance(minute);
        for (const answer of [
          await call('getRegistration', { path }),
          await call('getNoticedCustomer', { header }),
          await call('validateRegistration', { header, body: { username: 'squatter', email } }),
          await call('startPasswordRecovery', { body: { email } }),
          await call('login', { body: { email, password } }),
          await call('login', { body: { username: 'squatter', password } }),
          await call('confirmRegistrationV2', { path, body: { terms_and_conditions: true } }),
          await verify(token, 'none'),
          await call('sendMobileCode', { path }),
          await call('updateRegistrationIban', { path, body: { iban } }),
        ])
          seen.push([answer.status, answer.code, answer.data, answer.validation, answer.error?.extended]);
      }
      // Each registration has a token of its own.
      return JSON.parse(JSON.stringify(seen).replaceAll(token, 'token'));
    };
    const known = await walk(watched, async (step) => {
      if (step === 0) return;
      if (step === 1) await watched.register({ password: 'Opfer-2026!', password_confirmation: 'Opfer-2026!' });
      else {
        const rows = (await watched.database()).selectFrom('registration').select(['token', 'email_code']);
        const victim = await rows.where('username', '=', username).executeTakeFirstOrThrow();
        expect((await watched.verify(victim.token, victim.email_code ?? '')).status).toBe(200);
      }
    });
    expect(known).toEqual(await walk(lone, async () => {}));
  });

  test('[REGISTRATION-37] logs nobody in by it, and recovers no password: that would tell of it', async () => {
    const { call, register, messagesTo, verify, codeTo } = start();
    const token = await register();
    const code = await codeTo();
    const logIn = async () => (await call('login', { body: { email, password } })).code;
    const recover = () => call('startPasswordRecovery', { body: { email } });
    expect(await logIn()).toBe('invalid_credentials');
    expect((await recover()).data).toEqual({ sent: true });
    expect(await messagesTo(email)).toHaveLength(1);
    await verify(token, code);
    expect(await logIn()).toBe('check_registration');
    await recover();
    expect((await messagesTo(email))[0]?.text).toContain('/password-recovery/');
  });

  test('[REGISTRATION-37] loses it also in a database from before, with the link of a recovery, and keeps its code', async () => {
    const { call, register, database, verify, codeTo, messagesTo, usernameOf } = start();
    const token = await register();
    const code = await codeTo();
    const db = await database();
    await db.updateTable('customer').set({ email }).where('username', '=', username).execute();
    await call('startPasswordRecovery', { body: { email } });
    const recovery = /password-recovery\/(\w+)/.exec((await messagesTo(email))[0]?.text ?? '')?.[1] ?? '';
    expect((await call('checkPasswordRecovery', { path: { token: recovery } })).status).toBe(200);
    await takeUnprovenAddresses(db);
    expect((await call('checkPasswordRecovery', { path: { token: recovery } })).status).toBe(404);
    expect(await usernameOf(email)).toEqual([]);
    expect(await usernameOf('registering@demo.test')).toHaveLength(1);
    expect((await verify(token, code)).status).toBe(200);
    expect(await usernameOf(email)).toEqual([{ username }]);
  });

  test('[REGISTRATION-46] keeps the username of a registration for the one that verifies it', async () => {
    const { call, register, squat, verify, codeTo, usernameOf } = start();
    const squatted = await squat(username);
    const token = await register();
    const correct = (of: string) =>
      call('sendRegistrationEmailCode', { path: { token: of }, body: { email: 'else@example.org' } });
    expect(await correct(token)).toMatchObject(taken);
    expect((await verify(token, await codeTo())).status).toBe(200);
    expect(await correct(squatted)).toMatchObject(taken);
    expect(await usernameOf(email)).toEqual([{ username }]);
  });

  test('[REGISTRATION-46] has a made-up username if its own went to another address before it was verified', async () => {
    const { call, register, squat, verify, codeTo, usernameOf } = start();
    const squatted = { token: await squat(username) };
    const token = await register();
    const code = await codeTo();
    await call('sendRegistrationEmailCode', { path: squatted, body: { email: 'else@example.org' } });
    expect((await verify(token, code)).status).toBe(200);
    expect(await usernameOf(email)).toEqual([{ username: expect.stringMatching(/^kunde-\w{14}$/) }]);
    expect((await call('login', { body: { email, password } })).code).toBe('check_registration');
  });

  test('[REGISTRATION-26] is reminded of once a day, however many registrations have it', async () => {
    const { call, squat, advance, messagesTo } = start();
    for (const name of ['one', 'two', 'three']) await squat(name);
    advance(day);
    await call('getMe', { as: 'other' });
    expect(await messagesTo(email)).toHaveLength(1);
  });
});

test('[REGISTRATION-12] a username that somebody asks for is not free if its owner gets a new code meanwhile', async () => {
  const { call, register, advance, now, database, verify } = start();
  const token = await register();
  advance(day);
  const code = { email_code: '123456', email_code_sent_at: now() };
  const work: HeldWith['work'] = async (holder) => {
    await holder.updateTable('registration').set(code).where('token', '=', token).execute();
  };
  const lock = await holdLock(await database(), { work });
  const other = call('register', { body: { ...registration, email: 'else@example.org' } });
  await lock.waitedFor;
  await lock.release();
  expect(await other).toMatchObject(taken);
  expect((await verify(token, code.email_code)).status).toBe(200);
});
