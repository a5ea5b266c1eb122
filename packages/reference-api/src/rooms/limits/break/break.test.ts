import { afterEach, expect, test } from 'vitest';
import { createTestApi } from '../../../../test/rigs/ask.ts';
import { findRace, startersOf } from '../../../../test/rigs/find-race.ts';
import { shareFacts } from '../../../../test/rigs/share-facts.ts';
import { demoEmail } from '../../../server/demo/demo-customers.ts';

const noon = '2026-11-21T12:00:00Z';
const hour = 3_600_000;

let api: ReturnType<typeof createTestApi>;
afterEach(() => api.close());

const race = findRace('2026-11-21T13:00:00Z', (it) => it.country === 'DEU');
const bet = { race_id: race.id, pool: 'WIN', leg1: [startersOf(race)[0] as number], stake: 500, expected_price: 500 };
const send = () => api.call('sendBet', { as: 'active', header: { 'idempotency-key': 'a-key-of-the-test' }, body: bet });

test('[BREAK-1] refuses bets, deposits and bonuses for 24 hours from the call', async () => {
  api = createTestApi(noon);
  expect((await api.call('takeBreak', { as: 'active' })).data).toEqual({ until: '2026-11-22T12:00:00.000Z' });
  expect((await api.call('getMe', { as: 'active' })).data.play_break).toEqual({ until: '2026-11-22T12:00:00.000Z' });
  expect(await send()).toMatchObject({
    status: 403,
    code: 'break_active',
    error: {
      message: 'Sie machen eine Pause vom Spiel. Wetten und Einzahlungen sind ab 22.11.2026, 13:00 Uhr wieder möglich.',
      extended: { until: '2026-11-22T12:00:00.000Z' },
    },
  });
  const deposit = () =>
    api.call('startPayment', {
      as: 'active',
      header: { 'idempotency-key': 'another-key-of-the-test' },
      body: { payment_type_id: 1, amount: 1_000 },
    });
  expect((await deposit()).code).toBe('break_active');
  expect((await api.call('enrollLoyalty', { as: 'active' })).code).toBe('break_active');

  api.advance(24 * hour - 1);
  expect((await deposit()).code).toBe('break_active');
  api.advance(1);
  expect((await deposit()).status).toBe(200);
});

test('[BREAK-1] is of its customer alone, and begins anew with another call', async () => {
  api = createTestApi(noon);
  await api.call('takeBreak', { as: 'other' });
  expect((await send()).status).toBe(200);
  api.advance(hour);
  expect((await api.call('takeBreak', { as: 'other' })).data).toEqual({ until: '2026-11-22T13:00:00.000Z' });
});

test('[BREAK-4] holds for all accounts of the person, but not for those of others that claim its name', async () => {
  api = createTestApi(noon);
  await shareFacts(api, 'active', 'other', ['firstname', 'lastname', 'birth_name', 'birthdate']);
  await api.call('takeBreak', { as: 'other' });
  expect(await send()).toMatchObject({
    code: 'break_active',
    error: { extended: { until: '2026-11-22T12:00:00.000Z' } },
  });
  const customers = (await api.database()).updateTable('customer').where('email', '=', demoEmail('other'));
  await customers.set({ identity_validated_at: null }).execute();
  expect((await send()).status).toBe(200);
});

test('[CUSTOMER-27] of another account of the same name has no end for a customer before the bank account is validated', async () => {
  api = createTestApi(noon);
  await shareFacts(api, 'active', 'provisional', ['firstname', 'lastname', 'birth_name', 'birthdate']);
  await api.call('takeBreak', { as: 'active' });
  const deposit = () => api.call('startPayment', { as: 'provisional', body: { payment_type_id: 1, amount: 1_000 } });
  const untold = await deposit();
  expect(untold).toMatchObject({ status: 403, code: 'break_active', error: { extended: null } });
  expect(untold.error?.message).toContain('sobald Ihr Bankkonto bestätigt ist');
  expect(untold.error?.message).not.toMatch(/\d/);

  await api.call('takeBreak', { as: 'provisional' });
  expect((await deposit()).error?.extended).toEqual({ until: '2026-11-22T12:00:00.000Z' });
  api.advance(hour);
  await api.call('takeBreak', { as: 'active' });
  expect((await deposit()).error?.extended).toEqual({ until: '2026-11-22T12:00:00.000Z' });
  await api.call('setBankCode', { as: 'provisional', body: { code: 'A3C4D7' } });
  expect((await deposit()).error?.extended).toEqual({ until: '2026-11-22T13:00:00.000Z' });
});

test('[BREAK-2] ends a betting session under LUGAS', async () => {
  api = createTestApi(noon);
  expect((await api.call('getMe', { as: 'lugas-active' })).data.lugas_activated).not.toBeNull();
  await api.call('takeBreak', { as: 'lugas-active' });
  expect((await api.call('getMe', { as: 'lugas-active' })).data).toMatchObject({
    lugas_activated: null,
    lugas_expires: '2026-11-21T12:00:00.000Z',
  });
});

test('[BREAK-3] is not there with a permit that does not ask for it', async () => {
  api = createTestApi(noon, { permit: { hasBreak: false } });
  expect((await api.call('takeBreak', { as: 'active' })).status).toBe(404);
  expect((await api.call('getMe', { as: 'active' })).data.play_break).toBeNull();
});
