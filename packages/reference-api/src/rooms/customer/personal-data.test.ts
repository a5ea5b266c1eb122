import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { demoIban } from '../../server/demo/demo-customers.ts';
import { recordTables } from './personal-records.ts';

const IN_FILE: readonly string[] = Object.values(recordTables);
/** Each with the reason. */
const LEFT_OUT: Record<string, string> = {
  central_file_entry: 'the file of all operators, not ours',
  customer_settings: 'part of the person',
  erasure_request: 'part of the requests',
  personal_data_request: 'part of the requests',
  registration: 'part of the person, with codes that are secrets',
  known_device: 'a secret',
  passkey_challenge: 'for a moment',
  password_recovery: 'a secret',
  team_unsubscribe: 'a secret',
  send: 'keys of requests',
  favorite_run: 'a mark of a mail that was sent',
  voucher_code_use: 'the voucher is there',
  voucher_code_miss: 'a count against guessing',
};

const noon = '2026-11-21T12:00:00Z';
const api = createTestApi(noon);
afterAll(api.close);

test('[CUSTOMER-20] a request for erasure is open for a month, and the laws that keep data are named', async () => {
  const before = (await api.call('getDataRequests', { as: 'active' })).data;
  expect(before).toMatchObject({ copy: null, erasure: null });
  expect(before.kept.map(({ data, law }) => [data, law])).toEqual([
    ['money', '§ 147 AO'],
    ['identity', '§ 8 GwG'],
    ['exclusion', '§ 23 GlüStV'],
  ]);
  const open = { requested_at: '2026-11-21T12:00:00.000Z', answered_by: '2026-12-21T12:00:00.000Z' };
  expect((await api.call('requestErasure', { as: 'active' })).data).toEqual(open);
  expect((await api.call('getDataRequests', { as: 'active' })).data).toMatchObject({ copy: null, erasure: open });
  const second = await api.call('requestErasure', { as: 'active' });
  expect([second.status, second.code]).toEqual([409, 'erasure_requested']);
  expect((await api.call('requestPersonalData', { as: 'active' })).status).toBe(200);
  api.setNow('2026-12-21T12:00:00Z');
  expect((await api.call('getDataRequests', { as: 'active' })).data).toMatchObject({ copy: null, erasure: null });
  expect((await api.call('requestErasure', { as: 'active' })).status).toBe(200);
  api.setNow(noon);
});

test('[CUSTOMER-21] a table with rows of customers is in the file, or left out on purpose', async () => {
  const database = await openDatabase(':memory:');
  const ofCustomers = (await database.introspection.getTables())
    .filter(({ columns }) => columns.some(({ name }) => name === 'customer_id'))
    .map(({ name }) => name);
  await database.destroy();
  const unknown = ofCustomers.filter((name) => !IN_FILE.includes(name) && !(name in LEFT_OUT));
  expect(unknown).toEqual([]);
});

test('[CUSTOMER-21] words of the customer stay words in the file, whatever they begin with', async () => {
  for (const text of ['[gut] auf weichem Boden', '{', '[1]']) {
    await api.call('createNote', { as: 'active', body: { horse_id: 10_300_001, text } });
    const { status, data } = await api.call('getPersonalData', { as: 'active' });
    expect([status, data?.records.notes?.at(-1)?.text]).toEqual([200, text]);
  }
});

test('[CUSTOMER-21] the file has the rows of its customer, without the keys of requests and providers', async () => {
  const key = { 'idempotency-key': 'a-key-that-stays-secret' };
  await api.call('startPayment', { as: 'favorites', header: key, body: { payment_type_id: 1, amount: 2_000 } });
  const own = 'favorites@demo.test';
  const birthdate = '1985-04-12';
  await api.call('subscribeNewsletter', { body: { consent: true, email: own, email_confirmation: own, birthdate } });
  const { person, records } = (await api.call('getPersonalData', { as: 'favorites' })).data;
  expect(person).toMatchObject({ email: 'favorites@demo.test', bank_account: { iban: demoIban('favorites') } });
  expect(records.transactions).toMatchObject([
    { kind: 'deposit', amount: 10_000, booked_at: expect.stringMatching(/^2026-/) },
  ]);
  expect(records.payments).toMatchObject([{ amount: 2_000 }]);
  expect(records.notes).toMatchObject([{ text: 'Mag weichen Boden.' }]);
  expect(person).toMatchObject({ birth_name: 'Muster', birthplace: 'Bonn' });
  expect(records.newsletter).toMatchObject([{ email: own, activated_at: null }]);
  const text = JSON.stringify(records);
  expect(text).not.toMatch(/a-key-that-stays-secret|provider_key/);
});
