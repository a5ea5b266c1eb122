import { expect, test } from 'vitest';
import { failureLine } from './failure-line.ts';

const secrets = {
  mail: 'erika.secret@mail.test',
  iban: 'DE89 3704 0044 0532 0130 00',
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.c2lnbmF0dXJlLW9mLWl0',
  name: 'Beispielfrau',
  password: 'Rennen-2026!',
  phone: '+49 151 12345678',
};

test('[SERVER-27] says where a failure is and of what kind, without a row or a value of it', () => {
  const { mail, iban, token, name, password, phone } = secrets;
  const error = Object.assign(
    new Error(`invalid value: "${name}", '${password}', ${mail}, ${iban} and ${phone} with ${token}`, {
      cause: new Error(`550 <${mail}> refused`),
    }),
    {
      code: '23505',
      constraint: 'customer_email',
      table: 'customer',
      detail: `Key (email)=(${mail}) already exists.`,
      where: `row (${name}, ${iban})`,
      rejected: [mail],
      response: `550 ${mail}`,
    },
  );
  const line = failureLine(error, { method: 'POST', path: '/api/v1/customer', traceparent: null, baggage: null });
  for (const secret of Object.values(secrets)) expect(line).not.toContain(secret);
  expect(line).not.toContain('0532');
  expect(JSON.parse(line)).toMatchObject({
    event: 'failed',
    path: '/api/v1/customer',
    error: { name: 'Error', code: '23505', constraint: 'customer_email', table: 'customer', cause: { name: 'Error' } },
  });
  expect(JSON.parse(line).error.at[0]).toContain('failure-line.test.ts');
  expect(line).not.toContain('\n');
});

test('[SERVER-27] has the words of an error that has no values', () => {
  expect(failureLine(new TypeError('x is not a function'))).toContain('x is not a function');
  expect(failureLine('Beispielfrau')).not.toContain('Beispielfrau');
});
