import { describe, expect, it } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { ibans, registering, registration, wrong } from '../../../test/rigs/registration.ts';

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
  it('[REGISTRATION-1][REGISTRATION-3] begins provisional, with every field of the status', async () => {
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
    });
  });

  it('[REGISTRATION-2] goes from the e-mail address to the bank account, and is finished', async () => {
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

  it('[REGISTRATION-2] may name the bank account at once and validate it first', async () => {
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

  it('[REGISTRATION-5] is over for its token when it is finished', async () => {
    const { call, path, codeOfAccount } = await startVerified({ iban });
    await call('setRegistrationBankCode', { path, body: { code: await codeOfAccount(iban) } });
    const over = { status: 409, code: 'invalid_token', error: { message: 'errors.customer_already_activated' } };
    expect(await call('getRegistration', { path })).toMatchObject(over);
    expect(await call('getRegistrationV2', { path })).toMatchObject(over);
    expect(await call('sendMobileCode', { path })).toMatchObject(over);
    const header = { 'customer-token': path.token };
    expect(await call('register', { header, body: registration })).toMatchObject(over);
  });

  it('[REGISTRATION-5] is nobody else’s: a token that names none is not known to any call', async () => {
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

  it('[REGISTRATION-7][REGISTRATION-8] takes what validation refuses from nobody, and names every field', async () => {
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
        email: ['unique'],
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

  it('[REGISTRATION-8] is checked field by field before it is sent', async () => {
    const { call } = start();
    const check = async (body: object) => (await call('validateRegistration', { body })).validation ?? 'valid';
    expect(await check({ username: 'nobody' })).toBe('valid');
    expect(await check({ username: 'aCtive' })).toEqual({ username: ['unique'] });
    expect(await check({ birthdate: '2008-11-22' })).toEqual({ birthdate: ['age'] });
    expect(await check({ birthdate: '2008-11-21', email: 'new@example.org' })).toBe('valid');
    expect(await check({})).toEqual({ body: ['min_properties'] });
  });

  it('[REGISTRATION-9][REGISTRATION-10] tells by no check whether an e-mail address is known, and is checked sixty times at once from a place', async () => {
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

  it.each(['register', 'startRegistrationV2'] as const)(
    '[REGISTRATION-10] by %s is tried fifty times an hour from a place, refused ones included',
    async (operation) => {
      const { call } = start();
      const { username, birthdate } = registration;
      const login = { username, birthdate, email: 'active@demo.test' };
      const tried = async (from: string) => {
        const header = { 'x-forwarded-for': from };
        return operation === 'register'
          ? call(operation, { header, body: { ...registration, ...login } })
          : call(operation, { header, body: login });
      };
      for (let at = 0; at < 50; at += 1) expect((await tried('192.0.2.1')).validation).toEqual({ email: ['unique'] });
      expect((await tried('192.0.2.1')).status).toBe(429);
      expect((await tried('192.0.2.2')).status).toBe(400);
    },
  );

  it('[REGISTRATION-11] takes an e-mail address from nobody who verified it, and from anybody who did not', async () => {
    const { call, register, codeTo } = start();
    const first = await register();
    const second = await register({ username: 'erika2' });
    expect((await call('getRegistration', { path: { token: first } })).code).toBe('invalid_token');
    await call('verifyRegistrationEmail', { path: { token: second }, body: { code: await codeTo() } });
    const third = await call('register', { body: { ...registration, username: 'erika3' } });
    expect(third.validation).toEqual({ email: ['unique'] });
  });

  it('[REGISTRATION-12] keeps a username for a day, then frees it with an address that was never verified', async () => {
    const { call, register, advance } = start();
    const begun = await register();
    const body = { ...registration, email: 'else@example.org' };
    expect((await call('register', { body })).validation).toEqual({ username: ['unique'] });
    advance(24 * 60 * minute);
    expect((await call('register', { body })).status).toBe(200);
    expect((await call('getRegistration', { path: { token: begun } })).code).toBe('invalid_token');
  });

  it('[REGISTRATION-12] is one, however many ask for the same name at once', async () => {
    const { call } = start();
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => call('register', { body: { ...registration, email: `${name}@example.org` } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  it('[REGISTRATION-11] goes on under its token with other data, until the e-mail address is verified', async () => {
    const { call, register, codeTo } = start();
    const token = await register();
    const header = { 'customer-token': token };
    const body = { ...registration, email: 'erika@example.com', iban };
    expect((await call('register', { header, body })).data).toEqual({ token });
    expect((await call('getRegistration', { path: { token } })).data).toMatchObject({ bankaccountstatus: 'pending' });
    const old = await call('verifyRegistrationEmail', { path: { token }, body: { code: await codeTo() } });
    expect(old.validation).toEqual({ code: ['wrong'] });
    const code = await codeTo('erika@example.com');
    expect((await call('verifyRegistrationEmail', { path: { token }, body: { code } })).status).toBe(200);
    expect(await call('register', { header, body })).toMatchObject({ status: 409, code: 'registration_confirmed' });
  });

  it('[REGISTRATION-11] cannot take another customer’s login while it goes on', async () => {
    const { call, register } = start();
    const header = { 'customer-token': await register() };
    const body = { ...registration, username: 'active', email: 'active@demo.test' };
    expect((await call('register', { header, body })).validation).toEqual({ username: ['unique'], email: ['unique'] });
  });
});

describe('the code for the e-mail address', () => {
  it('[REGISTRATION-13] comes by mail in the caller’s language, with the link that enters it', async () => {
    const { call, messagesTo, codeTo } = start();
    const { token } = (await call('register', { header: { 'accept-language': 'en' }, body: registration })).data;
    const [mail] = await messagesTo(registration.email);
    expect(mail?.subject).toBe('Your registration');
    expect(mail?.text).toContain(`/register/v3/continue/${token}?register_code=${await codeTo()}`);
  });

  it('[REGISTRATION-13] holds for five attempts', async () => {
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
      errorMessage: 'No code for your e-mail address holds. Please ask for a new one.',
    });
  });

  it('[REGISTRATION-13] holds for 24 hours, and a new one comes by registering on', async () => {
    const { call, register, codeTo, advance } = start();
    const token = await register();
    advance(24 * 60 * minute);
    const late = await call('verifyRegistrationEmail', { path: { token }, body: { code: await codeTo() } });
    expect(late.validation).toEqual({ code: ['expired'] });
    await call('register', { header: { 'customer-token': token }, body: registration });
    const { data } = await call('verifyRegistrationEmail', { path: { token }, body: { code: await codeTo() } });
    expect(data.chk_mail).toBe(false);
  });

  it('[REGISTRATION-13] may be given twice, as a link is opened twice', async () => {
    const { call, path } = await startVerified();
    expect((await call('verifyRegistrationEmail', { path, body: { code: '000000' } })).status).toBe(200);
  });

  it('[REGISTRATION-14] is sent once a minute and five times an hour', async () => {
    const { call, register, advance } = start();
    const header = { 'customer-token': await register() };
    const again = () => call('register', { header, body: registration });
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

describe('a place in the network', () => {
  it('[REGISTRATION-15] begins fifty registrations an hour at most', async () => {
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
  it('[REGISTRATION-16] makes the customer provisional, without a bank account with status 15', async () => {
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

  it('[REGISTRATION-16] is not asked for before the e-mail address, nor beside a validated bank account', async () => {
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

  it('[REGISTRATION-16] may be another one', async () => {
    const { call, path, codeTo, messagesTo } = await startVerified();
    await call('sendMobileCode', { path, body: { phone: '+436601234567' } });
    expect(await messagesTo(registration.phone)).toEqual([]);
    const { status } = await call('verifyMobile', { path, body: { code: await codeTo('+436601234567') } });
    expect(status).toBe(200);
  });

  it('[REGISTRATION-18] gets three codes, one a minute; then the bank account is the way that is left', async () => {
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

  it('[REGISTRATION-18] gets five codes a day, however many registrations ask', async () => {
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

  it('[REGISTRATION-17] a code by SMS holds for five attempts', async () => {
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
  it('[REGISTRATION-19] can be named three times; the same one again is no further time', async () => {
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

  it('[REGISTRATION-20] is validated by the code of the last transfer, within five attempts a day', async () => {
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
  it('[REGISTRATION-6] is noticed by its token, with the step that comes next', async () => {
    const { call, path } = await startVerified();
    const notice = async (header?: Record<string, string>) =>
      (await call('getNoticedCustomer', header ? { header } : {})).data;
    expect(await notice({ 'customer-token': path.token })).toEqual({ noticed: true, step: 'mobile' });
    expect(await notice({ 'customer-token': 'f'.repeat(32) })).toEqual({ noticed: false, step: null });
    expect(await notice()).toEqual({ noticed: false, step: null });
  });
});

describe('the options of the form', () => {
  it('are named in the caller’s language, with the nationality 0 that clients leave out', async () => {
    const { call } = start();
    const de = (await call('getRegisterOptions')).data;
    const en = (await call('getRegisterOptions', { header: { 'accept-language': 'en' } })).data;
    expect(de.countries).toContainEqual({ code: 'AUT', name: 'Österreich' });
    expect(en.countries).toContainEqual({ code: 'AUT', name: 'Austria' });
    expect(de.nationalities[0]).toEqual({ id: 0, name: 'keine Angabe' });
    expect(en.registerSources).toContainEqual({ code: 'friends', name: 'Friends' });
  });
});
