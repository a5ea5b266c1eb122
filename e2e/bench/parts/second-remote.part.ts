import { setTimeout as wait } from 'node:timers/promises';
import { addressOf } from '../address.ts';
import { type Bench, SEATS, say } from '../bench.ts';
import { coldCustomer, type Step } from '../customer.ts';
import { pointAt } from '../hand.ts';
import { asRatio, asShare, inKb, inMs, type Report, worst } from '../report.ts';
import type { Variant } from '../sites.ts';
import { interleave, quantile, ratioOf, summarize } from '../statistics.ts';

/** How long the pointer rests on a link before the press, in ms. */
const HOVER_MS = 150;

const HOME = { path: '/', content: '[data-remote="mf-racing"] a[href^="/race/"]' };

/** From the start page (mf-racing) to a page of another remote. */
interface Journey {
  link: string;
  content: string;
  needsLogin?: true;
}

const JOURNEYS: Record<string, Journey> = {
  '/register/v3/start': { link: 'header a[href="/register/v3/start"]', content: '[data-remote="mf-registration"] h1' },
  '/user': { link: 'header a[href="/user"]', content: '[data-remote="mf-account"] h1', needsLogin: true },
};

/** For the monolith, the static site: behind the edge its lazy routes are the same files. */
const WAYS: Record<string, { variant: Variant; hovers: boolean }> = {
  federated: { variant: 'federated', hovers: false },
  'federated, pointed at': { variant: 'federated', hovers: true },
  monolith: { variant: 'static', hovers: false },
  'monolith, pointed at': { variant: 'static', hovers: true },
};
type WayName = keyof typeof WAYS;

interface Steps {
  there: Step;
  back: Step;
  forward: Step;
}

const travel = async ({ browser, sites }: Bench, journey: Journey, way: WayName): Promise<Steps> => {
  const [, seat] = SEATS;
  const { variant, hovers } = WAYS[way] ?? {};
  if (!seat || !variant) throw new Error(`There is no way ${way}`);
  const site = await sites.at(variant, seat.speed);
  const customer = await coldCustomer(browser, site);
  const { needsLogin } = journey;
  const path = await addressOf(sites, customer, site, {
    ...HOME,
    remote: 'mf-racing',
    ...(needsLogin && { needsLogin }),
  });
  const home = await customer.visit({ url: site + path, content: HOME.content, cpu: seat.cpu });
  await home.settled();
  if (hovers) {
    await pointAt(home.tab, journey.link);
    await wait(HOVER_MS);
  }
  const there = await home.go({ link: journey.link }, journey.content);
  await home.settled();
  const back = await home.go('back', HOME.content);
  await home.settled();
  const forward = await home.go('forward', journey.content);
  await customer.close();
  return { there, back, forward };
};

const values = (steps: Steps[] | undefined, step: keyof Steps, what: keyof Step): number[] =>
  (steps ?? []).map((each) => each[step][what]);

/** The first visit to a page of a second remote from a loaded page, then back and forward. */
export const secondRemotePart = async (bench: Bench): Promise<Report> => {
  const measured: { page: string; steps: Record<WayName, Steps[]> }[] = [];
  for (const [page, journey] of Object.entries(JOURNEYS)) {
    say(`  / to ${page}`);
    measured.push({
      page,
      steps: await interleave(Object.keys(WAYS), bench.runs, (way) => travel(bench, journey, way)),
    });
  }
  const middle = (steps: Steps[] | undefined, step: keyof Steps, what: keyof Step): number =>
    quantile(values(steps, step, what), 0.5);
  const against = (way: WayName, reference: WayName, step: keyof Steps) =>
    measured.map(({ page, steps }) => ({
      value: ratioOf(values(steps[way], step, 'content'), values(steps[reference], step, 'content')).median,
      where: step === 'there' ? `/ to ${page}` : `${step}, / and ${page}`,
    }));
  return {
    title: 'A second remote from a loaded page',
    how: `From the click on / until the page of another remote has its data, then back and forward in the history: median of ${bench.runs} rounds at ${SEATS[1]?.name}, ways interleaved, each in a browser that was never there. "Pointed at": the pointer is on the link for ${HOVER_MS} ms before. The monolith is the static site, whose pages are lazy and are prefetched in the same way.`,
    head: ['page', 'way', 'there', 'p25', 'spread', 'of monolith’s', 'back', 'forward', 'requests', 'hops', 'bytes'],
    rows: measured.flatMap(({ page, steps }) =>
      Object.keys(WAYS).map((way) => {
        const { median, p25, spread } = summarize(values(steps[way], 'there', 'content'));
        const reference = steps[WAYS[way]?.hovers ? 'monolith, pointed at' : 'monolith'];
        const ratio = ratioOf(values(steps[way], 'there', 'content'), values(reference, 'there', 'content')).median;
        return [
          page,
          way,
          inMs(median),
          inMs(p25),
          asShare(spread),
          WAYS[way]?.variant === 'federated' ? asRatio(ratio) : '',
          inMs(middle(steps[way], 'back', 'content')),
          inMs(middle(steps[way], 'forward', 'content')),
          String(middle(steps[way], 'there', 'requests')),
          String(middle(steps[way], 'there', 'hops')),
          inKb(middle(steps[way], 'there', 'bytes')),
        ];
      }),
    ),
    goals: [
      worst(
        'second remote, pointed at / monolith pointed at',
        1.1,
        against('federated, pointed at', 'monolith, pointed at', 'there'),
      ),
      worst(
        'second remote, pointed at / monolith’s lazy route',
        1.1,
        against('federated, pointed at', 'monolith', 'there'),
      ),
      worst('back and forward / monolith', 1.1, [
        ...against('federated', 'monolith', 'back'),
        ...against('federated', 'monolith', 'forward'),
      ]),
    ],
    data: measured,
  };
};
