import { createReferenceApi } from '@paddock/reference-api';
import type { Updateable } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi } from '../../../../test/rigs/ask.ts';
import { logIn, refresh } from '../../../../test/rigs/log-in.ts';
import { shareFacts } from '../../../../test/rigs/share-facts.ts';
import { DEMO_PASSWORD, type DemoName, demoEmail } from '../../../server/demo/demo-customers.ts';
import { strictPermit } from '../../../server/permit.ts';
import { assertMayBet } from '../../bets/assert-may-bet.ts';
import type { CustomerTable } from '../../customer/customer.tables.ts';
import { type Booking, book } from '../../payments/ledger.ts';
import { chargeLimit } from '../charge-limit.ts';
import { openCentralFile } from './central-file.ts';

const minutes = (count: number) => count * 60_000;
const noon = Date.parse('2026-11-18T12:00:00Z');

let api: ReturnType<typeof createTestApi>;
beforeEach(async () => {
  api = createTestApi('2026-11-18T12:00:00Z', { dev: true });
  // Adds the demo customers at this instant.
  await api.database();
});
afterEach(() => api.close());

const idOf = async (name: DemoName) =>
  (
    await (
      await api.database()
    )
      .selectFrom('customer')
      .select('id')
      .where('email', '=', demoEmail(name))
      .executeTakeFirstOrThrow()
  ).id;

/** `allowed`, or the refusal code of a bet. */
const betting = async (as: DemoName) => {
  const customerId = await idOf(as);
  return (await api.database())
    .transaction()
    .execute((transaction) => assertMayBet(transaction, { customerId, permit: strictPermit, now: api.now() }))
    .then(
      () => 'allowed',
      (error) => error.code,
    );
};

const deposit = async (as: DemoName, amount: number) => {
  const customerId = await idOf(as);
  return (await api.database())
    .transaction()
    .execute((transaction) => chargeLimit(transaction, { customerId, type: 'lugas', amount, now: api.now() }));
};

const activeElsewhereUntil = async (as: DemoName) => {
  const customerId = await idOf(as);
  return (await api.database())
    .transaction()
    .execute(async (transaction) => (await openCentralFile(transaction)).activeElsewhereUntil(customerId, api.now()));
};

const activate = (as: DemoName) => api.call('activateLugas', { as });
const keepAlive = (as: DemoName) => api.call('keepLugasAlive', { as });
const disable = (as: DemoName) => api.call('disableLugas', { as, body: { active: false } });
const down = (isDown: boolean) => api.ask('/dev/lugas', { method: 'POST', body: JSON.stringify({ down: isDown }) });

describe('the betting session of LUGAS', () => {
  test('[LUGAS-3] concerns customers of DEU in a configured group alone', async () => {
    expect(await betting('active')).toBe('allowed');
    for (const operation of ['activateLugas', 'keepLugasAlive', 'extendLugasReality'] as const) {
      expect(await api.call(operation, { as: 'active' })).toMatchObject({ status: 403, code: 'lugas_not_eligible' });
    }
    expect((await disable('active')).code).toBe('lugas_not_eligible');
    expect((await api.call('activateLugas')).status).toBe(401);
  });

  test('[LUGAS-4] needs the limit of LUGAS first, as deposits do', async () => {
    expect(await betting('lugas-new')).toBe('lugas_not_registered');
    expect((await activate('lugas-new')).code).toBe('lugas_not_registered');
    await expect(deposit('lugas-new', 100)).rejects.toMatchObject({ status: 403, code: 'lugas_not_registered' });
  });

  test('[LUGAS-5] begins when it is activated and by nothing else', async () => {
    await api.call('getMe', { as: 'lugas' });
    expect((await keepAlive('lugas')).data).toEqual({ lugas_expires: null, lugas_keepalive: null });
    expect(await betting('lugas')).toBe('lugas_not_activated');
    expect((await activate('lugas')).data).toEqual({
      lugas_activated: '2026-11-18T12:00:00.000Z',
      lugas_expires: '2026-11-18T12:30:00.000Z',
      lugas_keepalive: '2026-11-18T12:00:00.000Z',
      lugas_reality: '2026-11-18T12:00:00.000Z',
      lugas_realityexpires: '2026-11-18T13:00:00.000Z',
    });
    expect(await betting('lugas')).toBe('allowed');
    expect(await betting('lugas-checked')).toBe('lugas_not_activated');
  });

  test('[LUGAS-5] goes on when it is activated again', async () => {
    await activate('lugas');
    api.advance(minutes(10));
    expect((await activate('lugas')).data.lugas_activated).toBe('2026-11-18T12:00:00.000Z');
  });

  test.each<[string, Updateable<CustomerTable>]>([
    ['customer_excluded', { excluded_until: noon + minutes(60) }],
    ['break_active', { break_until: noon + minutes(60) }],
    ['customer_status_zero', { customerstatus_id: 0 }],
    ['check_registration', { customerstatus_id: 15 }],
    ['login_status_expired', { customerstatus_id: 9, identity_validated_at: null, provisional_at: 0 }],
    ['before_identity_modal', { customerstatus_id: 9, identity_validated_at: null, provisional_at: noon }],
    ['check_TC', { terms_version: 'old' }],
    ['check_identity', { identity_validated_at: null }],
    ['check_age', { age_validated_at: null }],
    ['lugas_amounts_modal', { stats_checked: null }],
  ])('[LUGAS-23] does not begin for a customer whose bets are refused with %s', async (code, differs) => {
    const database = await api.database();
    await database.updateTable('customer').set(differs).where('email', '=', demoEmail('lugas')).execute();
    expect(await betting('lugas')).toBe(code);
    expect(await activate('lugas')).toMatchObject({ status: 403, code });
    const session = database.selectFrom('customer').select(['lugas_activated', 'lugas_expires']);
    expect(await session.where('email', '=', demoEmail('lugas')).execute()).toEqual([
      { lugas_activated: null, lugas_expires: null },
    ]);
  });

  test('[LUGAS-23] begins after a break, which comes before the five minutes after the last session', async () => {
    await api.call('takeBreak', { as: 'lugas-active' });
    expect(await activate('lugas-active')).toMatchObject({
      code: 'break_active',
      error: { extended: { until: '2026-11-19T12:00:00.000Z' } },
    });
    api.advance(minutes(24 * 60));
    expect((await activate('lugas-active')).data.lugas_activated).toBe('2026-11-19T12:00:00.000Z');
  });

  test('[LUGAS-6] ends after thirty minutes without activity, and each activity renews them', async () => {
    await activate('lugas');
    api.advance(minutes(29));
    expect((await keepAlive('lugas')).data).toEqual({
      lugas_expires: '2026-11-18T12:59:00.000Z',
      lugas_keepalive: '2026-11-18T12:29:00.000Z',
    });
    api.advance(minutes(30) - 1);
    expect(await betting('lugas')).toBe('allowed');
    api.advance(1);
    expect(await betting('lugas')).toBe('lugas_waiting');
    expect((await keepAlive('lugas')).data).toEqual({
      lugas_expires: '2026-11-18T12:59:00.000Z',
      lugas_keepalive: null,
    });
  });

  test('[LUGAS-7] may begin again five minutes after its end, and says when', async () => {
    await activate('lugas');
    api.advance(minutes(30));
    expect(await activate('lugas')).toMatchObject({
      status: 409,
      code: 'lugas_waiting',
      error: { extended: { until: '2026-11-18T12:35:00.000Z' } },
    });
    api.advance(minutes(5) - 1);
    expect((await activate('lugas')).code).toBe('lugas_waiting');
    api.advance(1);
    expect(await betting('lugas')).toBe('lugas_not_activated');
    expect((await activate('lugas')).data.lugas_activated).toBe('2026-11-18T12:35:00.000Z');
  });

  test('[LUGAS-8] is ended by the customer: activated and keepalive are null, and the five minutes begin', async () => {
    expect(await betting('lugas-active')).toBe('allowed');
    api.advance(minutes(2));
    expect((await disable('lugas-active')).data).toMatchObject({
      lugas_activated: null,
      lugas_keepalive: null,
      lugas_expires: '2026-11-18T12:02:00.000Z',
      lugas_realityexpires: null,
    });
    expect(await betting('lugas-active')).toBe('lugas_waiting');
    api.advance(minutes(3));
    // A second end does not move the first.
    expect((await disable('lugas-active')).data.lugas_expires).toBe('2026-11-18T12:02:00.000Z');
    api.advance(minutes(2));
    expect((await activate('lugas-active')).status).toBe(200);
  });

  test('[LUGAS-8] is for one customer: what one does changes nothing for another', async () => {
    await disable('lugas-active');
    await activate('lugas');
    expect(await betting('lugas')).toBe('allowed');
    expect(await betting('lugas-checked')).toBe('lugas_not_activated');
  });

  test('[LUGAS-9] has a reality check every hour, which the customer confirms', async () => {
    api.advance(minutes(20));
    expect((await api.call('extendLugasReality', { as: 'lugas-active' })).data).toEqual({
      lugas_reality: '2026-11-18T12:20:00.000Z',
      lugas_realityexpires: '2026-11-18T13:20:00.000Z',
    });
    expect((await api.call('extendLugasReality', { as: 'lugas' })).data).toEqual({
      lugas_reality: null,
      lugas_realityexpires: null,
    });
  });

  test('[LUGAS-5] is renewed by a getMe that asks for it, and begun by none', async () => {
    api.advance(minutes(10));
    const me = async (as: DemoName, lugas_keepalive: 0 | 1) =>
      (await api.call('getMe', { as, query: { lugas_keepalive } })).data.lugas_expires;
    expect(await me('lugas-active', 0)).toBe('2026-11-18T12:30:00.000Z');
    expect(await me('lugas-active', 1)).toBe('2026-11-18T12:40:00.000Z');
    expect(await me('lugas', 1)).toBeNull();
    expect(await me('active', 1)).toBeNull();
    api.advance(minutes(10));
    await down(true);
    expect(await me('lugas-active', 1)).toBe('2026-11-18T12:40:00.000Z');
  });

  test('[LUGAS-10] is shown to the customer as it is now', async () => {
    expect((await api.call('getMe', { as: 'lugas-active' })).data.lugas_activated).toBe('2026-11-18T12:00:00.000Z');
    api.advance(minutes(30));
    expect((await api.call('getMe', { as: 'lugas-active' })).data).toMatchObject({
      lugas_activated: null,
      lugas_keepalive: null,
      lugas_expires: '2026-11-18T12:30:00.000Z',
      lugas_reality: null,
      lugas_realityexpires: null,
    });
  });
});

describe('the central file', () => {
  test('[LUGAS-11] stops what needs it while it is down, and nothing changes', async () => {
    expect((await down(true)).body.data).toEqual({ down: true });
    expect(await betting('lugas-active')).toBe('lugas_unavailable');
    expect(await activate('lugas')).toMatchObject({ status: 503, code: 'lugas_unavailable' });
    expect((await keepAlive('lugas-active')).code).toBe('lugas_unavailable');
    expect((await disable('lugas-active')).code).toBe('lugas_unavailable');
    await expect(deposit('lugas', 100)).rejects.toMatchObject({ status: 503, code: 'lugas_unavailable' });
    const limits = [
      { type: 'deposit', range: 'month', amount: 100 },
      { type: 'lugas', range: 'month', amount: 100 },
    ] as const;
    expect((await api.call('setLimits', { as: 'lugas', body: { limits: [...limits] } })).code).toBe(
      'lugas_unavailable',
    );
    await down(false);
    expect(await betting('lugas-active')).toBe('allowed');
    const { data } = await api.call('getLimits', { as: 'lugas', query: { range: 'month' } });
    expect(data).toMatchObject([{ limit_amount: null }, {}, { limit_amount: 100_000, limit_used: 10_000 }, {}]);
  });

  test('[LUGAS-14] [LUGAS-20] stops nobody outside LUGAS, and leaves their other limits to all', async () => {
    await down(true);
    expect(await betting('active')).toBe('allowed');
    const loss = { type: 'loss', range: 'month', amount: 100 } as const;
    // The page sends the required limit of LUGAS with every other one.
    const required = { type: 'lugas', range: 'month', amount: 100_000 } as const;
    for (const [as, limits] of [
      ['active', [loss]],
      ['lugas', [required, loss]],
    ] as const) {
      expect(await api.call('setLimits', { as, body: { limits: [...limits] } }), as).toMatchObject({ status: 200 });
    }
  });

  test('[LUGAS-20] is not asked for a raise that already waits, but for its withdrawal', async () => {
    const set = (amount: number) =>
      api.call('setLimits', {
        as: 'lugas-checked',
        body: {
          limits: [
            { type: 'lugas', range: 'month', amount },
            { type: 'loss', range: 'month', amount: 100 },
          ],
        },
      });
    await set(200_000);
    await down(true);
    expect((await set(200_000)).data).toMatchObject([
      { type: 'loss', limit_amount: 100 },
      { type: 'lugas', limit_amount: 100_000, newlimit: 200_000 },
    ]);
    expect((await set(100_000)).code).toBe('lugas_unavailable');
  });

  test('[LUGAS-12] refuses a deposit for what was deposited elsewhere, without telling how much that is', async () => {
    await deposit('lugas-elsewhere', 2_000);
    await expect(deposit('lugas-elsewhere', 1)).rejects.toMatchObject({
      status: 409,
      code: 'lugas_refused',
      parts: {},
    });
    const { data } = await api.call('getLimits', { as: 'lugas-elsewhere', query: { type: 'lugas', range: 'month' } });
    expect(data).toMatchObject([{ limit_amount: 100_000, limit_used: 2_000 }]);
    api.setNow('2026-12-01T12:00:00Z');
    await deposit('lugas-elsewhere', 100_000);
  });

  test('[LUGAS-13] allows activity with one operator at a time, and the five minutes between two', async () => {
    expect(await activate('lugas-elsewhere')).toMatchObject({ status: 409, code: 'lugas_active_elsewhere' });
    api.advance(minutes(20));
    expect((await activate('lugas-elsewhere')).error?.extended).toEqual({ until: '2026-11-18T12:25:00.000Z' });
    api.advance(minutes(5));
    expect((await activate('lugas-elsewhere')).status).toBe(200);
  });

  describe.each([
    ['of the same person', ['firstname', 'lastname', 'birth_name', 'birthdate']],
    ['with the same bank account', ['iban']],
  ] as const)('of two accounts %s', (_, shared) => {
    beforeEach(() => shareFacts(api, 'lugas', 'lugas-checked', shared));

    test('[LUGAS-21] counts the deposits of both, without telling how much they are', async () => {
      // 100 € were deposited before.
      await deposit('lugas', 50_000);
      await expect(deposit('lugas-checked', 40_001)).rejects.toMatchObject({
        status: 409,
        code: 'lugas_refused',
        parts: {},
      });
      await deposit('lugas-checked', 30_000);
      await expect(deposit('lugas', 10_001)).rejects.toMatchObject({ code: 'lugas_refused' });
      api.setNow('2026-12-01T12:00:00Z');
      await deposit('lugas', 100_000);
    });

    test('[LUGAS-22] keeps to the lower limit of both', async () => {
      const limits = [{ type: 'lugas', range: 'month', amount: 30_000 }] as const;
      await api.call('setLimits', { as: 'lugas-checked', body: { limits: [...limits] } });
      // 100 € were deposited to each before.
      await expect(deposit('lugas', 10_001)).rejects.toMatchObject({ code: 'lugas_refused', parts: {} });
      await deposit('lugas', 10_000);
    });

    test('[LUGAS-21] allows activity by one at a time, and the five minutes between two', async () => {
      await activate('lugas');
      expect((await activate('lugas-checked')).code).toBe('lugas_active_elsewhere');
      await disable('lugas');
      expect(await activate('lugas-checked')).toMatchObject({
        code: 'lugas_waiting',
        error: { extended: { until: '2026-11-18T12:05:00.000Z' } },
      });
      api.advance(minutes(5));
      expect((await activate('lugas-checked')).status).toBe(200);
      expect((await activate('lugas')).code).toBe('lugas_active_elsewhere');
    });
  });

  test.each([
    ['nobody has proven', () => null],
    ['is being checked', () => api.now() + minutes(10)],
  ])('[LUGAS-21] an account whose identity %s does not bind a proven one of the same name', async (_, validatedAt) => {
    await shareFacts(api, 'lugas', 'lugas-checked', ['firstname', 'lastname', 'birth_name', 'birthdate']);
    // Without a proven identity it could not begin a session.
    await activate('lugas-checked');
    const database = await api.database();
    const email = demoEmail('lugas-checked');
    const identity_validated_at = validatedAt();
    await database.updateTable('customer').set({ identity_validated_at }).where('email', '=', email).execute();
    await deposit('lugas-checked', 50_000);
    expect((await activate('lugas')).status).toBe(200);
    await deposit('lugas', 90_000);
    expect(await activeElsewhereUntil('lugas-checked')).toBe(noon + minutes(30));
    await expect(deposit('lugas-checked', 1)).rejects.toMatchObject({ code: 'lugas_refused' });
  });

  test('[LUGAS-11] is taken down in development alone, by true or false', async () => {
    expect((await api.ask('/dev/lugas')).body.data).toEqual({ down: false });
    expect((await api.ask('/dev/lugas', { method: 'POST', body: '{"down":1}' })).status).toBe(400);
    const plain = createTestApi('2026-11-18T12:00:00Z');
    expect((await plain.ask('/dev/lugas')).status).toBe(404);
    await plain.close();
  });
});

describe('the amounts of LUGAS', () => {
  test('[LUGAS-15] are deposits, stakes, wins and losses of the last thirty days, from the ledger', async () => {
    const customerId = await idOf('lugas');
    const add = async (kind: Booking['kind'], amount: number, reference: string) =>
      (await api.database())
        .transaction()
        .execute((transaction) => book(transaction, { customerId, kind, amount, reference, at: api.now() }));
    await add('stake', -3_000, 'test:1');
    await add('stake', -500, 'test:2');
    await add('refund', 500, 'test:2');
    await add('payout', 1_200, 'test:1');
    expect((await api.call('getLugasAmounts', { as: 'lugas' })).data).toEqual({
      from: '2026-10-19T12:00:00.000Z',
      to: '2026-11-18T12:00:00.000Z',
      deposits: 10_000,
      stakes: 3_000,
      wins: 1_200,
      losses: 1_800,
      stats_checked: '2026-11-18T12:00:00.000Z',
    });
    expect((await api.call('getLugasAmounts', { as: 'other' })).data).toMatchObject({ stakes: 0, wins: 0, losses: 0 });
    api.advance(30 * 86_400_000);
    expect((await api.call('getLugasAmounts', { as: 'lugas' })).data).toMatchObject({
      deposits: 0,
      stakes: 0,
      wins: 0,
      losses: 0,
    });
  });

  test('[LUGAS-18] are acknowledged before a bet, and again after 24 hours', async () => {
    expect(await betting('lugas-active')).toBe('allowed');
    api.advance(minutes(24 * 60) + 1);
    expect(await betting('lugas-active')).toBe('lugas_amounts_modal');
    await api.call('confirmLugasAmounts', { as: 'lugas-active' });
    await activate('lugas-active');
    expect(await betting('lugas-active')).toBe('allowed');
    expect(await betting('active')).toBe('allowed');
  });

  test('[LUGAS-19] are asked for by a login, and not by a refresh', async () => {
    const session = await logIn(api, 'lugas-active');
    expect(await betting('lugas-active')).toBe('lugas_amounts_modal');
    await api.call('confirmLugasAmounts', { as: 'lugas-active' });
    await refresh(api, session.refresh);
    expect(await betting('lugas-active')).toBe('allowed');
  });

  test('[LUGAS-19] are not asked for by a login where the permit does not', async () => {
    const database = await api.database();
    const mild = createReferenceApi({ database, clock: api.now, seed: 1, permit: { sumsAfterLogin: false } });
    const login = await mild.fetch(
      new Request('http://api.test/api/v3/customer/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: demoEmail('lugas-active'), password: DEMO_PASSWORD }),
      }),
    );
    expect(login.status).toBe(200);
    expect(await betting('lugas-active')).toBe('allowed');
  });

  test('[LUGAS-16] are confirmed, which the customer then carries', async () => {
    expect((await api.call('confirmLugasAmounts', { as: 'lugas' })).data).toEqual({
      stats_checked: '2026-11-18T12:00:00.000Z',
    });
    expect((await api.call('getMe', { as: 'lugas' })).data.stats_checked).toBe('2026-11-18T12:00:00.000Z');
    expect((await api.call('getMe', { as: 'other' })).data.stats_checked).toBeNull();
  });
});
