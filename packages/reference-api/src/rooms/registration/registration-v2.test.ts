import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { passwordCost } from '../../../test/rigs/password-cost.ts';
import { ibans, person, registering, registration } from '../../../test/rigs/registration.ts';
import type { Body } from '../../server/operation/operation.types.ts';

const noon = '2026-11-21T12:00:00Z';
const [iban = ''] = ibans;

const { username, email, birthdate } = registration;
const login = { username, email, birthdate };
const { password, password_confirmation, phone, terms_and_conditions } = registration;

/** A new registration without personal data. */
const start = async () => {
  const api = createTestApi(noon);
  const { token } = (await api.call('startRegistrationV2', { body: login })).data;
  return { ...api, ...registering(api), path: { token }, header: { 'customer-token': token } };
};

describe('a registration in steps', () => {
  test('[REGISTRATION-21] names what is still to be done, step by step, and ends where version 3 ends', async () => {
    const { call, path, header, codeTo, codeOfAccount } = await start();
    const begun = await call('getRegistrationV2', { path });
    expect(begun.data.open_steps).toEqual(['personal', 'confirm', 'password', 'email', 'mobile', 'bank']);
    const steps: string[] = [];
    const note = ({ data }: { data: { open_steps: string[] } }) => steps.push(data.open_steps.join(' '));
    note(await call('registerV2', { header, body: person }));
    note(await call('setRegistrationBankV2', { path, body: { iban } }));
    note(await call('confirmRegistrationV2', { path, body: { terms_and_conditions } }));
    note(await call('setRegistrationPasswordV2', { path, body: { password, password_confirmation } }));
    note(await call('verifyRegistrationEmailV2', { path, body: { code: await codeTo() } }));
    await call('sendMobileCode', { path });
    note(await call('confirmRegistrationCodeV2', { path, body: { code: await codeTo(phone) } }));
    expect(steps).toEqual([
      'confirm password email mobile bank',
      'confirm password email mobile bank',
      'password email mobile bank',
      'email mobile bank',
      'mobile bank',
      'bank',
    ]);
    const body = { code: await codeOfAccount(iban) };
    expect((await call('setRegistrationBankCode', { path, body })).data).toMatchObject({
      finished: true,
      customerstatus_id: 1,
    });
  });

  test('[REGISTRATION-21] has the status that version 3 shows for the same token', async () => {
    const { call, path, header } = await start();
    await call('registerV2', { header, body: person });
    const { data } = await call('getRegistrationV2', { path });
    expect(data.open_steps).toContain('password');
    expect((await call('getRegistration', { path })).data).toEqual(data);
  });

  test('[REGISTRATION-21] is not finished without password and terms, whatever is verified', async () => {
    const { call, path, header, codeOfAccount } = await start();
    await call('registerV2', { header, body: person });
    await call('setRegistrationBankV2', { path, body: { iban } });
    const { data } = await call('setRegistrationBankCode', { path, body: { code: await codeOfAccount(iban) } });
    expect(data).toMatchObject({ finished: false, bankaccountstatus: 'validated', customerstatus_id: 9 });
  });

  test('[REGISTRATION-21] takes no step before the personal data', async () => {
    const { call, path } = await start();
    const missing = { status: 409, code: 'registration_step_missing' };
    expect(await call('setRegistrationBankV2', { path, body: { iban } })).toMatchObject(missing);
    expect(await call('confirmRegistrationV2', { path, body: { terms_and_conditions } })).toMatchObject(missing);
    expect(await call('verifyRegistrationEmailV2', { path, body: { code: '123456' } })).toMatchObject(missing);
  });

  test('[REGISTRATION-21] refuses what version 3 refuses', async () => {
    const { call, path, header } = await start();
    const taken = await call('startRegistrationV2', {
      body: { username: 'active', email: 'active@demo.test', birthdate: '2010-01-01' },
    });
    expect(taken.validation).toEqual({ username: ['unique'], birthdate: ['age'] });
    const abroad = await call('registerV2', { header, body: { ...person, country: 'USA' } });
    expect(abroad.validation).toEqual({ country: ['one_of'] });
    await call('registerV2', { header, body: person });
    const weak = await call('setRegistrationPasswordV2', {
      path,
      body: { password: 'password', password_confirmation: 'Password' },
    });
    expect(Object.keys(weak.validation ?? {})).toEqual(['password', 'password_confirmation']);
  });

  test('[REGISTRATION-28] follows the country with its groups when the personal data come again', async () => {
    const { call, header, database } = await start();
    await call('registerV2', { header, body: { ...person, country: 'AUT' } });
    await call('registerV2', { header, body: person });
    const row = await (await database())
      .selectFrom('customer')
      .select('groups')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(row.groups)).toEqual(['lugas']);
  });

  test('[REGISTRATION-29] of another person has to name the bank account anew', async () => {
    const { call, path, header, codeOfAccount } = await start();
    await call('registerV2', { header, body: person });
    await call('setRegistrationBankV2', { path, body: { iban } });
    await call('setRegistrationBankCode', { path, body: { code: await codeOfAccount(iban) } });
    const { data } = await call('registerV2', { header, body: { ...person, lastname: 'Anders' } });
    expect(data).toMatchObject({ bankaccountstatus: 'none', identitystatus: 'open', has_payment_account: false });
  });

  test('[REGISTRATION-22] takes the address of a customer, and tells its owner alone', async () => {
    const { call, messagesTo } = await start();
    const begun = { username: 'kim', email: 'active@demo.test', birthdate: '12-04-1985' };
    const path = { token: (await call('startRegistrationV2', { body: begun })).data.token };
    const before = (await messagesTo(begun.email)).length;
    await call('registerV2', { header: { 'customer-token': path.token }, body: person });
    expect((await call('confirmRegistrationV2', { path, body: { terms_and_conditions } })).status).toBe(200);
    const mails = await messagesTo(begun.email);
    expect(mails).toHaveLength(before + 1);
    expect(mails[0]?.text).toContain('Sie haben aber schon ein Konto.');
  });

  test('[REGISTRATION-21] lets a password that was set stand once the e-mail address is verified', async () => {
    const { call, path, header, codeTo } = await start();
    await call('registerV2', { header, body: person });
    await call('setRegistrationPasswordV2', { path, body: { password, password_confirmation } });
    await call('confirmRegistrationV2', { path, body: { terms_and_conditions } });
    await call('verifyRegistrationEmailV2', { path, body: { code: await codeTo() } });
    const other = { password: 'Anders-2026!', password_confirmation: 'Anders-2026!' };
    const refused = { status: 409, code: 'registration_confirmed' };
    expect(await call('setRegistrationPasswordV2', { path, body: other })).toMatchObject(refused);
    expect(await call('registerV2', { header, body: person })).toMatchObject(refused);
  });

  test('[REGISTRATION-44] [REGISTRATION-36] is replaced by another start with its token, which has its username', async () => {
    const { call, path, header, codeTo, database } = await start();
    await call('registerV2', { header, body: person });
    await call('confirmRegistrationV2', { path, body: { terms_and_conditions } });
    const corrected = { ...login, email: 'right@example.org' };
    expect((await call('startRegistrationV2', { body: corrected })).validation).toEqual({ username: ['unique'] });
    const { token } = (await call('startRegistrationV2', { header, body: corrected })).data;
    expect(await call('getRegistration', { path })).toMatchObject({ status: 404, code: 'invalid_token' });
    const again = { path: { token } };
    const { data } = await call('registerV2', { header: { 'customer-token': token }, body: person });
    expect(data.open_steps).toEqual(['confirm', 'password', 'email', 'mobile', 'bank']);
    await call('confirmRegistrationV2', { ...again, body: { terms_and_conditions } });
    await call('setRegistrationPasswordV2', { ...again, body: { password, password_confirmation } });
    const body = { code: await codeTo(corrected.email) };
    expect((await call('verifyRegistrationEmailV2', { ...again, body })).data.chk_mail).toBe(false);
    const customers = (await database()).selectFrom('customer').select('email').where('username', '=', username);
    expect(await customers.execute()).toEqual([{ email: corrected.email }]);
  });

  test('[REGISTRATION-44] that has no person yet is replaced, too', async () => {
    const { call, path, header } = await start();
    expect((await call('startRegistrationV2', { header, body: login })).status).toBe(200);
    expect((await call('getRegistration', { path })).code).toBe('invalid_token');
  });

  test('[REGISTRATION-44] stays as it is once its e-mail address is verified, and when another start is refused', async () => {
    const { call, path, header, codeTo } = await start();
    await call('registerV2', { header, body: person });
    await call('confirmRegistrationV2', { path, body: { terms_and_conditions } });
    await call('setRegistrationPasswordV2', { path, body: { password, password_confirmation } });
    const taken = { username: ['unique'] };
    const another = { ...login, username: 'active', email: 'right@example.org' };
    expect((await call('startRegistrationV2', { header, body: another })).validation).toEqual(taken);
    await call('verifyRegistrationEmailV2', { path, body: { code: await codeTo() } });
    expect((await call('startRegistrationV2', { header, body: login })).validation).toEqual(taken);
    expect((await call('startRegistrationV2', { header, body: { ...another, username: 'kim' } })).status).toBe(200);
    expect((await call('getRegistration', { path })).data.chk_mail).toBe(false);
  });

  test('[REGISTRATION-44] begins anew with a token that is unknown, and tells nothing about it', async () => {
    const { call, header } = await start();
    await call('registerV2', { header, body: person });
    const unknown = { 'customer-token': 'f'.repeat(32) };
    const begin = (differs: Partial<Body<'startRegistrationV2'>>) =>
      call('startRegistrationV2', { header: unknown, body: { ...login, ...differs } });
    expect((await begin({ email: 'right@example.org' })).validation).toEqual({ username: ['unique'] });
    expect((await begin({ username: 'kim', email: 'kim@example.org' })).status).toBe(200);
  });

  test('[REGISTRATION-32] hashes a password for an open registration alone', async () => {
    const { call } = await start();
    const body = { password, password_confirmation };
    const { N } = passwordCost;
    // No power of two, so that to hash fails.
    passwordCost.N = 3;
    const unknown = await call('setRegistrationPasswordV2', { path: { token: 'f'.repeat(32) }, body });
    passwordCost.N = N;
    expect(unknown).toMatchObject({ status: 404, code: 'invalid_token' });
  });

  test('[REGISTRATION-32] is sent a password sixty times at once from a place', async () => {
    const { call } = await start();
    const body = { password, password_confirmation };
    const give = async (from: string) =>
      (
        await call('setRegistrationPasswordV2', {
          header: { 'x-forwarded-for': from },
          path: { token: 'f'.repeat(32) },
          body,
        })
      ).status;
    for (let at = 0; at < 60; at += 1) expect(await give('192.0.2.1')).toBe(404);
    expect(await give('192.0.2.1')).toBe(429);
    expect(await give('192.0.2.2')).toBe(404);
  });

  test('[REGISTRATION-21] sets first limits, which hold for the customer', async () => {
    const { call, path, header } = await start();
    await call('registerV2', { header, body: person });
    const limits = [{ type: 'deposit', range: 'month', amount: 20_000 } as const];
    expect((await call('setRegistrationLimitsV2', { path, body: { limits } })).status).toBe(200);
    const twice = await call('setRegistrationLimitsV2', { path, body: { limits: [...limits, ...limits] } });
    expect(twice.status).toBe(400);
  });
});
