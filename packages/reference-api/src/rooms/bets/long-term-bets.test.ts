import { describe, expect, it } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { loserOf, winnersOf } from '../../../test/rigs/find-race.ts';
import type { RacePlan } from '../../world/day/plan.types.ts';
import { classicRaces } from '../../world/generator/classic-races.ts';
import { closesAt, nextPrices } from '../races/long-term.model.ts';

const now = '2026-11-21T14:00:00Z';
const classics = classicRaces(1, '2026-12-05');
const winnerOf = (race: RacePlan) => winnersOf(race)[0] as number;

const open = (at = now) => {
  const api = createTestApi(at);
  const ticket = (race: RacePlan, leg1: number[]) => ({ race_id: race.id, pool: 'ltmWIN', leg1, stake: 200 });
  return {
    ...api,
    calculate: (race: RacePlan, leg1: number[]) => api.call('calculateBet', { body: ticket(race, leg1) }),
    send: (race: RacePlan, leg1: number[], odds: { startnr: number; odds: number }[], key: string) =>
      api.call('sendBet', {
        as: 'active',
        header: { 'idempotency-key': key },
        body: { ...ticket(race, leg1), expected_price: 200 * leg1.length, odds },
      }),
    bet: async (id: number) => (await api.call('getBet', { as: 'active', path: { id } })).data,
    balance: async () => (await api.call('getMe', { as: 'active' })).data.balance,
  };
};

describe('[BETS-45] a bet in a long-term market', () => {
  it('is taken in each country at the odds of the market, and paid when the classic is OFFICIAL', async () => {
    const { calculate, send, call, bet, balance, setNow, close } = open();
    expect(classics).toHaveLength(8);
    const markets = (await call('getLongTermRaces')).data;
    const sent = [];
    for (const race of classics) {
      const lines = [winnerOf(race), loserOf(race)];
      const { data } = await calculate(race, lines);
      expect(data).toMatchObject({ price: 400, minstake: 100, wager_type: `${race.country}-ltmWIN` });
      const market = markets.find(({ id }) => id === race.id);
      for (const { startnr, odds } of data.odds) {
        const horse = race.runners.find((runner) => runner.startnr === startnr)?.horse.id;
        const shown = market?.runners.find((runner) => runner.horse.id === horse)?.odds;
        // Runners of one entry share their odds.
        if (race.country !== 'USA' && race.country !== 'CAN') expect(odds, race.country).toBe(shown);
      }
      const { data: answer } = await send(race, lines, data.odds, `long-${race.id}`);
      expect(answer.bet).toMatchObject({ status: 'accepted', price: 400 });
      sent.push({ race, id: answer.bet.id, odds: data.odds[0]?.odds as number });
    }
    const before = await balance();
    let paid = 0;
    for (const { race, id, odds } of sent.toSorted((a, b) => a.race.officialAt - b.race.officialAt)) {
      setNow(race.officialAt - 1);
      expect((await bet(id)).status).toBe('accepted');
      setNow(race.officialAt);
      const payout = Math.floor((200 * odds) / 100 / (race.order[0]?.startnrs.length ?? 1));
      expect(await bet(id), race.country).toMatchObject({ status: 'won', payout });
      paid += payout;
    }
    expect(await balance()).toBe(before + paid);
    await close();
  });

  it('is offered anew when the odds were set anew meanwhile, and refused from the close of the market on', async () => {
    const setAnew = nextPrices(Date.parse(now));
    const { calculate, send, setNow, close } = open(new Date(setAnew - 1).toISOString());
    const race = classics.find((one) => one.country === 'DEU') as RacePlan;
    const lines = race.runners.map(({ startnr }) => startnr).filter((startnr) => startnr <= 5);
    const { data } = await calculate(race, lines);
    setNow(setAnew);
    expect((await send(race, lines, data.odds, 'long-1')).data.bet.status).toBe('confirmation_required');
    setNow(setAnew + 150_000);
    expect((await send(race, lines, data.odds, 'long-2')).code).toBe('odds_changed');
    setNow(closesAt(race));
    expect((await calculate(race, lines)).code).toBe('race_closed');
    await close();
  });

  it('is refused on a race that is no classic', async () => {
    const { calculate, close } = open();
    const [classic] = classics as [RacePlan];
    expect(await calculate({ ...classic, id: classic.id + 1 }, [1])).toMatchObject({ code: 'pool_not_offered' });
    await close();
  });
});
