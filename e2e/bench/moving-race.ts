import type { BrowserContext } from '@playwright/test';

export const RUNNERS = 20;
/** Values that a runner's odds had before. */
const HISTORY = 12;

interface WireRunner {
  startnr: number;
  odds: { current: number | null; history: { at: string; odds: number }[] };
}

const anyOdds = () => 110 + Math.floor(Math.random() * 4_000);

/**
 * Answers for one race of the product in a context: as it is, but with 20 runners, about to start (asked for every 5 s), and all
 * odds other ones each time. It is one of today, so that the day's list leads to it.
 * @returns its id
 */
export const serveMovingRace = async (context: BrowserContext, url: string): Promise<number> => {
  const read = async (path: string) => (await (await context.request.get(url + path)).json()).data;
  const next: { id: number; runner_count: number; country: string }[] = await read('/api/v1/races/next?pagination=50');
  const meetings: { races: { id: number }[] }[] = await read('/api/v1/meetings');
  const today = new Set(meetings.flatMap(({ races }) => races.map(({ id }) => id)));
  const [fullest] = next
    .filter(({ id, country }) => today.has(id) && (country === 'DEU' || country === 'GBR'))
    .toSorted((a, b) => b.runner_count - a.runner_count);
  if (!fullest) throw new Error('No race of today with fixed odds is open.');
  const race = await read(`/api/v1/races/${fullest.id}`);
  race.post_time = new Date().toISOString();
  race.runner_count = RUNNERS;
  const runners: WireRunner[] = Array.from({ length: RUNNERS }, (_, at) => ({
    ...race.runners[at % race.runners.length],
    startnr: at + 1,
    status: null,
  }));
  race.runners = runners;
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
  await context.route(`**/api/v1/races/${fullest.id}`, async (route) => {
    move();
    const body = { success: true, data: race, pagination: null, error: null, validation: null };
    await route.fulfill({ json: body });
  });
  return fullest.id;
};
