import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';

const noon = '2026-11-21T12:00:00Z';

const open = async () => {
  const api = createTestApi(noon);
  const { data: markets } = await api.call('getLongTermRaces');
  const [market] = markets;
  const [favourite] = market?.runners ?? [];
  if (!market || !favourite) throw new Error('There is a market.');
  return {
    ...api,
    markets,
    market,
    favourite,
    send: (odds = favourite.odds) =>
      api.call('sendBet', {
        as: 'active',
        header: { 'idempotency-key': 'test-key-1' },
        body: {
          race_id: market.id,
          pool: market.pool,
          leg1: [favourite.startnr],
          stake: 100,
          expected_price: 100,
          odds: [{ startnr: favourite.startnr, odds }],
        },
      }),
  };
};

describe('[BETS-54] a long-term bet', () => {
  test('is priced on every market, at the odds that it shows', async () => {
    const { call, markets } = await open();
    expect(new Set(markets.map(({ country }) => country)).size).toBe(8);
    for (const { id: race_id, pool, min_stake: stake, runners } of markets) {
      const [{ startnr, odds }] = runners as [(typeof runners)[number]];
      const { data } = await call('calculateBet', { body: { race_id, pool, leg1: [startnr], stake } });
      expect(data).toMatchObject({ price: 100, combinations: 1, odds: [{ startnr, odds }] });
    }
  });

  test('is taken at those odds and no others', async () => {
    const { send, favourite } = await open();
    expect(await send(favourite.odds + 50)).toMatchObject({ status: 409, code: 'odds_changed' });
    const { data } = await send();
    expect(data).toMatchObject({ balance: 9900, bet: { status: 'accepted', lines: [{ odds: favourite.odds }] } });
  });

  test('is not taken any more from the end of the market on', async () => {
    const { send, setNow, market } = await open();
    setNow(market.closes_at);
    expect(await send()).toMatchObject({ status: 409, code: 'pool_not_offered' });
  });

  test('is settled by the race, at the agreed odds', async () => {
    const { send, setNow, call, market, favourite } = await open();
    const { data } = await send();
    setNow(`${market.date}T23:59:59Z`);
    const { data: race } = await call('getRace', { path: { id: market.id } });
    expect(race.status).toBe('OFFICIAL');
    const { data: bet } = await call('getBet', { as: 'active', path: { id: data.bet.id } });
    const runner = race.runners.find(({ startnr }) => startnr === favourite.startnr);
    const winners = race.runners.filter(({ place }) => place === 1);
    const paid = runner?.status ? 100 : runner?.place === 1 ? Math.floor(favourite.odds / winners.length) : 0;
    expect(bet).toMatchObject({ status: paid === 0 ? 'lost' : runner?.status ? 'refunded' : 'won', payout: paid });
  });
});
