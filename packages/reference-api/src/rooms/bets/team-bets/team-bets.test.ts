import { pay, rulesOf } from '@paddock/wagers';
import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../../../test/rigs/ask.ts';
import { races } from '../../../../test/rigs/find-race.ts';
import type { DemoName } from '../../../server/demo/demo-customers.ts';
import type { Body, Data } from '../../../server/operation/operation.types.ts';
import { dividendsOf } from '../../../world/day/make-dividends.ts';
import type { RacePlan } from '../../../world/day/plan.types.ts';
import { teamOutcome } from './team-outcome.ts';

const morning = '2026-11-21T07:00:00Z';

const open = () => {
  const api = createTestApi(morning);
  const first = async () => (await api.call('getTeamBets')).data[0] as Data<'getTeamBets'>[number];
  return {
    ...api,
    first,
    join: async (changed: Partial<Body<'joinTeamBet'>> = {}, as: DemoName = 'active') =>
      api.call('joinTeamBet', {
        as,
        body: {
          team_tip_id: (await first()).team_tip_id,
          stake_amount: 500,
          nickname: 'Kim',
          confirmed: 1,
          ...changed,
        },
      }),
    balance: async (as: DemoName) => (await api.call('getMe', { as })).data.balance,
  };
};

const raceOf = ({ race: { id } }: Data<'getTeamBet'>) => races.find((race) => race.id === id) ?? null;

describe('the team bets', () => {
  test('[TEAM-1] are the same for everybody, some each day', async () => {
    const [one, other] = [open(), open()];
    const { data, pagination } = await one.call('getTeamBets', { query: { from: '2026-11-20', till: '2026-11-22' } });
    expect(pagination?.total).toBe(12);
    expect((await other.call('getTeamBets', { query: { from: '2026-11-20', till: '2026-11-22' } })).data).toEqual(data);
    expect(new Set(data.map(({ team_tip_id }) => team_tip_id)).size).toBe(10);
    for (const { date, race, leg1 } of data) {
      expect(race.date).toBe(date);
      expect(leg1.length).toBeGreaterThanOrEqual(2);
    }
  });

  test('[TEAM-1] are of today when no day is asked for, and of a month at most', async () => {
    const { call } = open();
    const today = await call('getTeamBets');
    expect(new Set(today.data.map(({ date }) => date))).toEqual(new Set(['2026-11-21']));
    const long = await call('getTeamBets', { query: { from: '2026-01-01', till: '2026-02-01' } });
    expect(long).toMatchObject({ status: 400, validation: { till: ['max'] } });
    const back = await call('getTeamBets', { query: { from: '2026-01-02', till: '2026-01-01' } });
    expect(back).toMatchObject({ status: 400, validation: { till: ['min'] } });
    expect((await call('getTeamBet', { path: { id: 7 } })).status).toBe(404);
  });

  test('[TEAM-2] are joined with a share, once per customer', async () => {
    const { join, call, first, balance } = open();
    const joined = await join();
    expect(joined.data).toMatchObject({
      balance: 9500,
      share: { stake_amount: 500, status: 'accepted', confirmed: 1 },
    });
    expect((await join()).data).toEqual(joined.data);
    expect(await join({ stake_amount: 600 })).toMatchObject({ status: 409, code: 'team_bet_joined' });
    expect(await balance('active')).toBe(9500);
    await join({ nickname: 'Robin', stake_amount: 1000 }, 'other');
    const { team_tip_id: id } = await first();
    expect((await call('getTeamBet', { path: { id } })).data).toMatchObject({
      total_amount: 1500,
      members: 2,
      nicknames: ['Robin', 'Kim'],
    });
  });

  test('[TEAM-2] are only asked about until that is confirmed', async () => {
    const { join, balance } = open();
    expect((await join({ confirmed: 0 })).data).toMatchObject({ balance: 10_000, share: null });
    expect(await balance('active')).toBe(10_000);
  });

  test('[TEAM-3] take no share too small, too late, too much or of who may not bet', async () => {
    const { join, first, setNow, database, call } = open();
    const { team_tip_id, max_amount, closes_at } = await first();
    const visitor = await call('joinTeamBet', {
      body: { team_tip_id, stake_amount: 500, nickname: 'Kim', confirmed: 1 },
    });
    expect(visitor.status).toBe(401);
    expect(await join({ stake_amount: 199 })).toMatchObject({ status: 409, code: 'stake_too_low' });
    expect(await join({ stake_amount: max_amount + 1 })).toMatchObject({
      code: 'team_bet_full',
      error: { extended: { maximum: max_amount } },
    });
    expect((await join({ stake_amount: 10_001 })).code).toBe('insufficient_balance');
    expect((await join({ team_tip_id: 7 })).code).toBe('not_found');
    expect((await join({}, 'excluded')).code).toBe('customer_excluded');
    expect((await join({ nickname: ' ' })).status).toBe(400);
    setNow(closes_at);
    expect((await join()).code).toBe('team_bet_closed');
    expect(await (await database()).selectFrom('team_pot').selectAll().execute()).toEqual([]);
  });

  test('[TEAM-3] never take more than their limit, however many join at once', async () => {
    const { join, first, database, call } = open();
    const { team_tip_id: id, max_amount } = await first();
    await join();
    await (await database())
      .updateTable('team_pot')
      .set({ total: max_amount - 700 })
      .execute();
    const sent = await Promise.all((['other', 'voucher', 'bettor'] as const).map((as) => join({}, as)));
    expect(sent.map(({ code }) => code).sort()).toEqual([null, 'team_bet_full', 'team_bet_full'].sort());
    expect((await call('getTeamBet', { path: { id } })).data.total_amount).toBe(max_amount - 200);
  });

  test('[TEAM-1] say what can be paid in', async () => {
    const { join, first, call } = open();
    const { team_tip_id: id, max_amount, closes_at } = await first();
    await join();
    const amounts = async (as: DemoName) => (await call('getTeamTipAmounts', { as, path: { id } })).data;
    expect(await amounts('active')).toMatchObject({ minimum: 200, maximum: max_amount - 500, joined: 500 });
    expect(await amounts('other')).toMatchObject({ joined: 0, amounts: [200, 500, 1000, 2500, 5000] });
    const closed = createTestApi(closes_at);
    expect((await closed.call('getTeamTipAmounts', { as: 'active', path: { id } })).data).toMatchObject({
      maximum: 0,
      amounts: [],
    });
    expect((await call('getTeamTipAmounts', { path: { id } })).status).toBe(401);
  });

  test('[TEAM-4] [TEAM-5] are settled when their race is OFFICIAL, and what members get adds up to what was won', async () => {
    const { join, first, call, setNow, balance } = open();
    const { team_tip_id: id } = await first();
    await join({ stake_amount: 333 });
    await join({ stake_amount: 1000, nickname: 'Robin' }, 'other');
    const race = raceOf((await call('getTeamBet', { path: { id } })).data);
    setNow((race?.officialAt ?? 0) - 1);
    expect((await call('getMyTeamBets', { as: 'active' })).data).toMatchObject([{ status: 'accepted', payout: null }]);
    setNow(race?.officialAt ?? 0);
    const mine = (await call('getMyTeamBets', { as: 'active' })).data[0];
    const theirs = (await call('getMyTeamBets', { as: 'other' })).data[0];
    expect(mine?.team_bet.status).toBe('SETTLED');
    expect((mine?.payout ?? 0) + (theirs?.payout ?? 0)).toBe(mine?.team_bet.payout);
    expect(await balance('active')).toBe(10_000 - 333 + (mine?.payout ?? 0));
    expect(await balance('other')).toBe(10_000 - 1000 + (theirs?.payout ?? 0));
  });

  test('[TEAM-4] spread what was paid in over their runners and pay by the dividend', () => {
    const race = races.find(({ pools }) => pools.some(({ name }) => name === 'WIN'));
    const winner = race?.order[0]?.startnrs[0] as number;
    const loser = race?.order.at(-1)?.startnrs[0] as number;
    const tip = (...leg1: number[]) => ({ pool: 'WIN', leg1 }) as Parameters<typeof teamOutcome>[1];
    const odd = dividendsOf(race as RacePlan)
      .get('WIN')
      ?.find(({ combination }) => combination === String(winner))?.odd as number;
    const { rounding } = rulesOf((race as RacePlan).country);
    const paid = (stake: number) => pay({ lines: 1, stake, odd, rounding });
    const won = { status: 'won', refunded: 0 };
    expect(teamOutcome(race ?? null, tip(winner, loser), 501)).toEqual({ ...won, won: paid(251) });
    expect(teamOutcome(race ?? null, tip(loser, winner), 501)).toEqual({ ...won, won: paid(250) });
    expect(teamOutcome(null, tip(winner, loser), 501)).toEqual({ status: 'refunded', won: 0, refunded: 501 });
  });

  test("[TEAM-6] show nobody another's share", async () => {
    const { join, call } = open();
    await join();
    expect((await call('getMyTeamBets', { as: 'other' })).data).toEqual([]);
    expect((await call('getMyTeamBets', { as: 'active' })).pagination?.total).toBe(1);
    expect((await call('getMyTeamBets')).status).toBe(401);
  });
});

describe('notifications about team bets', () => {
  test('[TEAM-7] are on until their customer turns them off, in its language', async () => {
    const { call } = open();
    const typesOf = async (as: DemoName, language: string) =>
      (await call('getTeamTipNotificationTypes', { as, header: { 'accept-language': language } })).data;
    expect((await typesOf('active', 'de')).map(({ active }) => active)).toEqual([true, true]);
    const off = {
      as: 'active',
      path: { id: 2 },
      body: { active: false },
      header: { 'accept-language': 'en' },
    } as const;
    expect((await call('setTeamTipNotification', off)).data).toMatchObject({ code: 'result', active: false });
    expect(await typesOf('active', 'en')).toMatchObject([
      { active: true },
      { label: 'When a team bet is settled', active: false },
    ]);
    expect((await typesOf('other', 'de'))[1]).toMatchObject({ active: true });
    expect((await call('setTeamTipNotification', { ...off, path: { id: 9 } })).status).toBe(404);
  });

  test('[TEAM-7] by mail end with the token that the mail carries, without login', async () => {
    const { join, call, database, first } = open();
    await join();
    const mails = async () =>
      (await database())
        .selectFrom('outbox_message')
        .select('text')
        .where('recipient', '=', 'active@demo.test')
        .execute();
    const [mail] = await mails();
    const token = /\/teamwette\/unsubscribe\/teamtip\/([A-Za-z0-9]{32})$/.exec(mail?.text ?? '')?.[1] as string;
    expect((await call('unsubscribeTeamTip', { path: { id: token } })).data).toEqual({ unsubscribed: true });
    expect((await call('unsubscribeTeamTip', { path: { id: token } })).status).toBe(200);
    const types = (await call('getTeamTipNotificationTypes', { as: 'active' })).data;
    expect(types.map(({ active }) => active)).toEqual([false, false]);
    const { data } = await call('getTeamBets');
    await join({ team_tip_id: data.at(-1)?.team_tip_id ?? (await first()).team_tip_id });
    expect(await mails()).toHaveLength(1);
  });

  test('[TEAM-7] end by no other token', async () => {
    const { call } = open();
    expect((await call('unsubscribeTeamTip', { path: { id: 'a'.repeat(32) } })).status).toBe(404);
    expect((await call('unsubscribeTeamTip', { path: { id: 'short' } })).status).toBe(400);
  });
});
