import type { OperationsOf } from '../../server/operation/operation.types.ts';
import { invalid, notFound } from '../../server/operation/refused.ts';
import type { Server } from '../../server/operation/server.ts';
import { firstChangeOfCards, nextChangeOfCard } from '../../world/day/changes.ts';
import { longTermClosesAt, nextPrices } from '../../world/day/long-term.ts';
import { marketAt } from '../../world/day/market.ts';
import type { PoolType, RacePlan } from '../../world/day/plan.types.ts';
import { midnightAfter, todayAt } from '../../world/day/race-days.ts';
import { showPools } from '../../world/day/show-pools.ts';
import { isoOrNull } from '../../world/day/zone.ts';
import { betGroups } from './bet-groups.ts';
import { longTermLines, longTermRaces, showLongTermRace } from './long-term.model.ts';
import { poolOddsAt } from './pool-odds.model.ts';
import { premiumOffers, premiumTypes } from './premium.model.ts';
import { duelsOf, favoritesOf, highlightsOf, jackpotsOf } from './selections.model.ts';
import { stakeSharesOf } from './stake-percent.model.ts';

type MarketOperation =
  | 'getLongTermRaces'
  | 'getHeadToHeadRaces'
  | 'getRaceFavorites'
  | 'getHighlights'
  | 'getJackpots'
  | 'getPoolOdds'
  | 'getBetGroups'
  | 'getStakePercent'
  | 'getPremiumList'
  | 'getPremium';

/** Markets: odds and stakes of pools, and selections of races. */
export const marketOperations = ({ days }: Server): OperationsOf<MarketOperation> => {
  const racesOf = async (date: string): Promise<RacePlan[]> =>
    (await days.meetingsOf(date)).flatMap(({ races }) => races).sort((a, b) => a.off - b.off || a.id - b.id);

  /** The race of an id and its pool of a name; `first` is the race that owns the pool. */
  const poolOf = async (raceId: number, name: string): Promise<{ race: RacePlan; first: RacePlan; pool: PoolType }> => {
    const meeting = await days.meeting(Math.floor(raceId / 100));
    const race = meeting?.races.find(({ id }) => id === raceId);
    if (!race) throw notFound('race');
    // A pool over several races belongs to its first leg, possibly at another track.
    const found = [race, ...(await racesOf(race.date))].find((each) =>
      each.pools.some((pool) => pool.name === name && (each === race || pool.series?.legs.includes(raceId))),
    );
    const pool = found?.pools.find((each) => each.name === name);
    if (!found || !pool) throw notFound('pool');
    return { race, first: found, pool };
  };

  let longTerm: { today: string; races: RacePlan[] } | null = null;
  const longTermOf = (today: string): RacePlan[] => {
    if (longTerm?.today !== today) longTerm = { today, races: longTermRaces(days.seed, today) };
    return longTerm.races;
  };

  return {
    getLongTermRaces: {
      async lasting({ query: { race_type, country }, now }) {
        const open = longTermOf(todayAt(now)).filter((race) => longTermClosesAt(race) > now);
        const races = open.filter(
          (race) =>
            (race_type === undefined || race.race_type === race_type) &&
            (country === undefined || race.country === country),
        );
        const until = Math.min(nextPrices(now), midnightAfter(now), ...open.map(longTermClosesAt));
        return { data: races.map((race) => showLongTermRace(race, now)), until };
      },
    },
    getHeadToHeadRaces: {
      async lasting({ query: { date }, now }) {
        const races = await racesOf(date ?? todayAt(now));
        return { data: duelsOf(races, now), until: Math.min(firstChangeOfCards(races, now), midnightAfter(now)) };
      },
    },
    getRaceFavorites: {
      async lasting({ query: { pagination = 10 }, now }) {
        const races = await days.racesAround(todayAt(now));
        const until = Math.min(firstChangeOfCards(races, now), midnightAfter(now));
        return { data: favoritesOf(races, now, pagination), until };
      },
    },
    getHighlights: {
      async lasting({ query: { pagination = 10 }, now }) {
        const meetings = await days.meetingsOf(todayAt(now));
        const races = meetings.flatMap((meeting) => meeting.races);
        const until = Math.min(firstChangeOfCards(races, now), midnightAfter(now));
        return { data: highlightsOf(races, now, pagination), until };
      },
    },
    getJackpots: {
      async lasting({ now }) {
        const races = await days.racesAround(todayAt(now));
        const until = Math.min(firstChangeOfCards(races, now), midnightAfter(now));
        return { data: jackpotsOf(races, now), until };
      },
    },
    getPoolOdds: {
      async lasting({ path, query: { page = 1, pagination: perPage = 50 }, now }) {
        const race = await days.race(path.id);
        if (!race) throw notFound('race');
        const { pool, at, lines, total } = oddsOfPool(race, path.pool, now, page, perPage);
        return {
          data: { race_id: race.id, pool: pool.name, status: pool.status, odds_at: at, lines },
          pagination: { page, perPage, count: lines.length, total },
          until: Math.min(nextChangeOfCard(race, now), nextPrices(now)),
        };
      },
    },
    getBetGroups: { lasting: async () => ({ data: [...betGroups], until: Number.POSITIVE_INFINITY }) },
    async getStakePercent({ path: { pool: name }, body: { race_id }, clock }) {
      const now = clock();
      const { race, first, pool } = await poolOf(race_id, name);
      const market = marketAt(race, now, 1);
      const shown = showPools(first, marketAt(first, now, 1), now).find((each) => each.name === name);
      if (shown?.reason && shown.reason !== 'NOT_SOLD') throw invalid({ race_id: ['pool_not_offered'] });
      const shares = market.at === null ? new Map<number, number>() : stakeSharesOf(race, pool, market.at);
      return {
        data: {
          race_id,
          pool: name,
          at: isoOrNull(market.at),
          turnover: shown?.turnover ?? null,
          currency: first.currency,
          runners: [...shares].map(([startnr, percent]) => ({ startnr, percent })),
        },
      };
    },
    getPremiumList: {
      async lasting({ now }) {
        const races = await days.racesAround(todayAt(now));
        const [sqp = [], spot = [], harryboy = []] = premiumTypes.map((type) => premiumOffers(races, type, now));
        const flags = { sqp: sqp.length > 0, spot: spot.length > 0, harryboy: harryboy.length > 0 };
        return { data: { ...flags, data: { sqp, spot, harryboy } }, until: untilOffers(races, now) };
      },
    },
    getPremium: {
      async lasting({ path: { type }, now }) {
        const races = await days.racesAround(todayAt(now));
        const offers = premiumOffers(races, type, now);
        return { data: { type, active: offers.length > 0, offers }, until: untilOffers(races, now) };
      },
    },
  };
};

/** A page of the odds of one of a race's own pools. */
const oddsOfPool = (race: RacePlan, name: string, now: number, page: number, perPage: number) => {
  const index = race.pools.findIndex((pool) => pool.name === name);
  const plan = race.pools[index];
  const pool = showPools(race, marketAt(race, now, 1), now)[index];
  if (!plan || !pool) throw notFound('pool');
  if (pool.reason && pool.reason !== 'NOT_SOLD') return { pool, at: null, lines: [], total: 0 };
  if (plan.kind === 'longTerm') {
    const lines = longTermLines(race, now);
    return { pool, at: pool.odds_at, lines: lines.slice((page - 1) * perPage, page * perPage), total: lines.length };
  }
  const { at, lines, total } = poolOddsAt(race, plan, now, page, perPage);
  return { pool, at: isoOrNull(at), lines, total };
};

/** The instant (ms) until which open races and starters stay the same. */
const untilOffers = (races: readonly RacePlan[], now: number): number =>
  Math.min(firstChangeOfCards(races, now), midnightAfter(now));
