import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { ibans, person, registering, registration } from '../../../test/rigs/registration.ts';
import { DEMO_PASSWORD, demoEmail } from '../../server/demo/demo-customers.ts';
import type { Body } from '../../server/operation/operation.types.ts';

const noon = '2026-11-21T12:00:00Z';
const hour = 3_600_000;
const [iban = '', secondIban = ''] = ibans;
const { username, email, password, phone } = registration;

const start = () => {
  const api = createTestApi(noon);
  const logIn = (body: Body<'login'> = { email, password }) => api.call('login', { body });
  return {
    ...api,
    ...registering(api),
    logIn,
    header: async () => ({ 'access-token': String((await logIn()).data.bearer_token) }),
  };
};

/** A registration that has e-mail address and mobile number, and may have a bank account. */
const startProvisional = async (differs = {}, api = start()) => {
  const path = { token: await api.register(differs) };
  await api.call('verifyRegistrationEmail', { path, body: { code: await api.codeTo() } });
  await api.call('sendMobileCode', { path });
  await api.call('verifyMobile', { path, body: { code: await api.codeTo(phone) } });
  return { ...api, path };
};

describe('a customer who registers', () => {
  test('[REGISTRATION-2] logs in when the registration is finished, as an active customer', async () => {
    const { call, register, codeTo, codeOfAccount, header } = start();
    const path = { token: await register({ iban, username: 'Erika.85' }) };
    await call('verifyRegistrationEmail', { path, body: { code: await codeTo() } });
    await call('setRegistrationBankCode', { path, body: { code: await codeOfAccount(iban) } });
    const { data } = await call('getMe', { header: await header() });
    expect(data).toMatchObject({
      email,
      firstname: 'Erika',
      birthdate: '1985-04-12',
      country: 'DEU',
      customerstatus_id: 1,
      balance: 0,
      bank_account_status: 'validated',
      // A customer in Germany is under LUGAS and registers there next.
      checkpoints: ['lugas_register_modal'],
    });
  });

  test('[REGISTRATION-1] is led back to the registration by a login before the e-mail address is verified', async () => {
    const { register, logIn } = start();
    const token = await register();
    expect(await logIn({ username, password })).toMatchObject({
      status: 403,
      code: 'check_registration',
      error: { extended: { reg_token: token } },
    });
    expect(await logIn({ username, password: 'Falsch-2026!' })).toMatchObject({ status: 401 });
  });

  test('[REGISTRATION-16] logs in as soon as it is provisional', async () => {
    const { call, header } = await startProvisional();
    expect((await call('getMe', { header: await header() })).data.customerstatus_id).toBe(15);
  });

  test.each(['de', 'en'] as const)(
    '[REGISTRATION-34] has the language in which it registered (%s)',
    async (language) => {
      const { call, codeTo, header } = start();
      const english = { header: { 'accept-language': language }, body: registration };
      await call('register', english);
      // Stands beside the first one, with settings of its own.
      const path = { token: (await call('register', english)).data.token };
      await call('verifyRegistrationEmail', { path, body: { code: await codeTo() } });
      await call('sendMobileCode', { path });
      await call('verifyMobile', { path, body: { code: await codeTo(phone) } });
      expect((await call('getMe', { header: await header() })).data.settings.language).toBe(language);
    },
  );

  test('[REGISTRATION-35] has the 72 hours before the identity check from the first instant at which it may play', async () => {
    const { call, register, codeTo, advance, header } = start();
    const path = { token: await register({ iban }) };
    advance(23 * hour);
    await call('verifyRegistrationEmail', { path, body: { code: await codeTo() } });
    advance(100 * hour);
    await call('sendMobileCode', { path });
    await call('verifyMobile', { path, body: { code: await codeTo(phone) } });
    const until = async () => (await call('getMe', { header: await header() })).data.before_identity?.until;
    // 72 + 23 + 100 hours after the form was sent.
    expect(await until()).toBe('2026-11-29T15:00:00.000Z');
    advance(hour);
    await call('updateRegistrationIban', { path, body: { iban: secondIban } });
    expect(await until()).toBe('2026-11-29T15:00:00.000Z');
  });

  test('[REGISTRATION-35] cannot deposit after that, and can still finish with the code of the transfer', async () => {
    const { call, advance, header, codeOfAccount, database } = await startProvisional({ iban });
    await (await database())
      .updateTable('customer')
      .set({ groups: '[]', age_validated_at: 0 })
      .where('email', '=', email)
      .execute();
    const deposit = async () => {
      const body = { payment_type_id: 1, amount: 500 };
      return call('startPayment', { header: await header(), body });
    };
    await call('confirmBeforeIdentity', { header: await header() });
    expect((await deposit()).status).toBe(200);
    advance(72 * hour);
    const refused = await deposit();
    expect(refused).toMatchObject({ status: 403, code: 'login_status_expired' });
    expect(refused.error?.message).toContain('Bankkonto');
    const { data } = await call('getMe', { header: await header() });
    expect(data.before_identity?.deposit_left).toBe(0);
    const code = await codeOfAccount(iban);
    expect((await call('setBankCode', { header: await header(), body: { code } })).status).toBe(200);
    expect((await deposit()).status).toBe(200);
  });

  test('[REGISTRATION-16] finishes the registration in the account area, too', async () => {
    const { call, path, header, codeOfAccount } = await startProvisional();
    const loggedIn = { header: await header() };
    await call('changeIban', { ...loggedIn, body: { iban } });
    expect((await call('getRegistration', { path })).data).toMatchObject({
      customerstatus_id: 9,
      bankaccountstatus: 'pending',
    });
    await call('setBankCode', { ...loggedIn, body: { code: await codeOfAccount(iban) } });
    expect((await call('getMe', loggedIn)).data.customerstatus_id).toBe(1);
    expect((await call('getRegistration', { path })).error?.message).toBe('errors.customer_already_activated');
  });

  test('[REGISTRATION-16] does not end the check of the identity by a bank account', async () => {
    const { call, path, header, codeOfAccount, database } = await startProvisional({ iban });
    const customer = (await database()).updateTable('customer').where('email', '=', email);
    await customer.set({ customerstatus_id: 6 }).execute();
    const loggedIn = { header: await header() };
    const status = async () => (await call('getMe', loggedIn)).data.customerstatus_id;
    await call('changeIban', { ...loggedIn, body: { iban: secondIban } });
    expect(await status()).toBe(6);
    expect((await call('updateRegistrationIban', { path, body: { iban } })).data.customerstatus_id).toBe(6);
    await call('setBankCode', { ...loggedIn, body: { code: await codeOfAccount(iban) } });
    expect(await status()).toBe(6);
    const { identity_validated_at } = await (await database())
      .selectFrom('customer')
      .select('identity_validated_at')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(identity_validated_at).toBeNull();
  });

  test('[STEPUP-8] who has a passkey does not change the bank account by the link of the registration', async () => {
    const { call, path, database } = await startProvisional({ iban });
    const db = await database();
    const customer = db.selectFrom('customer').select(['id', 'iban']).where('email', '=', email);
    const { id } = await customer.executeTakeFirstOrThrow();
    const passkey = { id: 'a', customer_id: id, public_key: 'b', counter: 0, user_agent: null, created_at: 0 };
    await db
      .insertInto('passkey')
      .values({ ...passkey, used_at: null })
      .execute();
    for (const operation of ['updateRegistrationIban', 'setRegistrationBankV2'] as const) {
      const answer = await call(operation, { path, body: { iban: secondIban } });
      expect(answer).toMatchObject({ status: 409, code: 'registration_confirmed' });
      expect(answer.error?.message).toBe(
        'Sie haben einen Passkey. Bitte melden Sie sich an, um das Bankkonto zu ändern.',
      );
    }
    expect((await call('updateRegistrationIban', { path, body: { iban } })).status).toBe(200);
    expect((await customer.executeTakeFirstOrThrow()).iban).toBe(iban);
  });

  test('[REGISTRATION-4] who was locked goes on by the token of the refused login, and is active again', async () => {
    const { call, logIn, codeTo } = start();
    const body = { email: demoEmail('locked'), password: DEMO_PASSWORD };
    const refused = await logIn(body);
    expect(refused.code).toBe('customer_status_zero');
    const path = { token: String(refused.error?.extended?.reg_token) };
    const { data } = await call('getRegistration', { path });
    expect(data).toMatchObject({ customerstatus_id: 0, chk_mail: true, error: 'email_code_missing' });
    await call('confirmRegistrationV2', { path, body: { terms_and_conditions: true } });
    const code = await codeTo(demoEmail('locked'));
    expect((await call('verifyRegistrationEmail', { path, body: { code } })).data.finished).toBe(true);
    expect((await logIn(body)).status).toBe(200);
  });

  describe('who was locked', () => {
    const own = { ...registration, username: 'locked', email: demoEmail('locked') };
    const refused = { status: 409, code: 'registration_confirmed' };

    const startLocked = async () => {
      const api = start();
      const login = { email: demoEmail('locked'), password: DEMO_PASSWORD };
      const token = String((await api.logIn(login)).error?.extended?.reg_token);
      const customer = async () =>
        (await api.database()).selectFrom('customer').selectAll().where('username', '=', 'locked').executeTakeFirst();
      return { ...api, login, customer, path: { token }, header: { 'customer-token': token } };
    };

    test.each([
      ['another name', { lastname: 'Anders' }],
      ['another birth date', { birthdate: '1986-04-12' }],
      ['another country', { country: 'AUT' }],
      ['another street', { street: 'Feldweg' }],
      ['another e-mail address', { email: 'thief@example.org' }],
      ['another username', { username: 'thief' }],
      ['another password alone', {}],
    ] as const)('[REGISTRATION-30] stays the same person, with the same login: %s is refused', async (_, differs) => {
      const { call, header, login, logIn, customer } = await startLocked();
      const before = await customer();
      const answer = await call('register', { header, body: { ...own, ...differs } });
      expect(answer).toMatchObject(refused);
      expect(answer.error?.message).toContain('Kundendienst');
      expect(await customer()).toEqual(before);
      expect((await logIn(login)).code).toBe('customer_status_zero');
    });

    test('[REGISTRATION-30] is not taken over by whoever holds the link', async () => {
      const { call, path, header, login, logIn, customer, messagesTo } = await startLocked();
      const before = await customer();
      const password = { password: 'Dieb-2026!', password_confirmation: 'Dieb-2026!' };
      const email = 'thief@example.org';
      for (const answer of [
        await call('registerV2', { header, body: person }),
        await call('sendRegistrationEmailCode', { path, body: { email } }),
        await call('setRegistrationPasswordV2', { path, body: password }),
        await call('updateRegistrationIban', { path, body: { iban } }),
        await call('setRegistrationBankV2', { path, body: { iban } }),
      ]) {
        expect(answer).toMatchObject(refused);
        expect(answer.error?.message).toContain('Kundendienst');
      }
      expect(await messagesTo(email)).toEqual([]);
      expect(await customer()).toEqual(before);
      expect((await logIn(login)).code).toBe('customer_status_zero');
    });

    test('[REGISTRATION-30] [REGISTRATION-44] stays the same customer, with the same username, when its token starts again', async () => {
      const { call, header, path, customer } = await startLocked();
      const before = await customer();
      const { username, birthdate } = own;
      const body = { username, birthdate, email: 'thief@example.org' };
      for (const operation of ['validateRegistration', 'startRegistrationV2'] as const)
        expect((await call(operation, { header, body })).validation).toEqual({ username: ['unique'] });
      expect((await call('startRegistrationV2', { header, body: { ...body, username: 'thief' } })).status).toBe(200);
      expect(await customer()).toEqual(before);
      expect((await call('getRegistration', { path })).status).toBe(200);
    });

    test('[REGISTRATION-39] goes on by a login alone: a link from before the lock leads nowhere', async () => {
      const { call, codeTo, database, logIn, messagesTo, path } = await startProvisional();
      const db = await database();
      const customer = db.selectFrom('customer').select('customerstatus_id').where('email', '=', email);
      const lock = () => db.updateTable('customer').set({ customerstatus_id: 0 }).where('email', '=', email).execute();
      await lock();
      for (const answer of [
        await call('getRegistration', { path }),
        await call('verifyRegistrationEmail', { path, body: { code: await codeTo(email) } }),
        await call('updateRegistrationIban', { path, body: { iban } }),
      ])
        expect(answer).toMatchObject({ status: 404, code: 'invalid_token' });
      expect(await customer.executeTakeFirst()).toEqual({ customerstatus_id: 0 });

      const token = String((await logIn()).error?.extended?.reg_token);
      expect(token).not.toBe(path.token);
      const again = { token };
      expect((await call('sendRegistrationEmailCode', { path: again, body: {} })).status).toBe(200);
      expect(await messagesTo(email)).not.toEqual([]);
      await call('verifyRegistrationEmail', { path: again, body: { code: await codeTo(email) } });
      await call('sendMobileCode', { path: again });
      await call('verifyMobile', { path: again, body: { code: await codeTo(phone) } });
      expect(await customer.executeTakeFirst()).toEqual({ customerstatus_id: 15 });

      // It is from before the next lock, too.
      await lock();
      expect((await call('getRegistration', { path: again })).status).toBe(404);
    });

    test('[REGISTRATION-30] asks for a code to the same address, and is active with it', async () => {
      const { call, path, login, logIn, codeTo } = await startLocked();
      expect((await call('sendRegistrationEmailCode', { path, body: { email: login.email } })).status).toBe(200);
      const body = { code: await codeTo(login.email) };
      expect((await call('verifyRegistrationEmail', { path, body })).data.finished).toBe(true);
      expect((await logIn(login)).status).toBe(200);
    });

    test('[REGISTRATION-38] is not noticed, so that the next visitor is not offered the account', async () => {
      const { call, header } = await startLocked();
      expect((await call('getNoticedCustomer', { header })).data).toEqual({ noticed: false, step: null });
    });
  });
});

describe('somebody who is excluded', () => {
  // The demo customer `excluded` in another spelling.
  const sameName = { firstname: 'ANDRE', lastname: 'Grossjaeger', birthdate: '1979-03-08' };
  const refused = { status: 403, code: 'customer_excluded' };
  const untilThen = { error: { extended: { excluded_until: '2027-02-19T12:00:00.000Z' } } };
  const ownIban = 'DE02120300000000202051';

  test('[REGISTRATION-31] who registers again is excluded as long, whatever the spelling of the name', async () => {
    const { call, path, codeOfAccount, logIn } = await startProvisional({ ...sameName, iban });
    expect(await logIn()).toMatchObject(refused);
    expect((await logIn({ email, password: 'Falsch-2026!' })).code).toBe('invalid_credentials');
    await call('setRegistrationBankCode', { path, body: { code: await codeOfAccount(iban) } });
    expect(await logIn()).toMatchObject({ ...refused, ...untilThen });
  });

  test('[CUSTOMER-27] learns no end of an exclusion of the same name before the bank account is validated', async () => {
    const { database, logIn } = await startProvisional(sameName);
    const { status, code, error } = await logIn();
    expect({ status, code, extended: error?.extended }).toEqual({ ...refused, extended: null });
    expect(error?.message).toContain('sobald Ihr Bankkonto bestätigt ist');
    // The other account excludes itself for longer.
    await (await database())
      .updateTable('customer')
      .set({ excluded_until: Date.parse('2028-01-01T12:00:00Z') })
      .where('email', '=', demoEmail('excluded'))
      .execute();
    expect((await logIn()).error?.extended).toBeNull();
  });

  test('[CUSTOMER-27] learns the end of an exclusion of its own', async () => {
    const { call, header, logIn } = await startProvisional();
    await call('excludeMe', { header: await header(), body: { days: 90 } });
    expect(await logIn()).toMatchObject({ ...refused, ...untilThen });
  });

  test.each([
    ['the birth name for the last name', { lastname: 'Gross' }],
    ['the last name for the birth name', { lastname: 'Neumann', birth_name: 'Gross-Jager' }],
  ])('[REGISTRATION-31] is excluded as long with %s', async (_what, differs) => {
    const { logIn } = await startProvisional({ ...sameName, ...differs });
    expect(await logIn()).toMatchObject(refused);
  });

  test.each([
    ['Łukasz Małysz', 'Lukasz Malysz'],
    ['Anna Beispiel', '𝐀nna ᴮeispiel'],
    ['Søren Bækgård', 'Soeren Baekgaard'],
    ['Søren Bækgård', 'Soren Bækgard'],
    ['Đorđe Đurić', 'Djordje Djuric'],
    ['Đorđe Đurić', 'Dorde Duric'],
    ['Þór Guðmundsson', 'Thor Gudmundsson'],
    ['Çağla Yıldız', 'Cagla Yildiz'],
    ['Ħamed Ŋala', 'Hamed Nala'],
    ['Zoë Lœuf', 'Zoe Loeuf'],
    ['Jörg O’Weiß', "Joerg O'Weiss"],
  ])('[REGISTRATION-31] as %s is excluded as %s', async (first, then) => {
    const named = (name: string) => {
      const [firstname = '', lastname = ''] = name.split(' ');
      return { firstname, lastname, birth_name: lastname };
    };
    const api = start();
    const customers = (await api.database()).updateTable('customer');
    await customers.set(named(first)).where('email', '=', demoEmail('excluded')).execute();
    const { logIn } = await startProvisional({ ...named(then), birthdate: '1979-03-08' }, api);
    expect(await logIn()).toMatchObject(refused);
  });

  const startAgainAs = async (first: string, then: string) => {
    const api = start();
    const customers = (await api.database()).updateTable('customer');
    await customers.set({ firstname: first }).where('email', '=', demoEmail('excluded')).execute();
    return startProvisional({ ...sameName, firstname: then }, api);
  };

  test.each([
    ['Erika Maria', 'Erika'],
    ['Erika', 'Erika Maria'],
    ['Erika Maria', 'Maria'],
    ['Karl-Heinz Otto', 'Karlheinz'],
    ['Karlheinz Otto', 'Karl-Heinz'],
    ['Karl-Heinz', 'Karl Heinz'],
  ])('[REGISTRATION-31] with the given names %s is excluded as %s', async (first, then) => {
    const { logIn } = await startAgainAs(first, then);
    expect(await logIn()).toMatchObject(refused);
  });

  test.each([
    ['Anna Maria', 'Eva Maria', 'a twin shares one of two'],
    ['Karl-Heinz', 'Karl', 'a hyphen makes one name of two'],
  ])('[REGISTRATION-31] %s is not %s: %s', async (first, then) => {
    const { logIn } = await startAgainAs(first, then);
    expect((await logIn()).status).toBe(200);
  });

  test.each([
    ['another last name and birth name', { ...sameName, lastname: 'Neumann' }],
    ['another first name', { ...sameName, firstname: 'Andrea' }],
    ['another birth date', { ...sameName, birthdate: '1979-03-09' }],
  ])('[REGISTRATION-31] is somebody else with %s', async (_what, differs) => {
    const { logIn } = await startProvisional(differs);
    expect((await logIn()).status).toBe(200);
  });

  test('[REGISTRATION-31] is not told before the mobile number and the e-mail address are proven', async () => {
    const { register, logIn } = start();
    await register(sameName);
    expect((await logIn({ username, password })).code).toBe('check_registration');
  });

  test('[REGISTRATION-31] registers again after the exclusion like anybody', async () => {
    const { database, setNow, register, call, codeTo, codeOfAccount, logIn } = start();
    await database();
    setNow('2027-02-19T12:00:00Z');
    const path = { token: await register({ ...sameName, iban: ownIban }) };
    await call('verifyRegistrationEmail', { path, body: { code: await codeTo() } });
    await call('setRegistrationBankCode', { path, body: { code: await codeOfAccount(ownIban) } });
    expect((await logIn()).status).toBe(200);
  });

  test('[REGISTRATION-31] is known by the bank account once it is validated, and the session ends', async () => {
    const { call, header, codeOfAccount, logIn } = await startProvisional();
    const loggedIn = { header: await header() };
    await call('changeIban', { ...loggedIn, body: { iban: ownIban } });
    expect((await call('getMe', loggedIn)).status).toBe(200);
    const body = { code: await codeOfAccount(ownIban) };
    expect((await call('setBankCode', { ...loggedIn, body })).status).toBe(200);
    expect((await call('getMe', loggedIn)).code).toBe('unauthorized_customer_jwt');
    expect(await logIn()).toMatchObject({ ...refused, ...untilThen });
  });
});
