import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { inHundredths } from './stake-percent.model.ts';

const afternoon = '2026-11-21T13:00:00Z';

/** Races of the day with their pools, at the instant. */
const cardsOf = async (call: ReturnType<typeof createTestApi>['call'], country: string) => {
  const { data: meetings } = await call('getMeetings');
  const races = meetings.filter((meeting) => meeting.country === country).flatMap(({ races }) => races);
  return Promise.all(races.map(async ({ id }) => (await call('getRace', { path: { id } })).data));
};

describe('[RACES-3] [RACES-4] long-term markets', () => {
  test('are on races that will be run as they say, and close a week before', async () => {
    const { call } = createTestApi(afternoon);
    const { data } = await call('getLongTermRaces');
    expect(data.length).toBeGreaterThan(30);
    const [market] = data as [(typeof data)[number]];
    expect(market.date > '2026-11-21').toBe(true);
    const race = (await call('getRace', { path: { id: market.id } })).data;
    expect(race).toMatchObject({ name: market.name, date: market.date, status: 'OPEN' });
    const horses = race.runners.map(({ horse }) => horse.id);
    for (const { horse, odds } of market.runners) {
      expect(horses).toContain(horse.id);
      expect(odds % 50).toBe(0);
    }
    for (const { closes_at } of data) expect(Date.parse(closes_at)).toBeGreaterThan(Date.parse(afternoon));
  });

  test('are chosen by country and kind of racing, and keep their odds for six hours', async () => {
    const { call, setNow } = createTestApi(afternoon);
    const trot = await call('getLongTermRaces', { query: { race_type: 'T', country: 'SWE' } });
    expect(new Set(trot.data.map(({ race_type, country }) => `${race_type} ${country}`))).toEqual(new Set(['T SWE']));
    setNow('2026-11-21T17:59:00Z');
    expect((await call('getLongTermRaces', { query: { race_type: 'T', country: 'SWE' } })).data).toEqual(trot.data);
    setNow('2026-11-21T18:00:00Z');
    const later = (await call('getLongTermRaces', { query: { race_type: 'T', country: 'SWE' } })).data;
    expect(later[0]?.odds_at).toBe('2026-11-21T18:00:00.000Z');
    expect(later).not.toEqual(trot.data);
  });
});

describe('[RACES-5] [RACES-6] a classic number', () => {
  const classics = async () => {
    const api = createTestApi(afternoon);
    const { data: markets } = await api.call('getLongTermRaces', { query: { country: 'DEU' } });
    return { ...api, market: markets[0] as (typeof markets)[number] };
  };

  test('finds the race of a long-term market, with that market among its pools', async () => {
    const { call, market } = await classics();
    const { classic_id: id, closes_at, odds_at, runners } = market;
    const { data: race } = await call('getRace', { path: { id }, query: { is_classic: 1 } });
    expect(race).toMatchObject({ id: market.id, name: market.name });
    const pool = race.pools.find(({ name }) => name === 'ltmWIN');
    expect(pool).toMatchObject({ status: 'OPEN', closes_at, odds_at });
    const byHorse = new Map(race.runners.map(({ startnr, horse }) => [startnr, horse.id]));
    expect(pool?.odds.map(({ startnr, odds }) => `${startnr} ${byHorse.get(startnr)} ${odds}`).sort()).toEqual(
      runners.map(({ startnr, horse, odds }) => `${startnr} ${horse.id} ${odds}`).sort(),
    );
    const { data: pools } = await call('getRacePools', { path: { id }, query: { is_classic: 1 } });
    expect(pools.pools).toEqual(race.pools);
    const { data: usual } = await call('getRace', { path: { id: market.id } });
    expect(race).toEqual(usual);
  });

  test('has a market that stays as it was when it closed', async () => {
    const { call, setNow, market } = await classics();
    const poolAt = async (now: number) => {
      setNow(new Date(now).toISOString());
      const { data } = await call('getRace', { path: { id: market.classic_id }, query: { is_classic: 1 } });
      return data.pools.find(({ name }) => name === 'ltmWIN');
    };
    const end = Date.parse(market.closes_at);
    const last = await poolAt(end - 1);
    expect(last?.status).toBe('OPEN');
    expect(await poolAt(end + 5 * 86_400_000)).toEqual({ ...last, status: 'CLOSED' });
  });

  test('has a market that a withdrawal on the day of the race does not change either', async () => {
    const { call, setNow } = createTestApi(afternoon);
    const { data: markets } = await call('getLongTermRaces');
    const firstDay = markets.filter(({ date }) => date === markets[0]?.date);
    let withdrawn = 0;
    for (const { id } of firstDay) {
      setNow(afternoon);
      const { data: before } = await call('getRace', { path: { id } });
      const marketAt = async (now: number) => {
        setNow(new Date(now).toISOString());
        const { data } = await call('getRace', { path: { id } });
        return { race: data, odds: data.pools.find(({ name }) => name === 'ltmWIN')?.odds };
      };
      const off = Date.parse(before.post_time);
      const { odds } = await marketAt(off - 7 * 86_400_000);
      const last = await marketAt(off);
      expect(last.odds).toEqual(odds);
      withdrawn += last.race.runners.filter(({ status }) => status === 'NON_RUNNER').length;
    }
    expect(withdrawn).toBeGreaterThan(0);
  });

  test('has odds with their past, a page at a time; a race that is no classic has none', async () => {
    const { ask, call, market } = await classics();
    const { data } = await call('getPoolOdds', { path: { id: market.id, pool: 'ltmWIN' }, query: { pagination: 3 } });
    expect(data.lines.map(({ odds }) => odds)).toEqual(market.runners.slice(0, 3).map(({ odds }) => odds));
    for (const { since, odds, history } of data.lines) {
      expect(Date.parse(since)).toBeLessThanOrEqual(Date.parse(market.odds_at));
      const values = [...history.map((before) => before.odds), odds];
      for (const [at, value] of values.entries()) expect(value).not.toBe(values[at + 1]);
    }
    const other = market.id % 100 === 1 ? market.id + 1 : market.id - 1;
    expect((await ask(`/api/v1/races/${other}/pools/ltmWIN/odds`)).status).toBe(404);
  });

  test.each([20261301, 20261200, 20261299, 7, 202611210101])('%d is none', async (id) => {
    const { ask } = createTestApi(afternoon);
    expect((await ask(`/api/v1/races/${id}?is_classic=1`)).status).toBe(404);
    expect((await ask(`/api/v1/races/${id}/pools?is_classic=1`)).status).toBe(404);
  });
});

test('[RACES-7] lists races with duels, and names the rivals', async () => {
  const { call } = createTestApi(afternoon);
  const { data } = await call('getHeadToHeadRaces');
  expect(data.length).toBeGreaterThan(0);
  for (const { duels } of data) {
    for (const { pool, rivals } of duels) {
      expect(pool.name).toBe(`H2H_${rivals.map(({ startnr }) => startnr).join('_')}`);
      if (pool.status === 'OPEN') for (const { odds } of rivals) expect(odds).toBeGreaterThanOrEqual(100);
    }
  }
});

test('[RACES-7] lists the ten clearest favourites, each the shortest of its race', async () => {
  const { call } = createTestApi(afternoon);
  const { data } = await call('getRaceFavorites');
  expect(data).toHaveLength(10);
  expect(data.map(({ odds }) => odds)).toEqual(data.map(({ odds }) => odds).toSorted((a, b) => a - b));
  for (const favorite of data.slice(0, 3)) {
    const { data: race } = await call('getRace', { path: { id: favorite.race.id } });
    const odds = race.runners.flatMap((runner) => runner.odds.current ?? []);
    expect(favorite.odds).toBe(Math.min(...odds));
    expect(race.runners.find(({ startnr }) => startnr === favorite.startnr)?.horse).toEqual(favorite.horse);
  }
});

test('[RACES-21] a next race has its three shortest prices, which change with the odds', async () => {
  const { call, setNow } = createTestApi(afternoon);
  const nextFavorites = async () => {
    const [next] = (await call('getNextRaces')).data;
    const { data: race } = await call('getRace', { path: { id: next?.id as number } });
    const prices = race.runners
      .flatMap(({ startnr, horse, odds }) =>
        odds.current === null ? [] : [{ startnr, horse: horse.name, odds: odds.current }],
      )
      .sort((a, b) => a.odds - b.odds);
    expect(next?.favorites).toEqual(prices.slice(0, 3));
    return next;
  };
  const before = await nextFavorites();
  setNow(new Date(Date.parse(afternoon) + 60_000).toISOString());
  expect(await nextFavorites()).not.toEqual(before);
});

test('[RACES-7] says why a race stands out, and lists what is carried over', async () => {
  const { call } = createTestApi(afternoon);
  const { data: highlights } = await call('getHighlights', { query: { pagination: 20 } });
  expect(highlights).toHaveLength(20);
  for (const { reasons, has_jackpot, status } of highlights) {
    expect(reasons.includes('JACKPOT')).toBe(has_jackpot);
    expect(['OPEN', 'CLOSED']).toContain(status);
  }
  for (const { id, favorites } of highlights.slice(0, 3)) {
    const { runners } = (await call('getRace', { path: { id } })).data;
    // A coupled horse has the odds of another number.
    const prices = runners.flatMap(({ startnr, bet_number, horse, odds }) =>
      odds.current === null || bet_number !== startnr ? [] : [{ startnr, horse: horse.name, odds: odds.current }],
    );
    expect(favorites).toEqual(prices.sort((a, b) => a.odds - b.odds).slice(0, 3));
  }
  const { data: jackpots } = await call('getJackpots');
  expect(jackpots.length).toBeGreaterThan(0);
  for (const { id, pool, amount, race } of jackpots) {
    const card = (await call('getRace', { path: { id: race.id } })).data;
    expect(card.pools).toContainEqual(expect.objectContaining({ id, name: pool, jackpot: amount, status: 'OPEN' }));
  }
});

describe('[RACES-8] [RACES-9] odds of a pool', () => {
  test('per runner are those of the race, with since when they have held', async () => {
    const { call } = createTestApi(afternoon);
    for (const race of (await cardsOf(call, 'DEU')).filter(({ status }) => status === 'OPEN').slice(0, 2)) {
      for (const name of ['WIN', 'PLC', 'fixWIN']) {
        const pool = race.pools.find((each) => each.name === name);
        const { data } = await call('getPoolOdds', { path: { id: race.id, pool: name } });
        expect(data.odds_at).toBe(pool?.odds_at);
        for (const { startnrs, odds, since, history } of data.lines) {
          expect(pool?.odds.find(({ startnr }) => startnr === startnrs[0])?.odds).toBe(odds);
          expect(Date.parse(since)).toBeLessThanOrEqual(Date.parse(data.odds_at as string));
          if (history.length > 0) expect(history.at(-1)?.odds).not.toBe(odds);
        }
      }
    }
  });

  test('per combination are by pages, shortest first, and at the off what is paid', async () => {
    const { call } = createTestApi('2026-11-21T22:00:00Z');
    const cards = [...(await cardsOf(call, 'DEU')), ...(await cardsOf(call, 'FRA')), ...(await cardsOf(call, 'SWE'))];
    const settled = { EXA: 0, SWI: 0, TRI: 0, CGA: 0, TRO: 0, KOM: 0, TVI: 0, TRS: 0 };
    for (const race of cards.filter(({ result }) => result?.every(({ startnrs }) => startnrs.length === 1))) {
      for (const pool of race.pools
        .filter(({ name, dividends }) => name in settled && dividends.length > 0)
        .slice(0, 2)) {
        const [paid] = pool.dividends;
        let line: { odds: number } | undefined;
        for (let page = 1; !line && page <= 17; page += 1) {
          const { data } = await call('getPoolOdds', {
            path: { id: race.id, pool: pool.name },
            query: { page, pagination: 200 },
          });
          expect(data.lines.map(({ odds }) => odds)).toEqual(
            data.lines.map(({ odds }) => odds).toSorted((a, b) => a - b),
          );
          line = data.lines.find(({ id }) => id === paid?.combination);
        }
        expect(line?.odds, `${race.id} ${pool.name}`).toBe(paid?.odd);
        settled[pool.name as keyof typeof settled] += 1;
      }
      if (Object.values(settled).filter((count) => count > 0).length >= 5) break;
    }
    expect(Object.values(settled).filter((count) => count > 0).length).toBeGreaterThanOrEqual(3);
  });

  test('of four horses and more are of the eight that are backed most; a pool over several races has none', async () => {
    const { call } = createTestApi(afternoon);
    const open = (await cardsOf(call, 'FRA')).filter(({ status }) => status === 'OPEN');
    const race = open.find(({ pools }) => pools.some(({ name, status }) => name === 'MLT' && status === 'OPEN'));
    const multi = await call('getPoolOdds', { path: { id: race?.id as number, pool: 'MLT' } });
    expect(multi.pagination?.total).toBe(70);
    const swedish = (await cardsOf(call, 'SWE')).find(({ pools }) => pools.some(({ legs }) => legs));
    const series = swedish?.pools.find(({ legs }) => legs)?.name as string;
    const none = await call('getPoolOdds', { path: { id: swedish?.id as number, pool: series } });
    expect(none.data).toMatchObject({ odds_at: null, lines: [] });
    expect((await call('getPoolOdds', { path: { id: race?.id as number, pool: 'NONE' } })).status).toBe(404);
  });
});

describe('[RACES-10] the stakes of a pool', () => {
  test('add up to 100 percent, also over a leg of a pool over several races', async () => {
    const { call } = createTestApi(afternoon);
    const race = (await cardsOf(call, 'SWE')).find(({ pools }) => pools.some(({ legs }) => legs));
    const series = race?.pools.find(({ legs }) => legs);
    const asked = [...(race?.pools ?? []).filter(({ status }) => status !== 'NOT_OFFERED')].map(({ name }) => ({
      pool: name,
      race_id: race?.id as number,
    }));
    asked.push({ pool: series?.name as string, race_id: series?.legs?.at(-1) as number });
    for (const { pool, race_id } of asked) {
      const { data } = await call('getStakePercent', { path: { pool }, body: { race_id } });
      expect(data.runners.reduce((sum, { percent }) => sum + percent, 0)).toBe(10_000);
      expect(data.race_id).toBe(race_id);
    }
    const elsewhere = { path: { pool: 'V99' }, body: { race_id: race?.id as number } };
    expect((await call('getStakePercent', elsewhere)).status).toBe(404);
    expect((await call('getStakePercent', { path: { pool: 'WIN' }, body: { race_id: 99 } })).status).toBe(404);
  });

  test('are whole hundredths, however they lie', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 1e-9, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 24 }),
        (weights) => {
          const parts = [...inHundredths(new Map(weights.map((weight, at) => [at + 1, weight]))).values()];
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(10_000);
          expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
        },
      ),
    );
  });
});

test('[RACES-11] names families of pools in order, and every pool of the day belongs to one', async () => {
  const { call } = createTestApi(afternoon);
  const { data: groups } = await call('getBetGroups');
  expect(groups.map(({ order }) => order)).toEqual(groups.map((_, at) => at + 1));
  const grouped = new Set(groups.flatMap(({ pools }) => pools));
  for (const country of ['DEU', 'FRA', 'SWE', 'GBR', 'USA']) {
    const names = (await cardsOf(call, country)).flatMap(({ pools }) => pools.map(({ name }) => name));
    for (const name of names) expect(grouped).toContain(name.replace(/^H2H_.*/, 'H2H'));
  }
});

test('[RACES-12] offers premium bets where they can be made, by type and all at once', async () => {
  const { call } = createTestApi(afternoon);
  const { data: list } = await call('getPremiumList');
  expect(list).toMatchObject({ sqp: true, spot: true, harryboy: true });
  for (const type of ['sqp', 'spot', 'harryboy'] as const) {
    const { data } = await call('getPremium', { path: { type } });
    expect(data).toEqual({ type, active: list[type], offers: list.data[type] });
    const [offer] = data.offers;
    const race = (await call('getRace', { path: { id: offer?.race_id as number } })).data;
    const pool = race.pools.find(({ name }) => name === offer?.pool);
    expect(pool).toMatchObject({ status: 'OPEN', min_stake: offer?.min_stake });
    expect(pool?.legs ?? [race.id]).toEqual(offer?.legs);
  }
  // @ts-expect-error the contract has three types
  expect((await call('getPremium', { path: { type: 'other' } })).status).toBe(400);
});
