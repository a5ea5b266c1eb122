import { addressOf } from '../address.ts';
import { type Bench, SEATS, say } from '../bench.ts';
import { coldCustomer, type PageLoad } from '../customer.ts';
import { LANDINGS, type Landing } from '../landings.ts';
import { asRatio, asShare, inKb, inMs, type Report, worst } from '../report.ts';
import { VARIANTS, type Variant } from '../sites.ts';
import { interleave, quantile, ratioOf, summarize } from '../statistics.ts';

interface Loads {
  cold: PageLoad;
  warm: PageLoad;
}

interface Measured {
  landing: Landing;
  seat: string;
  loads: Record<Variant, Loads[]>;
}

const values = (loads: Loads[], when: keyof Loads, what: keyof PageLoad): number[] =>
  loads.map((load) => load[when][what]);
const most = (loads: Loads[], what: keyof PageLoad): number => Math.max(...values(loads, 'cold', what));
const middle = (loads: Loads[], what: keyof PageLoad): number => quantile(values(loads, 'cold', what), 0.5);

const measure = async ({ browser, sites, runs }: Bench): Promise<Measured[]> => {
  const measured: Measured[] = [];
  for (const seat of SEATS)
    for (const landing of LANDINGS) {
      say(`  ${seat.name}: ${landing.path}`);
      const loads = await interleave(VARIANTS, runs, async (variant) => {
        const site = await sites.at(variant as Variant, seat.speed);
        const customer = await coldCustomer(browser, site);
        const url = site + (await addressOf(sites, customer, site, landing));
        const cold = await customer.visit({ url, content: landing.content, cpu: seat.cpu });
        await cold.close();
        const warm = await customer.visit({ url, content: landing.content, cpu: seat.cpu });
        await customer.close();
        return { cold: cold.load, warm: warm.load };
      });
      measured.push({ landing, seat: seat.name, loads: loads as Measured['loads'] });
      const ratio = (reference: Variant) =>
        asRatio(
          ratioOf(values(loads.federated ?? [], 'cold', 'content'), values(loads[reference] ?? [], 'cold', 'content'))
            .p25,
        );
      say(`    p25 / (a) ${ratio('static')}, / (b) ${ratio('preloaded')}`);
    }
  return measured;
};

const against = (measured: Measured[], when: keyof Loads, reference: Variant) =>
  measured.map(({ landing, seat, loads }) => ({
    value: ratioOf(values(loads.federated, when, 'content'), values(loads[reference], when, 'content')).median,
    where: `${landing.path}, ${seat}`,
  }));

/** First and second load of each landing page, with an empty and a warm cache. */
export const loadsPart = async (bench: Bench): Promise<Report> => {
  const measured = await measure(bench);
  const facts = (what: keyof PageLoad) =>
    measured.map(({ landing, loads }) => ({ value: middle(loads.federated, what), where: landing.path }));
  return {
    title: 'Cold and warm load',
    how: `Time until the page has its data: median of ${bench.runs} rounds (lower quartile, half the distance of the quartiles), variants interleaved. (a) the monolith as a static site, (b) behind the same edge with the same preloads.`,
    head: [
      'page',
      'seat',
      'variant',
      'cold',
      'p25',
      'spread',
      'LCP',
      'warm',
      'requests',
      'connections',
      'hops',
      'bytes',
      'HTML',
      'of it',
    ],
    rows: measured.flatMap(({ landing, seat, loads }) =>
      VARIANTS.map((variant) => {
        const of = loads[variant];
        const { median, p25, spread } = summarize(values(of, 'cold', 'content'));
        const ratio = ratioOf(values(loads.federated, 'cold', 'content'), values(of, 'cold', 'content')).median;
        return [
          landing.path,
          seat,
          { federated: 'federated', static: '(a)', preloaded: '(b)' }[variant],
          inMs(median),
          inMs(p25),
          asShare(spread),
          inMs(middle(of, 'lcp')),
          inMs(quantile(values(of, 'warm', 'content'), 0.5)),
          String(middle(of, 'requests')),
          String(most(of, 'connections')),
          String(middle(of, 'hops')),
          inKb(middle(of, 'bytes')),
          inKb(middle(of, 'html')),
          variant === 'federated' ? '' : asRatio(ratio),
        ];
      }),
    ),
    goals: [
      worst('cold load / (a) static monolith', 1, against(measured, 'cold', 'static')),
      worst('cold load / (b) preloaded monolith', 1.05, against(measured, 'cold', 'preloaded')),
      worst('warm load / (b)', 1.05, against(measured, 'warm', 'preloaded')),
      worst('hops between HTML and content', 1, facts('hops')),
      worst('connections', 1, facts('connections')),
    ],
    data: measured,
  };
};
