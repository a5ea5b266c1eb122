import type { Intercept } from './front.ts';

export const RUNNERS = 20;
/** Number of earlier odds per runner. */
const HISTORY = 12;

interface WireRunner {
  startnr: number;
  odds: { current: number | null; history: { at: string; odds: number }[] };
}

const anyOdds = () => 110 + Math.floor(Math.random() * 4_000);

/** A race whose odds change. */
export interface MovingRace {
  id: number;
  /** Numbers that also run in the real race. */
  starters: readonly number[];
  /** A pool of two horses in order. */
  exacta: string | undefined;
  /** Answers for this race only. */
  intercept: Intercept;
}

/**
 * One race of the product at `url`, open, with 20 runners, about to start (refreshed every 5 s),
 * with new odds each time. It is one of today's races, so that the day's list links to it.
 */
export const moveRace = async (url: string): Promise<MovingRace> => {
  const read = async (path: string) => (await (await fetch(url + path)).json()).data;
  const meetings: { races: { id: number; status: string; runner_count: number; has_fix: boolean }[] }[] =
    await read('/api/v1/meetings');
  const [fullest] = meetings
    .flatMap(({ races }) => races.filter(({ has_fix }) => has_fix))
    // While it is open, its tickets have a price.
    .toSorted((a, b) => Number(b.status === 'OPEN') - Number(a.status === 'OPEN') || b.runner_count - a.runner_count);
  if (!fullest) throw new Error('No race of today has fixed odds.');
  const race = await read(`/api/v1/races/${fullest.id}`);
  const running: { startnr: number; status: string | null }[] = race.runners;
  const starters = running.filter(({ status }) => status === null).map(({ startnr }) => startnr);
  const now = new Date().toISOString();
  Object.assign(race, { status: 'OPEN', result: null, post_time: now, runner_count: RUNNERS });
  const runners: WireRunner[] = Array.from({ length: RUNNERS }, (_, at) => ({
    ...race.runners[at % race.runners.length],
    startnr: at + 1,
    status: null,
    place: null,
    incident: null,
  }));
  race.runners = runners;
  for (const pool of race.pools)
    Object.assign(pool, { status: 'OPEN', closes_at: now, dividends_status: null, dividends: [] });
  const pools = race.pools.filter(({ name }: { name: string }) => ['WIN', 'PLC', 'fixWIN'].includes(name));
  const move = () => {
    const at = new Date().toISOString();
    for (const runner of runners) {
      const { current, history } = runner.odds;
      const kept = current === null ? history : [...history.slice(1 - HISTORY), { at, odds: current }];
      Object.assign(runner, {
        odds: { ...runner.odds, current: anyOdds(), previous: current, at, history: kept },
      });
    }
    for (const pool of pools) {
      pool.odds_at = at;
      pool.odds = runners.map(({ startnr }) => {
        const odds = anyOdds();
        return { startnr, odds, max: pool.name === 'PLC' ? odds + 150 : null };
      });
    }
  };
  for (let before = 0; before < HISTORY; before += 1) move();
  return {
    id: fullest.id,
    starters,
    exacta: race.pools.map(({ name }: { name: string }) => name).find((name: string) => name === 'EXA'),
    intercept(request, response) {
      if (request.url !== `/api/v1/races/${fullest.id}`) return false;
      move();
      const body = { success: true, data: race, pagination: null, error: null, validation: null };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      return true;
    },
  };
};
