import { getRegisterOptions } from '@paddock/api/registration';
import { api } from '@paddock/host';
import { accepted, NOW } from '@paddock/testing';
import { object, safeParse } from 'valibot';
import { expect, test, vi } from 'vitest';
import { SubscriptionForm } from './newsletter/subscription.model.ts';
import { loginEntries } from './registration/shared/fields/login.model.ts';
import { fakeRegistration, OPTIONS } from './testing/show.ts';

const DAY = 24 * 3_600_000;

const login = (birthdate: string) => safeParse(object({ birthdate: loginEntries.birthdate }), { birthdate }).success;
const newsletter = (birthdate: string) => {
  const { issues = [] } = safeParse(SubscriptionForm, { birthdate });
  return issues.every(({ path }) => path?.[0]?.key !== 'birthdate');
};

test.each([
  ['ahead', DAY],
  ['behind', -DAY],
])('[REGSTART-17, NEWS-12] on a machine a day %s, the server says who is of age', async (_, wrong) => {
  vi.setSystemTime(Date.parse(NOW) + wrong);
  fakeRegistration({
    '/api/v1/register': () => {
      const answer = accepted(OPTIONS);
      answer.headers.set('date', new Date(NOW).toUTCString());
      return answer;
    },
  });
  await api.call(getRegisterOptions);
  for (const isTaken of [login, newsletter]) {
    expect(isTaken('2008-11-21')).toBe(true);
    expect(isTaken('2008-11-22')).toBe(false);
  }
});
