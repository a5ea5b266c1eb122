import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { wagerTypeOf } from '../../world/day/wager-type.ts';
import { countries } from '../../world/generator/countries.ts';

const noon = '2026-11-21T12:00:00Z';

describe('the wager types', () => {
  test('[BETS-1] have the minimum stakes of the specification', async () => {
    const { call } = createTestApi(noon);
    const { data } = await call('getWagerTypes', { query: { country: 'FRA' } });
    const stakes = Object.fromEntries(data.flatMap(({ name, param }) => name.map((key) => [key, param.minstake])));
    expect(stakes).toMatchObject({
      WIN: 150,
      GPL: 600,
      DSQ: 300,
      TCE: 100,
      TRO: 150,
      MLT: 300,
      QAP: 1000,
      QNP: 200,
      NP5: 100,
    });
    const swedish = (await call('getWagerTypes', { query: { country: 'SWE' } })).data;
    expect(
      Object.fromEntries(swedish.flatMap(({ name, param }) => name.map((key) => [key, param.minstake]))),
    ).toMatchObject({ WIN: 50, V75: 3, V86: 3, V4: 20, V5: 10, V64: 100 });
  });

  test('[BETS-1] give Multi four to seven horses and Mini Multi four to six', async () => {
    const { call } = createTestApi(noon);
    const { data } = await call('getWagerTypes', { query: { country: 'FRA' } });
    const optionsOf = (key: string) => data.find(({ name }) => name.includes(key))?.param.multiOptions;
    expect([optionsOf('MLT'), optionsOf('MIM')]).toEqual([
      [4, 5, 6, 7],
      [4, 5, 6],
    ]);
  });

  test('[BETS-1] are those of the day that is asked for', async () => {
    const { call } = createTestApi(noon);
    const namesOn = async (date: string) =>
      (await call('getWagerTypes', { query: { country: 'SWE', date } })).data.flatMap(({ name }) => name);
    expect(await namesOn('2025-10-24')).not.toContain('V85');
    expect(await namesOn('2025-10-25')).toContain('V85');
    expect((await call('getWagerTypes', { query: { date: '2026-02-30' } })).status).toBe(400);
  });

  test('[BETS-2] say of every pool of every country what the pool says of itself', async () => {
    const { call } = createTestApi(noon);
    const { data } = await call('getWagerTypes');
    expect(new Set(data.map(({ country }) => country))).toEqual(new Set(countries.map(({ code }) => code)));
    for (const { code, pools } of countries) {
      for (const { name, minRunners, priority } of pools) {
        const type = wagerTypeOf(code, name, '2026-11-21');
        expect(type?.priority, `${code} ${name}`).toBe(priority);
        // A feed may need more starters, never fewer.
        expect(type?.param.minRunners, `${code} ${name}`).toBeLessThanOrEqual(minRunners);
      }
    }
  });

  test('[BETS-2] have as many legs as they name races', async () => {
    const { call } = createTestApi(noon);
    const { data } = await call('getWagerTypes', { query: { country: 'SWE' } });
    const legsOf = (key: string) =>
      Object.values(data.find(({ name }) => name.includes(key))?.param.legs ?? {}).filter(Boolean).length;
    expect(['WIN', 'V4', 'V5', 'V65', 'V75', 'V86'].map(legsOf)).toEqual([1, 4, 5, 6, 7, 8]);
  });
});
