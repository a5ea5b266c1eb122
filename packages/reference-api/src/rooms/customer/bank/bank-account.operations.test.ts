import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../../../test/rigs/ask.ts';
import { demoIban } from '../../../server/demo/demo-customers.ts';
import { statementsOf } from './bank-account.ts';

const api = createTestApi('2026-11-21T12:00:00Z');
afterAll(api.close);

const iban = 'AT61 1904 3002 3457 3201';

test('[CUSTOMER-10] a changed IBAN is pending until the code of its transfer is entered', async () => {
  const { data } = await api.call('changeIban', { as: 'active', body: { iban } });
  const pending = {
    iban: 'AT611904300234573201',
    holder: 'Erika-active Beispiel',
    bank_account_status: 'pending',
    bank_code_required: true,
  };
  expect(data).toEqual(pending);
  expect((await api.call('getBankAccount', { as: 'active' })).data).toEqual(pending);
  expect((await api.call('getMe', { as: 'active' })).data.bank_account_status).toBe('pending');
  const wrong = await api.call('setBankCode', { as: 'active', body: { code: 'AAAAAA' } });
  expect([wrong.status, wrong.code]).toEqual([409, 'wrong_bank_code']);
  const code = (await api.messagesTo(statementsOf(iban)))[0]?.text.split(': ')[1] as string;
  const validated = { ...pending, bank_account_status: 'validated', bank_code_required: false };
  expect((await api.call('setBankCode', { as: 'active', body: { code } })).data).toEqual(validated);
  expect((await api.call('setBankCode', { as: 'active', body: { code } })).code).toBe('bank_code_not_required');
});

test('[CUSTOMER-10] the IBAN that is known already changes nothing', async () => {
  const { data } = await api.call('changeIban', { as: 'active', body: { iban: iban.toLowerCase() } });
  expect(data.bank_account_status).toBe('validated');
});

test('[CUSTOMER-10] an IBAN whose check digits do not fit is refused', async () => {
  const { status, validation } = await api.call('changeIban', {
    as: 'active',
    body: { iban: 'DE89370400440532013001' },
  });
  expect([status, validation]).toEqual([400, { iban: ['iban'] }]);
});

test('[CUSTOMER-10] nobody sees or validates the bank account of another', async () => {
  const other = await api.call('getBankAccount', { as: 'other' });
  expect(other.data).toMatchObject({ iban: demoIban('other'), bank_account_status: 'validated' });
  expect((await api.call('setBankCode', { as: 'other', body: { code: 'A3C4D7' } })).code).toBe(
    'bank_code_not_required',
  );
});

test('[CUSTOMER-11] after five wrong codes not even the right one is taken that day', async () => {
  for (const code of ['AAAAA', 'AAAAAAA', 'AAAAA0', 'aaaaaa']) {
    const typo = await api.call('setBankCode', { as: 'bank-code', body: { code } });
    expect([typo.status, Object.keys(typo.validation ?? {})]).toEqual([400, ['code']]);
  }
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await api.call('setBankCode', { as: 'bank-code', body: { code: 'AAAAAA' } })).code).toBe('wrong_bank_code');
  }
  const refused = await api.call('setBankCode', { as: 'bank-code', body: { code: 'A3C4D7' } });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '86400']);
});

test('[CUSTOMER-11] a bank account changes five times a day at most', async () => {
  const ibans = ['AT611904300234573201', 'DE89370400440532013000'];
  const change = (at: number) => api.call('changeIban', { as: 'other', body: { iban: ibans[at % 2] as string } });
  for (let at = 0; at < 5; at += 1) expect((await change(at)).status).toBe(200);
  expect((await change(5)).status).toBe(429);
});

test('[CUSTOMER-10] who lacked nothing but a bank account is active with it', async () => {
  expect((await api.call('getMe', { as: 'no-bank' })).data.customer_status).toBe('without_bank_account');
  await api.call('changeIban', { as: 'no-bank', body: { iban: 'NL91ABNA0417164300' } });
  expect((await api.call('getMe', { as: 'no-bank' })).data.customer_status).toBe('provisional');
  const [statement] = await api.messagesTo(statementsOf('NL91ABNA0417164300'));
  const code = statement?.text.split(': ')[1] as string;
  await api.call('setBankCode', { as: 'no-bank', body: { code } });
  expect((await api.call('getMe', { as: 'no-bank' })).data.customerstatus_id).toBe(1);
});

test('[CUSTOMER-10] a provisional customer is active with the code of its transfer', async () => {
  await api.call('setBankCode', { as: 'provisional', body: { code: 'A3C4D7' } });
  expect((await api.call('getMe', { as: 'provisional' })).data).toMatchObject({
    customer_status: 'active',
    before_identity: null,
  });
});

test('[CUSTOMER-24] a message and a mail say that the account of a customer was changed', async () => {
  const own = createTestApi('2026-11-21T12:00:00Z');
  // A thief would do so first.
  await own.call('setPreferences', { as: 'active', body: { email_notification: false, message_popup: false } });
  const messages = async () => (await own.call('getMessages', { as: 'active' })).data.map(({ text }) => text);
  await own.call('changeIban', { as: 'active', body: { iban } });
  const told = [expect.stringContaining('Ihr Bankkonto wurde geändert.')];
  expect(await messages()).toEqual(told);
  expect((await own.messagesTo('active@demo.test')).map(({ text }) => text)).toEqual(told);
  // Nobody had proven this one.
  await own.call('changeIban', { as: 'active', body: { iban: 'NL91ABNA0417164300' } });
  expect(await messages()).toEqual(told);
  await own.close();
});
