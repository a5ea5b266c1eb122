import { expect, test } from 'vitest';
import { createTestApi } from '../../../../test/rigs/ask.ts';
import { type BankCodeOutcome, giveBankCode, nameBankAccount, statementsOf } from './bank-account.ts';

const noon = Date.parse('2026-11-21T12:00:00Z');
const iban = 'AT61 1904 3002 3457 3201';

const start = async () => {
  const api = createTestApi('2026-11-21T12:00:00Z');
  const database = await api.database();
  const { id: customerId } = await database
    .selectFrom('customer')
    .select('id')
    .where('username', '=', 'active')
    .executeTakeFirstOrThrow();
  const show = () =>
    database
      .selectFrom('customer')
      .select(['iban', 'bank_account_status'])
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow();
  return {
    show,
    name: () =>
      database.transaction().execute((transaction) => nameBankAccount(transaction, { customerId, iban, now: noon })),
    give: (code: string, now = noon): Promise<BankCodeOutcome> =>
      database.transaction().execute((transaction) => giveBankCode(transaction, { customerId, code, now })),
    /** The code that the account's statement shows. */
    transferred: async () => (await api.messagesTo(statementsOf(iban)))[0]?.text.split(': ')[1] ?? '',
  };
};

test('an account is pending until the code of the transfer is given, once', async () => {
  const { name, give, show, transferred } = await start();
  expect(await give('ACDEFH')).toBe('not_required');
  await name();
  expect(await show()).toEqual({ iban: 'AT611904300234573201', bank_account_status: 'pending' });
  const code = await transferred();
  expect(code).toMatch(/^[A-Z3479]{6}$/);
  expect(await give(code)).toBe('validated');
  expect(await show()).toMatchObject({ bank_account_status: 'validated' });
  expect(await give(code)).toBe('not_required');
});

test('after five wrong codes not even the right one is taken that day', async () => {
  const { name, give, transferred } = await start();
  await name();
  for (let attempt = 0; attempt < 5; attempt += 1) expect(await give('wrong')).toBe('wrong');
  expect(await give(await transferred())).toEqual({ tooManyUntil: noon + 86_400_000 });
  expect(await give(await transferred(), noon + 86_400_000)).toBe('validated');
});
