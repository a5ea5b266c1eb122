import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { findRace, startersOf } from '../../../test/rigs/find-race.ts';
import type { DemoName } from '../../server/demo/demo-customers.ts';
import type { SendKind } from './send.tables.ts';

const noon = '2026-11-21T08:00:00Z';
const inSeconds = (seconds: number) => new Date(Date.parse(noon) + seconds * 1_000).toISOString();
const race = findRace('2026-11-21T13:00:00Z', (candidate) => candidate.country === 'DEU');
const [startnr = 0, otherStartnr = 0] = startersOf(race);
const key = 'key-of-a-press';

type Api = ReturnType<typeof createTestApi>;
interface Sent {
  header: Record<string, string>;
  /** Sends something else under the same key. */
  changed?: boolean;
  validUntil?: string;
}

/** How each kind is sent, and how many of it there are. */
const kinds: { kind: SendKind; as: DemoName; send(api: Api, sent: Sent): Promise<{ status: number }> }[] = [
  {
    kind: 'bet',
    as: 'active',
    send: (api, { header, changed, validUntil }) =>
      api.call('sendBet', {
        as: 'active',
        header,
        body: {
          race_id: race.id,
          pool: 'WIN',
          leg1: [changed ? otherStartnr : startnr],
          stake: 500,
          expected_price: 500,
          ...(validUntil ? { valid_until: validUntil } : {}),
        },
      }),
  },
  {
    kind: 'payment',
    as: 'active',
    send: (api, { header, changed, validUntil }) =>
      api.call('startPayment', {
        as: 'active',
        header,
        body: {
          payment_type_id: 1,
          amount: changed ? 3_000 : 2_500,
          ...(validUntil ? { valid_until: validUntil } : {}),
        },
      }),
  },
  {
    kind: 'withdrawal',
    as: 'active',
    send: (api, { header, changed, validUntil }) =>
      api.call('withdraw', {
        as: 'active',
        header,
        body: { amount: changed ? 3_000 : 2_500, ...(validUntil ? { valid_until: validUntil } : {}) },
      }),
  },
  {
    kind: 'order',
    as: 'points',
    send: (api, { header, changed, validUntil }) =>
      api.call('orderShopProduct', {
        as: 'points',
        header,
        body: { product_id: 11, quantity: changed ? 2 : 1, ...(validUntil ? { valid_until: validUntil } : {}) },
      }),
  },
  {
    kind: 'team_bet',
    as: 'active',
    async send(api, { header, changed, validUntil }) {
      const { data } = await api.call('getTeamBets');
      return api.call('joinTeamBet', {
        as: 'active',
        header,
        body: {
          team_tip_id: data[0]?.team_tip_id ?? 0,
          stake_amount: changed ? 600 : 500,
          nickname: 'Kim',
          confirmed: 1,
          ...(validUntil ? { valid_until: validUntil } : {}),
        },
      });
    },
  },
];

const header = { 'Idempotency-Key': key };
const ask = (api: Api, as: DemoName) => api.call('getSend', { as, path: { key } });
const voidKey = (api: Api, as: DemoName) => api.call('voidSend', { as, path: { key } });
/** Money and wettstars, which show whether something was taken. */
const assetsOf = async (api: Api, as: DemoName) => {
  const { balance, bonuspoints } = (await api.call('getMe', { as })).data;
  const { total } = (await api.call('getTransactions', { as })).pagination ?? {};
  return { balance, bonuspoints, total };
};

describe.each(kinds)('a $kind whose answer was lost', ({ kind, as, send }) => {
  test('[SENDS-1] is found by its key', async () => {
    const api = createTestApi(noon);
    expect(await ask(api, as)).toMatchObject({ status: 404, code: 'not_found' });
    expect((await send(api, { header })).status).toBe(200);
    const { data } = await ask(api, as);
    expect(data).toEqual({ key, status: 'taken', kind, id: expect.any(Number) });
    expect((await voidKey(api, as)).data).toEqual(data);
  });

  test('[SENDS-2] is never taken once its key is void', async () => {
    const api = createTestApi(noon);
    const before = await assetsOf(api, as);
    const voided = { key, status: 'void', kind: null, id: null };
    expect((await voidKey(api, as)).data).toEqual(voided);
    expect(await send(api, { header })).toMatchObject({ status: 409, code: 'idempotency_key_void' });
    expect((await voidKey(api, as)).data).toEqual(voided);
    expect((await ask(api, as)).data).toEqual(voided);
    expect(await assetsOf(api, as)).toEqual(before);
  });

  test('[SENDS-3] is either taken or void when both come at once', async () => {
    for (const first of ['send', 'void']) {
      const api = createTestApi(noon);
      const calls = [() => send(api, { header }), () => voidKey(api, as)];
      const [sent, voided] = await Promise.all(
        first === 'send' ? calls.map((call) => call()) : [calls[1]?.(), calls[0]?.()].reverse(),
      );
      const { status } = (voided as Awaited<ReturnType<typeof voidKey>>).data;
      expect([sent?.status, status]).toEqual(sent?.status === 200 ? [200, 'taken'] : [409, 'void']);
    }
  });

  test('[SENDS-4] leaves its key to it: another request under it is refused', async () => {
    const api = createTestApi(noon);
    await send(api, { header });
    expect(await send(api, { header, changed: true })).toMatchObject({ status: 409, code: 'idempotency_key_reused' });
    const other = kinds.find((each) => each.as === as && each.kind !== kind) ?? kinds[0];
    if (other?.as === as) {
      expect(await other.send(api, { header })).toMatchObject({ status: 409, code: 'idempotency_key_reused' });
    }
  });

  test('[SENDS-5] is nothing to another customer', async () => {
    const api = createTestApi(noon);
    await send(api, { header });
    expect(await ask(api, 'other')).toMatchObject({ status: 404 });
    expect((await voidKey(api, 'other')).data.status).toBe('void');
    expect((await ask(api, as)).data.status).toBe('taken');
  });

  test('[SENDS-6] is refused when it arrives later than it is valid', async () => {
    const api = createTestApi(noon);
    const before = await assetsOf(api, as);
    api.setNow(Date.parse(inSeconds(31)));
    expect(await send(api, { header, validUntil: inSeconds(30) })).toMatchObject({
      status: 409,
      code: 'request_expired',
    });
    expect(await assetsOf(api, as)).toEqual(before);
    expect((await ask(api, as)).status).toBe(404);
  });

  test('[SENDS-6] is repeated after that, for it was taken in time', async () => {
    const api = createTestApi(noon);
    expect((await send(api, { header, validUntil: inSeconds(30) })).status).toBe(200);
    const after = await assetsOf(api, as);
    api.setNow(Date.parse(inSeconds(31)));
    expect((await send(api, { header, validUntil: inSeconds(60) })).status).toBe(200);
    expect(await assetsOf(api, as)).toEqual(after);
  });

  test('[SENDS-7] is valid for a minute at most', async () => {
    const api = createTestApi(noon);
    expect(await send(api, { header, validUntil: inSeconds(61) })).toMatchObject({
      status: 400,
      validation: { valid_until: ['max'] },
    });
    expect((await send(api, { header, validUntil: inSeconds(60) })).status).toBe(200);
  });
});

describe('a key', () => {
  test('[SENDS-8] is free again after a refusal', async () => {
    const api = createTestApi(noon);
    const body = { race_id: race.id, pool: 'WIN', leg1: [startnr], stake: 500, expected_price: 499 };
    expect((await api.call('sendBet', { as: 'active', header, body })).code).toBe('price_changed');
    expect((await ask(api, 'active')).status).toBe(404);
    expect((await api.call('sendBet', { as: 'active', header, body: { ...body, expected_price: 500 } })).status).toBe(
      200,
    );
  });

  test('[SENDS-8] is free again after a question whether a team bet could be joined', async () => {
    const api = createTestApi(noon);
    const { data } = await api.call('getTeamBets');
    const body = { team_tip_id: data[0]?.team_tip_id ?? 0, stake_amount: 500, nickname: 'Kim', confirmed: 0 } as const;
    expect((await api.call('joinTeamBet', { as: 'active', header, body })).data.share).toBeNull();
    expect((await ask(api, 'active')).status).toBe(404);
  });

  test('[SENDS-1] is asked for and made void by a customer only', async () => {
    const api = createTestApi(noon);
    expect((await api.call('getSend', { path: { key } })).status).toBe(401);
    expect((await api.call('voidSend', { path: { key } })).status).toBe(401);
  });
});
