import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { registration } from '../../../test/rigs/registration.ts';

const start = () => createTestApi('2026-11-21T12:00:00Z');

/** Sends what the contract's types would not allow. */
const wrong = <Body>(body: object) => body as Body;

describe('[SERVER-23] [SERVER-24] a refusal names what breaks the schema and what breaks the rules at once', () => {
  test('for a registration', async () => {
    const { city: _, ...body } = registration;
    const { validation } = await start().call('register', {
      body: wrong({
        ...body,
        email: 'erika',
        birthdate: '2012-01-01',
        country: 'XXX',
        password: 'too-simple',
        password_confirmation: 'other',
        iban: 'DE00',
      }),
    });
    expect(validation).toMatchObject({
      city: ['required'],
      email: ['email'],
      birthdate: ['age'],
      password: ['contains_numeric', 'contains_uppercase'],
      password_confirmation: ['confirm'],
    });
    expect(Object.keys(validation ?? {})).toEqual(expect.arrayContaining(['country', 'iban']));
  });

  test('for a newsletter', async () => {
    const body = { email: 'a@b.de', email_confirmation: 'c@d.de', birthdate: '2012-01-01' };
    const { validation } = await start().call('subscribeNewsletter', { body: wrong(body) });
    expect(validation).toEqual({ consent: ['required'], email_confirmation: ['confirm'], birthdate: ['age'] });
  });

  test('for a new password', async () => {
    const body = { password: 'short', password_confirmation: 'other' };
    const { validation } = await start().call('changePassword', { as: 'active', body: wrong(body) });
    expect(validation).toEqual({
      current_password: ['required'],
      password: ['length', 'contains_numeric', 'contains_uppercase', 'contains_symbol'],
      password_confirmation: ['confirm'],
    });
  });

  test('and a field that broke the schema is not judged by the rules', async () => {
    const api = start();
    const refused = async (body: object | null) =>
      (await api.call('changePassword', { as: 'active', body: wrong(body as object) })).validation;
    expect(await refused({ password: 7, password_confirmation: 'x' })).toEqual({
      current_password: ['required'],
      password: ['string'],
    });
    expect(await refused([])).toEqual({ body: ['object'] });
  });
});
