import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { ibans, person, registering, registration, wrong } from '../../../test/rigs/registration.ts';
import type { Body } from '../../server/operation/operation.types.ts';

const noon = '2026-11-21T12:00:00Z';
const minute = 60_000;
const [iban = '', secondIban = '', thirdIban = '', fourthIban = ''] = ibans;

const start = () => {
  const api = createTestApi(noon);
  return { ...api, ...registering(api) };
};

/** A registration whose e-mail address is verified. */
const startVerified = async (differs = {}) => {
  const api = start();
  const token = await api.register(differs);
  const path = { token };
  await api.call('verifyRegistrationEmail', { path, body: { code: await api.codeTo() } });
  return { ...api, token, path };
};

describe('a registration', () => {
  test('[REGISTRATION-1] [REGISTRATION-3] begins provisional, with every field of the status', async () => {
    const { call, register } = start();
    const token = await register();
    expect(token).toMatch(/^\w{32}$/);
    expect((await call('getRegistration', { path: { token } })).data).toEqual({
      mobile_verification_status: 0,
      mobile_count: 0,
      mobile_count_threshold_reached: false,
      customerstatus_id: 9,
      provisional: false,
      bankaccountstatus: 'none',
      identitystatus: 'open',
      chk_mail: true,
      finished: false,
      error: null,
      errorMessage: null,
      is_bank_account_enter_limit_reached: false,
      has_payment_account: false,
      open_steps: ['email', 'mobile', 'bank'],
    });
  });

  test('[REGISTRATION-2] goes from the e-mail address to the bank account, and is finished', async () => {
    const { call, register, codeTo, codeOfAccount } = start();
    const path = { token: await register() };
    const verified = await call('verifyRegistrationEmail', { path, body: { code: await codeTo() } });
    expect(verified.data).toMatchObject({ chk_mail: false, finished: false, customerstatus_id: 9 });
    const named = await call('updateRegistrationIban', { path, body: { iban: 'at61 1904-3002 3457 3201' } });
    expect(named.data).toMatchObject({ bankaccountstatus: 'pending', has_payment_account: true, finished: false });
    const code = await codeOfAccount(iban);
    const validated = await call('setRegistrationBankCode', { path, body: { code } });
    expect(validated.data).toMatchObject({
      bankaccountstatus: 'validated',
      identitystatus: 'validated',
      finished: true,
      provisional: false,
      customerstatus_id: 1,
    });
  });

  test('[REGISTRATION-2] may name the bank account at once and validate it first', async () => {
    const { call, register, codeTo, codeOfAccount } = start();
    const path = { token: await register({ iban }) };
    const body = { code: await codeOfAccount(iban) };
    expect((await call('setRegistrationBankCode', { path, body })).data).toMatchObject({
      finished: false,
      customerstatus_id: 9,
      chk_mail: true,
    });
    const { data } = await call('verifyRegistrationEmail', { path, body: { code: await codeTo() } });
    expect(data).toMatchObject({ finished: true, customerstatus_id: 1 });
  });

  test.each(['firstname', 'lastname', 'birth_name'] as const)(
    '[REGISTRATION-41] has a %s in Latin letters: others may look the same',
    async (field) => {
      const { call, register } = start();
      const cyrillic = { ...registration, [field]: '\u0415rika' };
      expect((await call('register', { body: cyrillic })).validation).toEqual({ [field]: ['name'] });
      const header = { 'customer-token': await register() };
      const body = { ...person, [field]: 'Erika2' };
      expect((await call('registerV2', { header, body })).validation).toEqual({ [field]: ['name'] });
      expect((await call('registerV2', { header, body: { ...person, [field]: 'Đặng-O’Neill J.' } })).status).toBe(200);
    },
  );

  test('[REGISTRATION-5] is over for its token when it is finished', async () => {
    const { call, path, codeOfAccount } = await startVerified({ iban });
    await call('setRegistrationBankCode', { path, body: { code: await codeOfAccount(iban) } });
    const over = { status: 409, code: 'invalid_token', error: { message: 'errors.customer_already_activated' } };
    expect(await call('getRegistration', { path })).toMatchObject(over);
    expect(await call('getRegistrationV2', { path })).toMatchObject(over);
    expect(await call('sendMobileCode', { path })).toMatchObject(over);
    const header = { 'customer-token': path.token };
    expect(await call('register', { header, body: registration })).toMatchObject(over);
  });

  test('[REGISTRATION-5] is nobody else’s: a token that names none is not known to any call', async () => {
    const { call, register } = start();
    await register();
    const path = { token: 'f'.repeat(32) };
    const code = { path, body: { code: '123456' } };
    const bank = { path, body: { iban } };
    for (const answer of [
      await call('getRegistration', { path }),
      await call('verifyRegistrationEmail', code),
      await call('sendMobileCode', { path }),
      await call('verifyMobile', code),
      await call('updateRegistrationIban', bank),
      await call('setRegistrationBankCode', { path, body: { code: 'ACDEFH' } }),
      await call('getRegistrationV2', { path }),
      await call('setRegistrationBankV2', bank),
      await call('setRegistrationLimitsV2', { path, body: { limits: [{ type: 'loss', range: 'day', amount: 1 }] } }),
      await call('confirmRegistrationV2', { path, body: { terms_and_conditions: true } }),
      await call('confirmRegistrationCodeV2', code),
      await call('verifyRegistrationEmailV2', code),
      await call('register', { header: { 'customer-token': path.token }, body: registration }),
    ]) {
      expect(answer).toMatchObject({ status: 404, code: 'invalid_token' });
    }
    expect((await call('getRegistration', { path: { token: 'short' } })).status).toBe(400);
  });

  test('[REGISTRATION-7] [REGISTRATION-8] takes what validation refuses from nobody, and names every field', async () => {
    const { call } = start();
    const body = {
      ...registration,
      username: 'Active',
      email: 'ACTIVE@demo.test',
      birthdate: '2008-11-22',
      country: 'USA',
      nationality_id: 999,
      register_source: 'nowhere',
      password: 'too simple',
      password_confirmation: 'another',
      iban: 'AT611904300234573202',
    };
    expect(await call('register', { body })).toMatchObject({
      status: 400,
      validation: {
        username: ['unique'],
        birthdate: ['age'],
        country: ['one_of'],
        nationality_id: ['one_of'],
        register_source: ['one_of'],
        password: expect.any(Array),
        password_confirmation: ['confirm'],
        iban: ['iban'],
      },
    });
  });

  test('[REGISTRATION-8] is checked field by field before it is sent', async () => {
    const { call } = start();
    const check = async (body: object) => (await call('validateRegistration', { body })).validation ?? 'valid';
    expect(await check({ username: 'nobody' })).toBe('valid');
    expect(await check({ username: 'aCtive' })).toEqual({ username: ['unique'] });
    expect(await check({ birthdate: '2008-11-22' })).toEqual({ birthdate: ['age'] });
    expect(await check({ birthdate: '2008-11-21', email: 'new@example.org' })).toBe('valid');
    expect(await check({ birthdate: '31-02-1985' })).toEqual({ birthdate: ['date'] });
    expect(await check({ birthdate: '1985-4-12' })).toEqual({ birthdate: ['matches'] });
    expect(await check({})).toEqual({ body: ['min_properties'] });
  });

  test('[REGISTRATION-9] [REGISTRATION-10] tells by no check whether an e-mail address is known, and is checked sixty times at once from a place', async () => {
    const { call, advance } = start();
    const check = async (body: object, from: string) =>
      (await call('validateRegistration', { header: { 'x-forwarded-for': from }, body })).status;
    const known = await call('validateRegistration', { body: { email: 'Active@Demo.test' } });
    expect(known).toMatchObject({ status: 200, data: { valid: true } });
    const first = '192.0.2.1';
    for (let at = 0; at < 60; at += 1) expect(await check({ username: `name${at}` }, first)).toBe(200);
    expect(await check({ username: 'active' }, first)).toBe(429);
    expect(await check({ username: 'active' }, '192.0.2.2')).toBe(400);
    advance(1_000);
    expect(await check({ username: 'active' }, first)).toBe(400);
  });

  test.each(['register', 'startRegistrationV2'] as const)(
    '[REGISTRATION-10] by %s is tried fifty times an hour from a place, refused ones included',
    async (operation) => {
      const { call } = start();
      const { email, birthdate } = registration;
      const login = { username: 'active', birthdate, email };
      const tried = async (from: string) => {
        const header = { 'x-forwarded-for': from };
        return operation === 'register'
          ? call(operation, { header, body: { ...registration, ...login } })
          : call(operation, { header, body: login });
      };
      for (let at = 0; at < 50; at += 1)
        expect((await tried('192.0.2.1')).validation).toEqual({ username: ['unique'] });
      expect((await tried('192.0.2.1')).status).toBe(429);
      expect((await tried('192.0.2.2')).status).toBe(400);
    },
  );

  test('[REGISTRATION-33] takes its own username again with its e-mail address, after a lost answer or on another device', async () => {
    const { call, register, codeTo, database } = start();
    const first = await register();
    const { username, email } = registration;
    expect((await call('validateRegistration', { body: { username, email } })).status).toBe(200);
    expect((await call('validateRegistration', { body: { username } })).validation).toEqual({ username: ['unique'] });
    const login = { username: 'Erika85', email: 'Erika@example.org', birthdate: registration.birthdate };
    expect((await call('startRegistrationV2', { body: login })).status).toBe(200);
    const second = await register(login);
    expect((await call('getRegistration', { path: { token: first } })).status).toBe(200);
    const path = { token: second };
    expect((await call('verifyRegistrationEmail', { path, body: { code: await codeTo() } })).status).toBe(200);
    const customers = (await database()).selectFrom('customer').select('email').where('username', '=', username);
    expect(await customers.execute()).toEqual([{ email }]);
  });

  test('[REGISTRATION-33] takes a username from nobody whose address is verified, and from nobody with another address', async () => {
    const { call, register, codeTo } = start();
    const taken = { username: ['unique'] };
    const path = { token: await register() };
    const other = { ...registration, email: 'else@example.org' };
    expect((await call('register', { body: other })).validation).toEqual(taken);
    await call('verifyRegistrationEmail', { path, body: { code: await codeTo() } });
    for (const body of [registration, other, { ...registration, username: 'active', email: 'active@demo.test' }]) {
      const { username, email } = body;
      expect((await call('register', { body })).validation).toEqual(taken);
      expect((await call('validateRegistration', { body: { username, email } })).validation).toEqual(taken);
    }
    expect((await call('validateRegistration', { body: { username: 'new', email: 'active@demo.test' } })).status).toBe(
      200,
    );
  });

  test('[REGISTRATION-44] keeps its username from others, and not from the holder of its token', async () => {
    const { call, register } = start();
    const header = { 'customer-token': await register() };
    const check = async (header: Record<string, string>, body: Body<'validateRegistration'>) =>
      (await call('validateRegistration', { header, body })).validation ?? 'valid';
    const taken = { username: ['unique'] };
    const corrected = { username: 'Erika85', email: 'right@example.org' };
    expect(await check({}, corrected)).toEqual(taken);
    expect(await check(header, corrected)).toBe('valid');
    expect(await check(header, { username: 'erika85' })).toBe('valid');
    expect(await check(header, { ...corrected, username: 'active' })).toEqual(taken);
    expect((await call('register', { header, body: { ...registration, ...corrected } })).status).toBe(200);
    expect(await check(header, { username: 'erika85' })).toEqual(taken);
  });

  test('[REGISTRATION-44] has no username for another token: unknown, of another registration, verified or finished', async () => {
    const { call, register, path, codeOfAccount } = await startVerified({ iban });
    const check = async (token: string) =>
      call('validateRegistration', { header: { 'customer-token': token }, body: { username: registration.username } });
    const taken = { status: 400, validation: { username: ['unique'] } };
    const others = await register({ username: 'kim', email: 'kim@example.org' });
    for (const token of ['f'.repeat(32), others, path.token]) expect(await check(token)).toMatchObject(taken);
    await call('setRegistrationBankCode', { path, body: { code: await codeOfAccount(iban) } });
    expect(await check(path.token)).toMatchObject(taken);
  });

  test('[REGISTRATION-12] keeps a username for a day, then frees it with an address that was never verified', async () => {
    const { call, register, advance } = start();
    const begun = await register();
    const body = { ...registration, email: 'else@example.org' };
    expect((await call('register', { body })).validation).toEqual({ username: ['unique'] });
    advance(24 * 60 * minute);
    expect((await call('register', { body })).status).toBe(200);
    expect((await call('getRegistration', { path: { token: begun } })).code).toBe('invalid_token');
  });

  test('[REGISTRATION-12] is one, however many ask for the same name at once', async () => {
    const { call } = start();
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => call('register', { body: { ...registration, email: `${name}@example.org` } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  test('[REGISTRATION-11] goes on with other data, as one customer, until the e-mail address is verified', async () => {
    const { call, register, codeTo, database } = start();
    const begun = { 'customer-token': await register() };
    const body = { ...registration, email: 'erika@example.com', firstname: 'Erica', iban };
    const { token } = (await call('register', { header: begun, body })).data;
    const path = { token };
    expect((await call('getRegistration', { path })).data).toMatchObject({ bankaccountstatus: 'pending' });
    const customers = (await database()).selectFrom('customer').select('firstname');
    expect(await customers.where('username', '=', registration.username).execute()).toEqual([{ firstname: 'Erica' }]);
    const old = await call('verifyRegistrationEmail', { path, body: { code: await codeTo() } });
    expect(old.validation).toEqual({ code: ['wrong'] });
    const code = await codeTo('erika@example.com');
    expect((await call('verifyRegistrationEmail', { path, body: { code } })).status).toBe(200);
    const header = { 'customer-token': token };
    expect(await call('register', { header, body })).toMatchObject({ status: 409, code: 'registration_confirmed' });
  });

  test.each([
    ['DEU', 'AUT', []],
    ['AUT', 'DEU', ['lugas']],
  ] as const)(
    '[REGISTRATION-28] first in %s, goes on in %s with the groups of that country',
    async (first, then, groups) => {
      const { call, register, database } = start();
      const header = { 'customer-token': await register({ country: first }) };
      const customers = (await database()).selectFrom('customer').select('groups').where('country', '=', then);
      const body = { ...registration, email: 'erika@example.com', country: then };
      expect((await call('register', { header, body })).status).toBe(200);
      const row = await customers.where('username', '=', body.username).executeTakeFirstOrThrow();
      expect(JSON.parse(row.groups)).toEqual(groups);
    },
  );

  test.each(['firstname', 'lastname', 'birth_name', 'birthplace'] as const)(
    '[REGISTRATION-29] of another person (%s) has to prove it anew: the code of the account for the first is dead',
    async (field) => {
      const { call, register, codeOfAccount, advance } = start();
      const path = { token: await register({ iban }) };
      const give = async (code: string) => call('setRegistrationBankCode', { path, body: { code } });
      const goOn = async (differs: object) => {
        advance(minute);
        const header = { 'customer-token': path.token };
        path.token = (await call('register', { header, body: { ...registration, iban, ...differs } })).data.token;
        return (await call('getRegistration', { path })).data;
      };
      const first = await codeOfAccount(iban);
      const unproven = { bankaccountstatus: 'pending', identitystatus: 'open' };
      expect(await goOn({ [field]: 'Anders' })).toMatchObject(unproven);
      expect((await give(first)).validation).toEqual({ code: ['wrong'] });
      const proven = { bankaccountstatus: 'validated', identitystatus: 'validated' };
      expect((await give(await codeOfAccount(iban))).data).toMatchObject(proven);
      expect(await goOn({ [field]: 'Anders', street: 'Feldweg' })).toMatchObject(proven);
      expect(await goOn({})).toMatchObject(unproven);
    },
  );

  test('[REGISTRATION-29] of another birth date or with another account has to prove identity and age anew', async () => {
    const { call, register, codeOfAccount, advance, database } = start();
    const path = { token: await register({ iban }) };
    const header = { 'customer-token': path.token };
    const proofs = async () =>
      (await database())
        .selectFrom('customer')
        .select(['identity_validated_at as identity', 'age_validated_at as age', 'bank_account_status as bank'])
        .where('username', '=', registration.username)
        .executeTakeFirst();
    const prove = async (account: string) => {
      await call('setRegistrationBankCode', { path, body: { code: await codeOfAccount(account) } });
      expect(await proofs()).toMatchObject({ identity: expect.any(Number), age: expect.any(Number) });
    };
    await prove(iban);
    await call('updateRegistrationIban', { path, body: { iban: secondIban } });
    expect(await proofs()).toEqual({ identity: null, age: null, bank: 'pending' });
    // Whoever had the link may have proven the first one.
    expect(await (await database()).selectFrom('former_account').selectAll().execute()).toEqual([]);
    await prove(secondIban);
    advance(minute);
    await call('register', { header, body: { ...registration, birthdate: '1986-04-12' } });
    expect(await proofs()).toEqual({ identity: null, age: null, bank: 'none' });
  });

  test('[REGISTRATION-11] cannot take another customer’s login while it goes on', async () => {
    const { call, register } = start();
    const header = { 'customer-token': await register() };
    const body = { ...registration, username: 'active', email: 'active@demo.test' };
    expect((await call('register', { header, body })).validation).toEqual({ username: ['unique'] });
  });

  test('[REGISTRATION-24] takes a birthdate as DD-MM-YYYY and as YYYY-MM-DD', async () => {
    const { register, database } = start();
    await register({ birthdate: '12-04-1985' });
    await register({ username: 'kim', email: 'kim@example.org', birthdate: '1985-04-12' });
    const rows = await (await database())
      .selectFrom('customer')
      .select('birthdate')
      .where('username', 'in', [registration.username, 'kim'])
      .execute();
    expect(rows).toEqual([{ birthdate: '1985-04-12' }, { birthdate: '1985-04-12' }]);
  });

  test('[REGISTRATION-25] needs and keeps birth name and birthplace', async () => {
    const { call, register, database } = start();
    const { birth_name, birthplace, ...rest } = registration;
    const without = await call('register', { body: { ...rest, birthplace: ' ' } as never });
    expect(without.validation).toEqual({ birth_name: ['required'], birthplace: ['matches'] });
    await register({ birth_name: ' Muster ' });
    const row = await (await database())
      .selectFrom('customer')
      .select(['birth_name', 'birthplace'])
      .where('username', '=', registration.username)
      .executeTakeFirst();
    expect(row).toEqual({ birth_name, birthplace });
  });
});

describe('an address that a customer has', () => {
  const owner = 'active@demo.test';

  test('[REGISTRATION-22] is registered as any other, whatever is asked', async () => {
    const free = start();
    const owned = start();
    const hide = (data: object | null) => (data && 'token' in data ? { ...data, token: 'a token' } : data);
    const walk = async ({ call, register, codeOfAccount }: ReturnType<typeof start>, email: string) => {
      const path = { token: await register({ email }) };
      const header = { 'customer-token': path.token };
      const answers = [
        await call('getRegistration', { path }),
        await call('getNoticedCustomer', { header }),
        await call('verifyRegistrationEmail', { path, body: { code: '000000' } }),
        await call('sendRegistrationEmailCode', { path }),
        await call('sendMobileCode', { path }),
        await call('updateRegistrationIban', { path, body: { iban } }),
        await call('setRegistrationBankCode', { path, body: { code: await codeOfAccount(iban) } }),
        await call('register', { header, body: { ...registration, email } }),
        await call('validateRegistration', { body: { username: registration.username, email } }),
        await call('register', { body: { ...registration, username: 'erika2', email } }),
        await call('getRegistration', { path }),
        await call('register', { body: { ...registration, email } }),
        await call('register', { header, body: { ...registration, email } }),
      ];
      // Each registration has a token of its own.
      return answers.map(({ status, code, data, validation }) => ({ status, code, data: hide(data), validation }));
    };
    expect(await walk(owned, owner)).toEqual(await walk(free, 'erika@example.org'));
  });

  test('[REGISTRATION-22] is verified by no code; its owner gets a mail without one', async () => {
    const { call, register, messagesTo } = start();
    const path = { token: await register({ email: owner.toUpperCase() }) };
    const [mail] = await messagesTo(owner);
    expect(mail?.text).toContain('Sie haben aber schon ein Konto.');
    expect(mail?.text).toContain('/?login\n');
    expect(mail?.text).not.toMatch(/\d{6}|continue/);
    for (const code of ['000000', '0000000000']) {
      expect((await call('verifyRegistrationEmail', { path, body: { code } })).validation).toEqual({ code: ['wrong'] });
    }
    const me = await call('getMe', { as: 'active' });
    expect(me.data).toMatchObject({ email: owner, customerstatus_id: 1 });
  });

  test('[REGISTRATION-22] can be corrected to one’s own', async () => {
    const { call, register, codeTo } = start();
    const begun = { token: await register({ email: owner }) };
    const body = { email: 'Erika@example.org' };
    const path = { token: (await call('sendRegistrationEmailCode', { path: begun, body })).data.token };
    const { data } = await call('verifyRegistrationEmail', { path, body: { code: await codeTo() } });
    expect(data.chk_mail).toBe(false);
  });
});

describe('the code for the e-mail address', () => {
  test('[REGISTRATION-13] comes by mail in the caller’s language, with the link that enters it', async () => {
    const { call, messagesTo, codeTo } = start();
    const { token } = (await call('register', { header: { 'accept-language': 'en' }, body: registration })).data;
    const [mail] = await messagesTo(registration.email);
    expect(mail?.subject).toBe('Your registration');
    expect(mail?.text).toContain(`/register/v3/continue/${token}?register_code=${await codeTo()}`);
  });

  test('[REGISTRATION-13] holds for five attempts', async () => {
    const { call, register, codeTo } = start();
    const path = { token: await register() };
    const code = await codeTo();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const answer = await call('verifyRegistrationEmail', { path, body: { code: wrong(code) } });
      expect(answer.validation).toEqual({ code: ['wrong'] });
    }
    expect((await call('verifyRegistrationEmail', { path, body: { code } })).status).toBe(429);
    expect((await call('getRegistration', { path, header: { 'accept-language': 'en' } })).data).toMatchObject({
      error: 'email_code_missing',
      errorMessage: 'There is no valid code for your email address. Please ask for a new one.',
    });
  });

  test('[REGISTRATION-13] holds for 24 hours, and a new one comes by registering on', async () => {
    const { call, register, codeTo, advance } = start();
    const token = await register();
    advance(24 * 60 * minute);
    const late = await call('verifyRegistrationEmail', { path: { token }, body: { code: await codeTo() } });
    expect(late.validation).toEqual({ code: ['expired'] });
    const path = (await call('register', { header: { 'customer-token': token }, body: registration })).data;
    const { data } = await call('verifyRegistrationEmail', { path, body: { code: await codeTo() } });
    expect(data.chk_mail).toBe(false);
  });

  test('[REGISTRATION-13] may be given twice, as a link is opened twice', async () => {
    const { call, path } = await startVerified();
    expect((await call('verifyRegistrationEmail', { path, body: { code: '000000' } })).status).toBe(200);
  });

  test('[REGISTRATION-14] is sent once a minute and five times an hour', async () => {
    const { call, register, advance } = start();
    const header = { 'customer-token': await register() };
    const again = async () => {
      const answer = await call('register', { header, body: registration });
      if (answer.status === 200) header['customer-token'] = answer.data.token;
      return answer;
    };
    const soon = await again();
    expect(soon).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(soon.headers.get('retry-after')).toBe('60');
    for (let sent = 1; sent < 5; sent += 1) {
      advance(minute);
      expect((await again()).status).toBe(200);
    }
    advance(minute);
    expect((await again()).status).toBe(429);
    advance(60 * minute);
    expect((await again()).status).toBe(200);
  });
});

describe('a mailbox', () => {
  test('[REGISTRATION-27] gets ten codes a day, however many registrations and places ask', async () => {
    const { call, advance, messagesTo } = start();
    const { email } = registration;
    const statuses: number[] = [];
    for (let nth = 0; nth < 11; nth += 1) {
      advance(30 * minute);
      const header = { 'x-forwarded-for': `192.0.2.${nth}` };
      const body = { ...registration, username: `number${nth}` };
      statuses.push((await call('register', { header, body })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    expect(await messagesTo(email)).toHaveLength(10);
  });

  test('[REGISTRATION-27] gets five guesses with each code, so fifty a day over all registrations', async () => {
    const { call, register, codeTo, advance } = start();
    let guesses = 0;
    for (let nth = 0; nth < 3; nth += 1) {
      advance(minute);
      const path = { token: await register({ username: `number${nth}` }) };
      const body = { code: wrong(await codeTo()) };
      while ((await call('verifyRegistrationEmail', { path, body })).status === 400) guesses += 1;
    }
    expect(guesses).toBe(15);
  });
});

/** Two ways in which a registration goes on with what somebody else typed under its token. */
const goings = [
  [
    'the form that is sent again',
    { firstname: 'Anna', lastname: 'Opfer', username: 'anna', email: 'anna@example.org' },
  ],
  ['the form with another e-mail address alone', { email: 'anna@example.org' }],
  ['the form with another name alone', { firstname: 'Anna' }],
  ['the form with the same data', {}],
  ['a corrected e-mail address', null],
] as const;

describe('somebody who holds the token of a registration', () => {
  const own = 'thief@example.org';

  /** The victim goes on under the token that the thief holds. Returns the victim's own one. */
  const goOn = async ({ call }: ReturnType<typeof start>, held: string, differs: object | null): Promise<string> => {
    const answer =
      differs === null
        ? await call('sendRegistrationEmailCode', { path: { token: held }, body: { email: 'anna@example.org' } })
        : await call('register', {
            header: { 'customer-token': held },
            body: { ...registration, password: 'Opfer-2026!', password_confirmation: 'Opfer-2026!', ...differs },
          });
    expect(answer.status).toBe(200);
    return answer.data?.token ?? '';
  };

  test.each(goings)('[REGISTRATION-36] does nothing more with it after %s', async (_, differs) => {
    const api = start();
    const { call, register, advance, codeTo } = api;
    const path = { token: await register() };
    const header = { 'customer-token': path.token };
    const mailed = await codeTo();
    advance(minute);
    const renewed = await goOn(api, path.token, differs);
    expect(renewed).toMatch(/^\w{32}$/);
    const code = { path, body: { code: mailed } };
    const bank = { path, body: { iban } };
    const password = 'Dieb-2026!';
    const set = { path, body: { password, password_confirmation: password } };
    for (const answer of [
      await call('getRegistration', { path }),
      await call('getRegistrationV2', { path }),
      await call('sendRegistrationEmailCode', { path, body: { email: own } }),
      await call('setRegistrationPasswordV2', set),
      await call('verifyRegistrationEmail', code),
      await call('verifyRegistrationEmailV2', code),
      await call('sendMobileCode', { path, body: { phone: '+4915199999999' } }),
      await call('updateRegistrationIban', bank),
      await call('setRegistrationBankV2', bank),
      await call('confirmRegistrationV2', { path, body: { terms_and_conditions: true } }),
      await call('register', { header, body: { ...registration, email: own } }),
    ]) {
      expect(answer).toMatchObject({ status: 404, code: 'invalid_token' });
    }
    expect((await call('getNoticedCustomer', { header })).data.noticed).toBe(false);
    expect((await call('getRegistration', { path: { token: renewed } })).status).toBe(200);
  });

  test('[REGISTRATION-36] keeps it while no code can be mailed: then nothing has changed', async () => {
    const { call, register } = start();
    const path = { token: await register() };
    const body = { ...registration, firstname: 'Anna' };
    expect((await call('register', { header: { 'customer-token': path.token }, body })).status).toBe(429);
    expect((await call('getRegistration', { path })).status).toBe(200);
  });

  test('[REGISTRATION-36] has one of two answers to the form that is sent twice at once', async () => {
    const { call, register } = start();
    const header = { 'customer-token': await register() };
    const bodies = ['a', 'b'].map((name) => ({ ...registration, email: `${name}@example.org` }));
    const answers = await Promise.all(bodies.map((body) => call('register', { header, body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test.each(goings.filter(([, differs]) => differs === null || 'email' in differs))(
    '[REGISTRATION-40] leaves neither a password nor a bank account behind after %s',
    async (_, differs) => {
      const api = start();
      const { call, register, codeTo, codeOfAccount, advance } = api;
      const held = await register({ email: own });
      const thief = { path: { token: held } };
      const password = 'Dieb-2026!';
      for (const named of [thirdIban, fourthIban, iban]) {
        await call('updateRegistrationIban', { ...thief, body: { iban: named } });
      }
      const guess = (code: string) => call('setRegistrationBankCode', { ...thief, body: { code } });
      const proof = { code: await codeOfAccount(iban) };
      for (let nth = 1; nth < 5; nth += 1) await guess('0000');
      expect((await call('setRegistrationBankCode', { ...thief, body: proof })).data.identitystatus).toBe('validated');
      await call('setRegistrationPasswordV2', { ...thief, body: { password, password_confirmation: password } });
      advance(minute);
      const path = { token: await goOn(api, held, differs) };
      const code = await codeTo('anna@example.org');
      const { data } = await call('verifyRegistrationEmail', { path, body: { code } });
      expect(data).toMatchObject({ finished: false, bankaccountstatus: 'none', identitystatus: 'open' });
      expect(data.open_steps).toEqual([...(differs === null ? ['password'] : []), 'mobile', 'bank']);
      expect((await call('login', { body: { email: 'anna@example.org', password } })).code).toBe('invalid_credentials');
      expect((await call('updateRegistrationIban', { path, body: { iban: secondIban } })).status).toBe(200);
      const shown = { code: await codeOfAccount(secondIban) };
      expect((await call('setRegistrationBankCode', { path, body: shown })).data.bankaccountstatus).toBe('validated');
    },
  );
});

describe('another code for the e-mail address', () => {
  test('[REGISTRATION-23] comes alone, once a minute, and makes the one before void', async () => {
    const { call, register, codeTo, advance } = start();
    const path = { token: await register() };
    const first = await codeTo();
    const soon = await call('sendRegistrationEmailCode', { path });
    expect([soon.status, soon.headers.get('retry-after')]).toEqual([429, '60']);
    advance(minute);
    expect((await call('sendRegistrationEmailCode', { path })).data.chk_mail).toBe(true);
    const second = await codeTo();
    if (first !== second) {
      const old = await call('verifyRegistrationEmail', { path, body: { code: first } });
      expect(old.validation).toEqual({ code: ['wrong'] });
    }
    expect((await call('verifyRegistrationEmail', { path, body: { code: second } })).status).toBe(200);
    expect(await call('sendRegistrationEmailCode', { path })).toMatchObject({
      status: 409,
      code: 'registration_confirmed',
    });
  });

  test('[REGISTRATION-23] goes to a corrected address at once, which the customer then has', async () => {
    const { call, register, codeTo, messagesTo } = start();
    const begun = { token: await register({ email: 'erkia@example.org' }) };
    const { email, password, password_confirmation } = registration;
    const body = { email, password, password_confirmation };
    const path = { token: (await call('sendRegistrationEmailCode', { path: begun, body })).data.token };
    expect(await messagesTo('erkia@example.org')).toHaveLength(1);
    await call('verifyRegistrationEmail', { path, body: { code: await codeTo() } });
    expect((await call('login', { body: { email, password } })).code).toBe('check_registration');
  });

  test('[REGISTRATION-23] to the same address, takes the new password that came with it', async () => {
    const { call, register, codeTo, advance } = start();
    const path = { token: await register() };
    const { email } = registration;
    const password = 'Andere-2026!';
    advance(minute);
    const body = { email, password, password_confirmation: password };
    expect((await call('sendRegistrationEmailCode', { path, body })).status).toBe(200);
    await call('verifyRegistrationEmail', { path, body: { code: await codeTo() } });
    expect((await call('login', { body: { email, password } })).code).toBe('check_registration');
  });

  test.each([
    ['too short', 'Kurz-1', 'Kurz-1', { password: ['length'] }],
    ['repeated otherwise', 'Rennen-2026!', 'Rennen-2027!', { password_confirmation: ['confirm'] }],
    ['not repeated', 'Rennen-2026!', undefined, { password_confirmation: ['confirm'] }],
  ])('[REGISTRATION-23] goes nowhere with a new password that is %s', async (_, password, again, faults) => {
    const { call, register, messagesTo } = start();
    const path = { token: await register() };
    const email = 'erika@example.com';
    const repeated = again === undefined ? {} : { password_confirmation: again };
    const answer = await call('sendRegistrationEmailCode', { path, body: { email, password, ...repeated } });
    expect(answer.validation).toEqual(faults);
    expect(await messagesTo(email)).toEqual([]);
  });

  test('[REGISTRATION-23] goes to no more than fifty addresses an hour from one place', async () => {
    const { call, register } = start();
    const path = { token: await register() };
    const correct = async (nth: number) => {
      const body = { email: `number${nth}@example.org` };
      const answer = await call('sendRegistrationEmailCode', { path, body });
      if (answer.status === 200) path.token = answer.data.token;
      return answer;
    };
    for (let nth = 1; nth < 50; nth += 1) expect((await correct(nth)).status).toBe(200);
    expect((await correct(50)).status).toBe(429);
  });
});

describe('a registration that is not finished', () => {
  const day = 24 * 60 * minute;
  const startReminded = async (language = 'de', differs = {}) => {
    const api = start();
    const header = { 'accept-language': language };
    const { token } = (await api.call('register', { header, body: { ...registration, ...differs } })).data;
    // Any customer's call.
    const wake = () => api.call('getMe', { as: 'other' });
    return { ...api, token, wake };
  };

  test.each([
    ['de', '/register', 'Hier geht es weiter'],
    ['en', '/en/register', 'Go on here'],
  ])('[REGISTRATION-26] is reminded of after a day, once, with its link (%s)', async (language, page, words) => {
    const { wake, advance, messagesTo, token } = await startReminded(language);
    advance(day - 1);
    await wake();
    expect(await messagesTo(registration.email)).toHaveLength(1);
    for (let time = 0; time < 2; time += 1) {
      advance(minute);
      await wake();
    }
    const [mail, ...others] = await messagesTo(registration.email);
    expect(others).toHaveLength(1);
    expect(mail?.text).toContain(words);
    expect(mail?.text).toContain(`${page}/v3/continue/${token}\n`);
  });

  test('[REGISTRATION-26] is not reminded of when it is finished, nor in an address that a customer has', async () => {
    const { call, wake, advance, messagesTo, codeTo, codeOfAccount, token } = await startReminded('de', { iban });
    await call('register', { body: { ...registration, username: 'kim', email: 'active@demo.test' } });
    const path = { token };
    await call('verifyRegistrationEmail', { path, body: { code: await codeTo() } });
    await call('setRegistrationBankCode', { path, body: { code: await codeOfAccount(iban) } });
    advance(day);
    await wake();
    for (const to of [registration.email, 'active@demo.test']) {
      expect((await messagesTo(to)).filter(({ text }) => text.includes('Hier geht es weiter'))).toEqual([]);
    }
  });

  test('[REGISTRATION-26] is not reminded of without a person, whom its link would not take', async () => {
    const { call, wake, advance, messagesTo } = await startReminded();
    const email = 'erika@example.com';
    const { birthdate } = registration;
    await call('startRegistrationV2', { body: { username: 'kim', email, birthdate } });
    advance(day);
    await wake();
    expect(await messagesTo(email)).toEqual([]);
  });

  test('[REGISTRATION-26] is not reminded of when its customer may log in and play', async () => {
    const { call, wake, advance, messagesTo, codeTo, token } = await startReminded('de', { iban });
    const path = { token };
    await call('verifyRegistrationEmail', { path, body: { code: await codeTo() } });
    await call('sendMobileCode', { path });
    const { data } = await call('verifyMobile', { path, body: { code: await codeTo(registration.phone) } });
    expect(data).toMatchObject({ provisional: true, customerstatus_id: 9 });
    advance(day);
    await wake();
    expect(await messagesTo(registration.email)).toHaveLength(1);
  });

  test('[REGISTRATION-26] is not reminded of during a break of another account of the person', async () => {
    const { database, wake, advance, now, messagesTo } = await startReminded();
    await (await database())
      .updateTable('customer')
      .set({ firstname: registration.firstname, break_until: now() + 2 * day })
      .where('email', '=', 'active@demo.test')
      .execute();
    advance(day);
    await wake();
    expect(await messagesTo(registration.email)).toHaveLength(1);
  });
});

describe('a place in the network', () => {
  test('[REGISTRATION-15] begins fifty registrations an hour at most', async () => {
    const { call, advance } = start();
    const begin = (nth: number, place: string) =>
      call('startRegistrationV2', {
        header: { 'x-forwarded-for': place },
        body: { username: `number${nth}`, email: `number${nth}@example.org`, birthdate: registration.birthdate },
      });
    for (let nth = 0; nth < 50; nth += 1) expect((await begin(nth, '192.0.2.1')).status).toBe(200);
    expect((await begin(50, '192.0.2.1')).status).toBe(429);
    expect((await begin(50, '192.0.2.2')).status).toBe(200);
    advance(60 * minute);
    expect((await begin(51, '192.0.2.1')).status).toBe(200);
  });
});

describe('the mobile number', () => {
  test('[REGISTRATION-16] makes the customer provisional, without a bank account with status 15', async () => {
    const { call, path, codeTo } = await startVerified();
    expect((await call('sendMobileCode', { path })).data).toMatchObject({ mobile_count: 1 });
    const { data } = await call('verifyMobile', { path, body: { code: await codeTo(registration.phone) } });
    expect(data).toMatchObject({
      mobile_verification_status: 1,
      provisional: true,
      customerstatus_id: 15,
      finished: false,
    });
    const named = await call('updateRegistrationIban', { path, body: { iban } });
    expect(named.data).toMatchObject({ customerstatus_id: 9, provisional: true });
  });

  test('[REGISTRATION-16] is not asked for before the e-mail address, nor beside a validated bank account', async () => {
    const { call, register, codeTo } = start();
    const path = { token: await register() };
    const english = { path, header: { 'accept-language': 'en' } };
    const notRequired = {
      code: 'mobile_verification_not_required',
      error: { message: 'Mobile verification is not required' },
    };
    expect(await call('sendMobileCode', english)).toMatchObject({ status: 409, ...notRequired });
    await call('verifyRegistrationEmail', { path, body: { code: await codeTo() } });
    await call('sendMobileCode', { path });
    await call('verifyMobile', { path, body: { code: await codeTo(registration.phone) } });
    expect(await call('sendMobileCode', english)).toMatchObject(notRequired);
  });

  test('[REGISTRATION-16] may be another one', async () => {
    const { call, path, codeTo, messagesTo } = await startVerified();
    await call('sendMobileCode', { path, body: { phone: '+436601234567' } });
    expect(await messagesTo(registration.phone)).toEqual([]);
    const { status } = await call('verifyMobile', { path, body: { code: await codeTo('+436601234567') } });
    expect(status).toBe(200);
  });

  test('[REGISTRATION-18] gets three codes, one a minute; then the bank account is the way that is left', async () => {
    const { call, path, advance, codeTo, codeOfAccount } = await startVerified();
    await call('sendMobileCode', { path });
    expect(await call('sendMobileCode', { path })).toMatchObject({ status: 429 });
    for (const count of [2, 3]) {
      advance(minute);
      const { data } = await call('sendMobileCode', { path });
      expect(data).toMatchObject({ mobile_count: count, mobile_count_threshold_reached: count === 3, error: null });
    }
    advance(minute);
    expect(await call('sendMobileCode', { path })).toMatchObject({
      status: 409,
      code: 'mobile_count_threshold_reached',
    });
    advance(15 * minute);
    const late = await call('verifyMobile', { path, body: { code: await codeTo(registration.phone) } });
    expect(late.validation).toEqual({ code: ['expired'] });
    expect((await call('getRegistration', { path })).data.error).toBe('mobile_count_threshold_reached');
    await call('updateRegistrationIban', { path, body: { iban } });
    const { data } = await call('setRegistrationBankCode', { path, body: { code: await codeOfAccount(iban) } });
    expect(data.finished).toBe(true);
  });

  test('[REGISTRATION-18] gets five codes a day, however many registrations ask', async () => {
    const { call, register, codeTo, messagesTo } = start();
    const statuses: number[] = [];
    for (let nth = 0; nth < 6; nth += 1) {
      const email = `number${nth}@example.org`;
      const path = { token: await register({ username: `number${nth}`, email }) };
      await call('verifyRegistrationEmail', { path, body: { code: await codeTo(email) } });
      statuses.push((await call('sendMobileCode', { path })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await messagesTo(registration.phone)).toHaveLength(5);
  });

  /** `count` registrations that wait for a code by SMS, each with a number of its own. */
  const waiting = async ({ call, register, codeTo }: ReturnType<typeof start>, count: number) => {
    const tokens: string[] = [];
    for (let nth = 0; nth < count; nth += 1) {
      const email = `number${nth}@example.org`;
      const token = await register({ username: `number${nth}`, email, phone: `+49151${10_000_000 + nth}` });
      await call('verifyRegistrationEmail', { path: { token }, body: { code: await codeTo(email) } });
      tokens.push(token);
    }
    return tokens;
  };

  test('[REGISTRATION-42] a network gets twenty codes by SMS an hour, whatever the numbers; another one goes on', async () => {
    const api = start();
    const { call, advance } = api;
    const tokens = await waiting(api, 21);
    const send = (nth: number, network: string) =>
      call('sendMobileCode', { path: { token: tokens[nth] as string }, header: { 'x-forwarded-for': network } });
    const statuses: number[] = [];
    for (const nth of tokens.keys()) statuses.push((await send(nth, '192.0.2.1')).status);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
    expect((await send(20, '192.0.2.2')).status).toBe(200);
    advance(60 * minute);
    expect((await send(0, '192.0.2.1')).status).toBe(200);
  });

  test.each(['+8821312345678', '+12125550123', '+447911123456', '+905321234567'])(
    '[REGISTRATION-42] no code is sent to %s, a number of a country without customers',
    async (phone) => {
      const { call, path, messagesTo, register } = await startVerified();
      const refused = { status: 400, validation: { phone: ['phone_country'] } };
      expect(await call('sendMobileCode', { path, body: { phone } })).toMatchObject(refused);
      expect(await messagesTo(phone)).toEqual([]);
      expect(
        await call('register', { body: { ...registration, email: 'a@example.org', username: 'anna', phone } }),
      ).toMatchObject(refused);
      expect((await call('sendMobileCode', { path, body: { phone: '+420601123456' } })).status).toBe(200);
      expect(await register({ email: 'b@example.org', username: 'bea', phone: '+41791234567' })).toMatch(/^\w{32}$/);
    },
  );

  test('[REGISTRATION-17] a code by SMS holds for five attempts', async () => {
    const { call, path, codeTo } = await startVerified();
    await call('sendMobileCode', { path });
    const code = await codeTo(registration.phone);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await call('verifyMobile', { path, body: { code: wrong(code) } })).status).toBe(400);
    }
    expect((await call('verifyMobile', { path, body: { code } })).status).toBe(429);
  });
});

describe('the bank account', () => {
  test('[REGISTRATION-43] costs a network at most twenty transfers an hour, over all registrations', async () => {
    const { call, register, advance } = start();
    const from = (network: string) => ({ 'x-forwarded-for': network });
    const statuses: number[] = [];
    for (let nth = 0; nth < 19; nth += 1) {
      const body = { ...registration, username: `number${nth}`, email: `number${nth}@example.org`, iban };
      statuses.push((await call('register', { body, header: from('192.0.2.1') })).status);
    }
    const path = { token: await register() };
    const name = (network: string, named: string) =>
      call('updateRegistrationIban', { path, body: { iban: named }, header: from(network) });
    statuses.push((await name('192.0.2.1', iban)).status);
    expect(statuses).toEqual(Array(20).fill(200));
    expect((await name('192.0.2.1', secondIban)).status).toBe(429);
    expect((await name('192.0.2.2', secondIban)).status).toBe(200);
    advance(60 * minute);
    expect((await name('192.0.2.1', thirdIban)).status).toBe(200);
  });

  test('[REGISTRATION-19] can be named three times; the same one again is no further time', async () => {
    const { call, path, messagesTo } = await startVerified();
    const name = (other: string) => call('updateRegistrationIban', { path, body: { iban: other } });
    for (const other of [iban, iban, secondIban]) {
      expect((await name(other)).data.is_bank_account_enter_limit_reached).toBe(false);
    }
    expect(await messagesTo(`${iban.toLowerCase()}@bank.test`)).toHaveLength(1);
    expect((await name(thirdIban)).data.is_bank_account_enter_limit_reached).toBe(true);
    expect(await name(fourthIban)).toMatchObject({ status: 409, code: 'bank_account_enter_limit_reached' });
    expect((await name('DE00370400440532013000')).validation).toEqual({ iban: ['iban'] });
  });

  test('[REGISTRATION-20] is validated by the code of the last transfer, within five attempts a day', async () => {
    const { call, path, codeOfAccount, advance } = await startVerified();
    const give = (code: string) => call('setRegistrationBankCode', { path, body: { code } });
    expect(await give('ACDEFH')).toMatchObject({ status: 409, code: 'bank_code_not_required' });
    await call('updateRegistrationIban', { path, body: { iban } });
    await call('updateRegistrationIban', { path, body: { iban: secondIban } });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await give(await codeOfAccount(iban))).validation).toEqual({ code: ['wrong'] });
    }
    const code = await codeOfAccount(secondIban);
    expect((await give(code)).status).toBe(429);
    advance(24 * 60 * minute);
    expect((await give(code)).data.finished).toBe(true);
  });
});

describe('a visitor who began a registration', () => {
  test('[REGISTRATION-6] is noticed by its token, with the step that comes next', async () => {
    const { call, path } = await startVerified();
    const notice = async (header?: Record<string, string>) =>
      (await call('getNoticedCustomer', header ? { header } : {})).data;
    expect(await notice({ 'customer-token': path.token })).toEqual({ noticed: true, step: 'mobile' });
    expect(await notice({ 'customer-token': 'f'.repeat(32) })).toEqual({ noticed: false, step: null });
    expect(await notice()).toEqual({ noticed: false, step: null });
  });

  test('[REGISTRATION-38] is no longer noticed once the customer can log in: the next one may sit there', async () => {
    const { call, path, codeTo } = await startVerified();
    await call('sendMobileCode', { path });
    await call('verifyMobile', { path, body: { code: await codeTo(registration.phone) } });
    const { data } = await call('getNoticedCustomer', { header: { 'customer-token': path.token } });
    expect(data).toEqual({ noticed: false, step: null });
  });
});

describe('the options of the form', () => {
  test('are named in the caller’s language, with the nationality 0 that clients leave out', async () => {
    const { call } = start();
    const de = (await call('getRegisterOptions')).data;
    const en = (await call('getRegisterOptions', { header: { 'accept-language': 'en' } })).data;
    expect(de.countries).toContainEqual({ code: 'AUT', name: 'Österreich' });
    expect(en.countries).toContainEqual({ code: 'AUT', name: 'Austria' });
    expect(de.nationalities[0]).toEqual({ id: 0, name: 'keine Angabe' });
    expect(en.registerSources).toContainEqual({ code: 'friends', name: 'Friends' });
  });
});
