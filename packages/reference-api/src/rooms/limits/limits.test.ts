import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import type { DemoName } from '../../server/demo/demo-customers.ts';
import type { Data } from '../../server/operation/operation.types.ts';
import type { LimitEntry } from './set-limits.ts';
import { tellRaises } from './tell-raises.ts';

const days = (count: number) => count * 86_400_000;

let api: ReturnType<typeof createTestApi>;
beforeEach(async () => {
  api = createTestApi('2026-11-18T12:00:00Z');
  // Adds the demo customers at this instant.
  await api.database();
});
afterEach(() => api.close());

const set = (as: DemoName, ...limits: LimitEntry[]) => api.call('setLimits', { as, body: { limits } });

const limitsOf = async (as: DemoName, query: { type?: LimitEntry['type']; range?: LimitEntry['range'] } = {}) =>
  (await api.call('getLimits', { as, query })).data;

const amounts = (limits: Data<'getLimits'>) =>
  limits.map(({ type, range, limit_amount }) => [type, range, limit_amount]);

describe('the list of limits', () => {
  test('[LIMITS-9] [LIMITS-10] has every type and range, with its maximum, and whether it is active', async () => {
    const limits = await limitsOf('limits');
    expect(limits.map(({ type, range, active }) => `${type} ${range} ${active}`)).toEqual([
      'deposit month true',
      'deposit week false',
      'deposit day true',
      'loss month true',
      'loss week false',
      'loss day false',
      'bet month false',
      'bet week true',
      'bet day false',
    ]);
    expect(limits[0]).toEqual({
      type: 'deposit',
      range: 'month',
      limit_amount: 50_000,
      limit_used: 0,
      newlimit: 80_000,
      newlimitvalid: '2026-11-24T12:00:00.000Z',
      max: 100_000_000,
      forced: false,
      active: true,
    });
    expect(limits[1]?.limit_amount).toBeNull();
  });

  test('[LIMITS-9] is asked for by type and range, and is of the customer who asks', async () => {
    expect(amounts(await limitsOf('limits', { type: 'deposit', range: 'day' }))).toEqual([['deposit', 'day', 20_000]]);
    expect(amounts(await limitsOf('limits', { range: 'week' }))).toEqual([
      ['deposit', 'week', null],
      ['loss', 'week', null],
      ['bet', 'week', 25_000],
    ]);
    expect((await limitsOf('other')).every(({ limit_amount }) => limit_amount === null)).toBe(true);
    expect((await api.call('getLimits')).status).toBe(401);
  });

  test('[LIMITS-9] shows what is used in the present range, and of LUGAS only to those under it', async () => {
    expect(await limitsOf('limit-near', { type: 'deposit', range: 'month' })).toMatchObject([
      { limit_amount: 10_000, limit_used: 9_500 },
    ]);
    expect(await limitsOf('limit-near', { type: 'lugas' })).toEqual([]);
    expect(await limitsOf('lugas', { type: 'lugas', range: 'month' })).toMatchObject([
      { limit_amount: 100_000, limit_used: 10_000, max: 3_000_000, forced: true, active: true },
    ]);
    api.setNow('2026-12-01T12:00:00Z');
    expect(await limitsOf('limit-near', { type: 'deposit', range: 'month' })).toMatchObject([{ limit_used: 0 }]);
  });
});

describe('a change of limits', () => {
  test('[LIMITS-3] holds at once when it is the first or lower, and is shown', async () => {
    const { data } = await set(
      'limits',
      { type: 'deposit', range: 'week', amount: 30_000 },
      { type: 'deposit', range: 'day', amount: 5_000 },
    );
    expect(data).toMatchObject([
      { range: 'week', limit_amount: 30_000, newlimit: null, active: true },
      { range: 'day', limit_amount: 5_000, newlimit: null },
    ]);
  });

  test('[LIMITS-4] waits seven days when it is a raise; both amounts and the day are shown', async () => {
    await set('active', { type: 'loss', range: 'month', amount: 10_000 });
    expect((await set('active', { type: 'loss', range: 'month', amount: 20_000 })).data).toMatchObject([
      { limit_amount: 10_000, newlimit: 20_000, newlimitvalid: '2026-11-25T12:00:00.000Z' },
    ]);
    api.advance(days(7) - 1);
    expect(await limitsOf('active', { type: 'loss', range: 'month' })).toMatchObject([{ limit_amount: 10_000 }]);
    api.advance(1);
    expect(await limitsOf('active', { type: 'loss', range: 'month' })).toMatchObject([
      { limit_amount: 20_000, newlimit: null, newlimitvalid: null },
    ]);
  });

  test('[LIMITS-5] keeps the day when the same raise is asked for again; another one begins anew, a lower amount ends it', async () => {
    const raise = (amount: number) => set('active', { type: 'loss', range: 'month', amount });
    await raise(10_000);
    await raise(20_000);
    api.advance(days(3));
    expect((await raise(20_000)).data).toMatchObject([{ newlimitvalid: '2026-11-25T12:00:00.000Z' }]);
    expect((await raise(20_001)).data).toMatchObject([{ newlimitvalid: '2026-11-28T12:00:00.000Z' }]);
    expect((await raise(10_000)).data).toMatchObject([{ limit_amount: 10_000, newlimit: null }]);
    await raise(20_000);
    expect((await raise(9_000)).data).toMatchObject([{ limit_amount: 9_000, newlimit: null }]);
  });

  test('[LIMITS-4] to no limit is a raise too', async () => {
    expect((await set('limits', { type: 'deposit', range: 'day', amount: 0 })).data).toMatchObject([
      { limit_amount: 20_000, newlimit: 0, active: true },
    ]);
    api.advance(days(7));
    expect(await limitsOf('limits', { type: 'deposit', range: 'day' })).toMatchObject([
      { limit_amount: 0, active: false },
    ]);
  });

  const messagesOf = async (as: DemoName, language: 'de' | 'en' = 'de') =>
    (await api.call('getMessages', { as, header: { 'accept-language': language } })).data.map(
      ({ type, text }) => `${type}: ${text.replaceAll('\u00a0', ' ')}`,
    );

  test('[LIMITS-16] is told once by a message and a mail when it becomes valid, also with several servers', async () => {
    await set('active', { type: 'loss', range: 'month', amount: 10_000 }, { type: 'bet', range: 'day', amount: 500 });
    await set('active', { type: 'loss', range: 'month', amount: 20_000 }, { type: 'bet', range: 'day', amount: 0 });
    api.advance(days(7) - 1);
    expect(await messagesOf('active')).toEqual([]);
    api.advance(1);
    const database = await api.database();
    const another = database.withoutPlugins();
    await Promise.all([database, another].map((server) => tellRaises(server, api.now())));
    api.advance(60_000);
    expect((await messagesOf('active')).sort()).toEqual([
      'limit: Ihr Einsatzlimit pro Tag gilt nicht mehr.',
      'limit: Ihr Verlustlimit pro Monat beträgt ab jetzt 200,00 €.',
    ]);
    expect((await messagesOf('active', 'en')).sort()).toEqual([
      'limit: Your limit for losses per month is €200.00 from now on.',
      'limit: Your stake limit per day no longer applies.',
    ]);
    expect(await api.messagesTo('active@demo.test')).toHaveLength(2);
    expect(await limitsOf('active', { type: 'loss', range: 'month' })).toMatchObject([
      { limit_amount: 20_000, newlimit: null, newlimitvalid: null },
    ]);
  });

  test('[LIMITS-16] is not told a day after it became valid, when it is no news any more', async () => {
    const raise = async () => {
      await set('active', { type: 'loss', range: 'month', amount: 10_000 });
      await set('active', { type: 'loss', range: 'month', amount: 20_000 });
    };
    await raise();
    api.advance(days(8));
    expect(await messagesOf('active')).toEqual([]);
    expect(await limitsOf('active', { type: 'loss', range: 'month' })).toMatchObject([{ limit_amount: 20_000 }]);
    await raise();
    api.advance(days(8) - 1);
    expect(await messagesOf('active')).toHaveLength(1);
  });

  test('[LIMITS-16] is not told during a break, and not when it was taken back', async () => {
    for (const as of ['active', 'other'] as const) {
      await set(as, { type: 'loss', range: 'month', amount: 10_000 });
      await set(as, { type: 'loss', range: 'month', amount: 20_000 });
    }
    await set('other', { type: 'loss', range: 'month', amount: 10_000 });
    api.advance(days(7) - 1);
    await api.call('takeBreak', { as: 'active' });
    api.advance(1);
    expect([...(await messagesOf('other')), ...(await messagesOf('active'))]).toEqual([]);
    expect(await messagesOf('limits')).toEqual(['limit: Ihr Einzahlungslimit pro Monat beträgt ab jetzt 800,00 €.']);
    expect(await limitsOf('active', { type: 'loss', range: 'month' })).toMatchObject([{ limit_amount: 20_000 }]);
  });

  test('[LIMITS-11] is all or nothing: one that is named twice or above its maximum refuses the others', async () => {
    const good = { type: 'deposit', range: 'month', amount: 1_000 } as const;
    expect(await set('active', good, good)).toMatchObject({ status: 400, validation: { 'limits.1': ['unique'] } });
    expect(await set('lugas-checked', good, { type: 'lugas', range: 'month', amount: 3_000_001 })).toMatchObject({
      status: 400,
      validation: { 'limits.1.amount': ['max'] },
    });
    expect(await limitsOf('lugas-checked', { type: 'deposit', range: 'month' })).toMatchObject([
      { limit_amount: null },
    ]);
    expect((await set('active', { ...good, amount: 100_000_001 })).validation).toEqual({ 'limits.0.amount': ['max'] });
    expect((await set('active', { ...good, amount: 0.5 })).status).toBe(400);
    expect((await set('active')).validation).toEqual({ limits: ['min_items'] });
  });

  test('[LIMITS-10] leaves out an amount of 0 where no limit exists, but for a month, where 0 lets nothing through', async () => {
    const { data } = await set(
      'active',
      { type: 'deposit', range: 'week', amount: 0 },
      { type: 'deposit', range: 'month', amount: 0 },
    );
    expect(data).toMatchObject([
      { range: 'month', limit_amount: 0, active: true },
      { range: 'week', limit_amount: null, active: false },
    ]);
  });

  test('[LIMITS-9] answers with every limit in its second version', async () => {
    const { data } = await api.call('setLimitsV2', {
      as: 'active',
      body: { limits: [{ type: 'bet', range: 'day', amount: 700 }] },
    });
    expect(data).toHaveLength(9);
    expect(data).toEqual(await limitsOf('active'));
    expect(data.at(-1)).toMatchObject({ type: 'bet', range: 'day', limit_amount: 700 });
  });

  test('[LIMITS-11] [LIMITS-12] of stakes goes up to 1,000,000.00 €, and cannot end a limit that is required', async () => {
    const bet = (as: DemoName, amount: number) => api.call('setBetLimit', { as, body: { range: 'month', amount } });
    expect((await bet('active', 100_000_000)).data).toMatchObject([
      { range: 'month', limit_amount: 100_000_000, active: true, forced: false },
      { range: 'week', active: false },
      { range: 'day', active: false },
    ]);
    expect((await bet('active', 100_000_001)).status).toBe(400);
    expect((await bet('limit-forced', 0)).code).toBe('limit_forced');
    expect((await bet('limit-forced', 30_000)).data).toMatchObject([{ limit_amount: 30_000, forced: true }, {}, {}]);
  });
});

describe('the changes of limits', () => {
  const changes = async (as: DemoName) => {
    const { data } = await api.call('getLimitChanges', { as });
    return data.map(({ range, amount_before, amount, valid_from, withdrawn }) => [
      range,
      amount_before,
      amount,
      valid_from.slice(0, 10),
      withdrawn,
    ]);
  };
  const loss = (amount: number, range: LimitEntry['range'] = 'month') => set('active', { type: 'loss', range, amount });

  test('[LIMITS-13] [LIMITS-14] are listed newest first, to their customer alone; a raise that was taken back is marked', async () => {
    await loss(10_000);
    await loss(20_000);
    api.advance(days(2));
    await loss(15_000);
    await loss(9_000);
    expect(await changes('active')).toEqual([
      ['month', 10_000, 9_000, '2026-11-20', false],
      ['month', 10_000, 15_000, '2026-11-27', true],
      ['month', 10_000, 20_000, '2026-11-25', true],
      ['month', null, 10_000, '2026-11-18', false],
    ]);
    expect(await changes('other')).toEqual([]);
    expect((await api.call('getLimitChanges')).status).toBe(401);
  });

  test('[LIMITS-13] come in pages', async () => {
    await loss(10_000);
    await loss(9_000);
    const { data, pagination } = await api.call('getLimitChanges', { as: 'active', query: { page: 2, pagination: 1 } });
    expect(data).toMatchObject([{ type: 'loss', amount: 10_000, changed_at: '2026-11-18T12:00:00.000Z' }]);
    expect(pagination).toMatchObject({ total: 2, totalPages: 2 });
  });

  test('[LIMITS-15] leave out a call that changes nothing', async () => {
    await loss(0, 'week');
    await loss(10_000);
    await loss(10_000);
    await loss(20_000);
    await loss(20_000);
    expect(await changes('active')).toHaveLength(2);
  });

  test('[LIMITS-14] leave a raise unmarked that has held', async () => {
    await loss(10_000);
    await loss(20_000);
    api.advance(days(7));
    await loss(5_000);
    expect(await changes('active')).toEqual([
      ['month', 20_000, 5_000, '2026-11-25', false],
      ['month', 10_000, 20_000, '2026-11-25', false],
      ['month', null, 10_000, '2026-11-18', false],
    ]);
  });
});

describe('the limit of LUGAS', () => {
  const month = (amount: number) => ({ type: 'lugas', range: 'month', amount }) as const;

  test('[LUGAS-3] [LUGAS-4] registers the customer when it is first set, and is for those under LUGAS alone', async () => {
    expect((await api.call('getMe', { as: 'lugas-new' })).data.lugas_registered).toBeNull();
    expect((await set('lugas-new', { type: 'lugas', range: 'day', amount: 100 })).code).toBe('lugas_not_registered');
    expect((await set('lugas-new', month(100_000))).data).toMatchObject([{ limit_amount: 100_000, max: 3_000_000 }]);
    expect((await api.call('getMe', { as: 'lugas-new' })).data.lugas_registered).toBe('2026-11-18T12:00:00.000Z');
    expect((await set('active', month(100_000))).code).toBe('lugas_not_eligible');
  });

  test('[LUGAS-1] is at most 10,000 € at the registration and 30,000 € later', async () => {
    expect(await limitsOf('lugas-new', { type: 'lugas', range: 'month' })).toMatchObject([{ max: 1_000_000 }]);
    expect((await set('lugas-new', month(1_000_001))).validation).toEqual({ 'limits.0.amount': ['max'] });
    expect((await set('lugas-checked', month(3_000_000))).data).toMatchObject([
      { limit_amount: 100_000, newlimit: 3_000_000 },
    ]);
  });

  test('[LUGAS-2] takes a credit check for a year', async () => {
    api.advance(days(366));
    expect((await set('lugas-checked', month(200_000))).code).toBe('schufa_checked_date');
  });

  test('[LUGAS-2] is raised above 1,000 € only after a credit check', async () => {
    expect(await set('lugas', month(100_001))).toMatchObject({ status: 403, code: 'schufa_checked_date' });
    expect((await set('lugas-new', month(100_001))).code).toBe('schufa_checked_date');
    expect((await api.call('getMe', { as: 'lugas-new' })).data.lugas_registered).toBeNull();
    expect((await set('lugas', month(50_000))).status).toBe(200);
    expect((await set('lugas', month(100_000))).data).toMatchObject([{ limit_amount: 50_000, newlimit: 100_000 }]);
  });
});

describe('the amount above which the balance is paid out', () => {
  test('[LUGAS-17] is set and ended', async () => {
    const amount = (value: number) => api.call('setWithdrawalAmount', { as: 'active', body: { amount: value } });
    expect((await amount(50_000)).data).toEqual({ withdrawal_amount: 50_000 });
    expect((await api.call('getMe', { as: 'active' })).data.withdrawal_amount).toBe(50_000);
    expect((await api.call('getMe', { as: 'other' })).data.withdrawal_amount).toBeNull();
    expect((await amount(0)).validation).toEqual({ amount: ['min'] });
    expect((await api.call('disableWithdrawalAmount', { as: 'active' })).data).toEqual({ withdrawal_amount: null });
  });
});
