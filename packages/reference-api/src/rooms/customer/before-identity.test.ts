import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { findRace, startersOf } from '../../../test/rigs/find-race.ts';
import { shareFacts } from '../../../test/rigs/share-facts.ts';

const HOUR = 3_600_000;
let api: ReturnType<typeof createTestApi>;

const deposit = (amount = 2_000) =>
  api.call('startPayment', { as: 'provisional', body: { payment_type_id: 1, amount } });
const race = findRace('2026-11-21T13:00:00Z', (it) => it.country === 'DEU');
const ticket = {
  race_id: race.id,
  pool: 'WIN',
  leg1: [startersOf(race)[0] as number],
  stake: 500,
  expected_price: 500,
};
const bet = () =>
  api.call('sendBet', { as: 'provisional', header: { 'idempotency-key': 'a-key-of-the-test' }, body: ticket });
const confirm = (as: 'provisional' | 'active' = 'provisional') => api.call('confirmBeforeIdentity', { as });
const before = async () => (await api.call('getMe', { as: 'provisional' })).data.before_identity;

beforeEach(() => {
  api = createTestApi('2026-11-21T12:00:00Z');
});
afterEach(() => api.close());

describe('the notice before the identity check', () => {
  test('[PAYMENTS-28] is confirmed before a deposit and a bet', async () => {
    expect((await before())?.notice).toEqual({ hours: 72, deposits: 10_000 });
    expect(await deposit()).toMatchObject({ status: 403, code: 'before_identity_modal' });
    expect(await bet()).toMatchObject({ status: 403, code: 'before_identity_modal' });
    expect((await confirm()).data).toEqual({ confirmed_at: '2026-11-21T12:00:00.000Z' });
    expect((await before())?.notice).toBeNull();
    expect((await deposit()).status).toBe(200);
    expect((await bet()).status).toBe(200);
  });

  test('[PAYMENTS-28] is confirmed once: a repetition keeps the instant', async () => {
    await confirm();
    api.advance(HOUR);
    expect((await confirm()).data).toEqual({ confirmed_at: '2026-11-21T12:00:00.000Z' });
  });

  test('[PAYMENTS-28] can still be confirmed once the identity is proven, and binds nobody else', async () => {
    expect((await api.call('getMe', { as: 'active' })).data.before_identity).toBeNull();
    expect((await confirm('active')).status).toBe(200);
    expect((await before())?.notice).not.toBeNull();
    await api.call('setBankCode', { as: 'provisional', body: { code: 'A3C4D7' } });
    expect(await before()).toBeNull();
    expect((await deposit()).status).toBe(200);
    expect((await confirm()).status).toBe(200);
  });

  test('[PAYMENTS-28] is not asked for once the time is over', async () => {
    expect((await before())?.notice).not.toBeNull();
    api.advance(72 * HOUR);
    expect((await before())?.notice).toBeNull();
    expect((await deposit()).code).toBe('login_status_expired');
  });
});

test('[CUSTOMER-27] another account of the same name counts, and its deposits are not told', async () => {
  await shareFacts(api, 'active', 'provisional', ['firstname', 'lastname', 'birth_name', 'birthdate']);
  await confirm();
  // 20 € are deposited already, and 100 € to the other account.
  const own = { until: '2026-11-24T12:00:00.000Z', deposit_left: 8_000, notice: null };
  expect(await before()).toEqual(own);
  const refused = { status: 403, code: 'check_identity' };
  expect(await deposit(8_000)).toMatchObject({ ...refused, error: { extended: null } });
  expect(await deposit(8_001)).toMatchObject({ ...refused, error: { extended: { deposit_left: 8_000 } } });
});

test("[PAYMENTS-29] the time and the deposits before the identity check are the permit's", async () => {
  api = createTestApi('2026-11-21T12:00:00Z', { permit: { beforeIdentity: { hours: 24, deposits: 5_000 } } });
  // 20 € are deposited already.
  const rule = { hours: 24, deposits: 5_000 };
  expect(await before()).toEqual({ until: '2026-11-22T12:00:00.000Z', deposit_left: 3_000, notice: rule });
  await confirm();
  expect((await deposit(3_001)).code).toBe('check_identity');
  expect((await deposit(3_000)).status).toBe(200);
  api.advance(24 * HOUR);
  expect((await deposit()).code).toBe('login_status_expired');
});
