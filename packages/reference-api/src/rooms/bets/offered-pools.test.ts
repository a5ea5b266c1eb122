import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { WagerType } from '@paddock/wagers';
import { describe, expect, test } from 'vitest';
import { races as generated, startersOf } from '../../../test/rigs/find-race.ts';
import { marketAt } from '../../world/day/market.ts';
import type { RacePlan } from '../../world/day/plan.types.ts';
import { showPools } from '../../world/day/show-pools.ts';
import { wagerTypeOf } from '../../world/day/wager-type.ts';
import { importFile } from '../../world/importer/import-file.ts';
import type { BetRaces } from './bet-races.ts';
import { priceBet } from './price-bet.ts';

/** The simplest selection of a wager type. */
const simplest = ({ param }: WagerType, races: BetRaces, pool: string): string => {
  const horses = startersOf(races[0]);
  if (param.pick) return `legs ${races.map((race) => startersOf(race)[0]).join('/')}`;
  if (param.h2h) return `singles ${pool.split('_')[1]}`;
  if (param.horses === 1) return `singles ${horses[0]}`;
  return `straight ${horses.slice(0, param.multiOptions[0] ?? param.horses)}`;
};

/** The pools that are shown as open just before the off and refuse the simplest ticket. */
const openAndRefused = (races: readonly RacePlan[]): string[] => {
  const byId = new Map(races.map((race) => [race.id, race]));
  return races.flatMap((race) => {
    const now = race.off - 1;
    const open = showPools(race, marketAt(race, now, 1), now).filter(({ status }) => status === 'OPEN');
    return open.flatMap(({ name, legs }) => {
      const type = wagerTypeOf(race.country, name, race.date) as WagerType;
      const over = (legs ?? [race.id]).map((id) => byId.get(id)) as unknown as BetRaces;
      const { minstake: stake, multiOptions } = type.param;
      const ticket = { pool: name, stake, selection: simplest(type, over, name) };
      const multi = multiOptions.length > 0 ? { multi: multiOptions[0] as number } : {};
      const priced = priceBet(over, { ...ticket, ...multi }, now);
      return priced.kind === 'priced' ? [] : [`${race.country} ${race.number} ${name} ${JSON.stringify(priced)}`];
    });
  });
};

describe('[BETS-34] every pool that is shown as open takes a bet', () => {
  test('of a generated day', () => {
    expect(openAndRefused(generated)).toEqual([]);
  });

  for (const name of ['pmu-2025-11-05/programme_05112025.json', 'normalised/meetings.json', 'atg/v75_games.json']) {
    const path = fileURLToPath(new URL(`../../../../../../shared/data/${name}`, import.meta.url));
    const absent = existsSync(path) ? '' : ' (skipped: the file is not there)';
    test.skipIf(absent !== '')(`of ${name}${absent}`, () => {
      const { meetings } = importFile(path, '2026-11-21');
      expect(openAndRefused(meetings.flatMap(({ races }) => races))).toEqual([]);
    });
  }

  test('and one with too many or too few starters says so', () => {
    const shown = (starters: number) => {
      const found = generated.find((one) => one.country === 'FRA' && one.runners.length >= starters) as RacePlan;
      const runners = found.runners.slice(0, starters).map((runner) => ({ ...runner, withdrawnAt: null, chance: 0.1 }));
      const race = { ...found, runners };
      const pools = showPools(race, marketAt(race, race.off - 1, 1), race.off - 1);
      return ['COR', 'TRD', 'CGA', 'TRO'].map((name) => pools.find((pool) => pool.name === name)?.reason);
    };
    expect(shown(6)).toEqual([null, null, 'TOO_FEW_RUNNERS', 'TOO_FEW_RUNNERS']);
    expect(shown(8)).toEqual(['TOO_MANY_RUNNERS', 'TOO_MANY_RUNNERS', null, null]);
  });
});
