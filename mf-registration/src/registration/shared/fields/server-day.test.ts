import { getRegisterOptions } from '@paddock/api/registration';
import { api } from '@paddock/host';
import { acceptedAt, NOW } from '@paddock/testing';
import { object, safeParse } from 'valibot';
import { expect, test, vi } from 'vitest';
import { fakeRegistration, OPTIONS } from '../../../testing/show.ts';
import { loginEntries } from './login.model.ts';

const DAY = 24 * 3_600_000;

const isTaken = (birthdate: string) => safeParse(object({ birthdate: loginEntries.birthdate }), { birthdate }).success;

test.each([
  ['ahead', DAY],
  ['behind', -DAY],
])('[REGSTART-17] on a machine a day %s, the server says who is of age', async (_, wrong) => {
  vi.setSystemTime(Date.parse(NOW) + wrong);
  fakeRegistration({ '/api/v1/register': acceptedAt(Date.parse(NOW), OPTIONS) });
  await api.call(getRegisterOptions);
  expect(isTaken('2008-11-21')).toBe(true);
  expect(isTaken('2008-11-22')).toBe(false);
});
