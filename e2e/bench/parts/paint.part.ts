import { request } from 'node:http';
import { addressOf } from '../address.ts';
import { type Bench, SEATS, say } from '../bench.ts';
import { consentAt } from '../browser.ts';
import { coldCustomer, type PageLoad, type Visited } from '../customer.ts';
import { LANDINGS } from '../landings.ts';
import { asRatio, inKb, inMs, type Report, worst } from '../report.ts';
import { openEdge } from '../sites.ts';
import { interleave, quantile, ratioOf } from '../statistics.ts';
import type { Tab } from '../tab.ts';

const ofLanding = (path: string) => LANDINGS.find((landing) => landing.path === path)?.content ?? '';
const text = (path: string) => ({ path, content: 'main h1' });

/** Pages that the edge renders for guests. */
const PAGES = [
  { path: '/', content: ofLanding('/') },
  { path: '/races', content: 'main summary' },
  { path: '/race/:id', content: ofLanding('/race/:id') },
  { path: '/results', content: 'main a[href^="/race/"]' },
  text('/news'),
  text('/page/helpcenter/4'),
  text('/teamwette'),
  text('/register/v3/start'),
];
type Landing = (typeof PAGES)[number] & { isFirst?: boolean };

/** All pages to a guest who was here before, and the home page to one who was not. */
const LOADS: Landing[] = [...PAGES, { path: '/', content: ofLanding('/'), isFirst: true }];
const nameOf = ({ path, isFirst }: Landing) => (isFirst ? `${path}, first visit` : path);

/** The product with and without rendering, and the monolith as a static site. */
const VARIANTS = ['rendered', 'federated', 'static'] as const;
type Variant = (typeof VARIANTS)[number];

/** How often a page is visited until its visitor gets a rendered one. */
const VISITS = 5;

type Painted = PageLoad & Awaited<ReturnType<Visited['soFar']>>;

const asPhone = (tab: Tab) =>
  tab.send('Emulation.setDeviceMetricsOverride', { width: 360, height: 800, deviceScaleFactor: 1, mobile: true });

/**
 * Asks the edge for a page as another guest of the same site, so that the page is in its memory.
 */
const visitBefore = (origin: string, site: string, path: string, isFirst: boolean): Promise<void> =>
  new Promise((resolve, reject) => {
    const { name, value } = consentAt(site);
    const headers = {
      host: new URL(site).host,
      accept: 'text/html',
      'x-forwarded-proto': 'https',
      ...(!isFirst && { cookie: `${name}=${value}` }),
    };
    request(origin + path, { headers }, (answer) => answer.resume().on('end', resolve))
      .on('error', reject)
      .end();
  });

const middle = (loads: readonly Painted[], what: keyof Painted) =>
  quantile(
    loads.map((load) => load[what]),
    0.5,
  );
const bytesOf = (loads: readonly Painted[]) => middle(loads, 'html') + middle(loads, 'reads');

const measure = async ({ browser, sites, runs }: Bench, origin: string) => {
  const [seat] = SEATS;
  if (!seat) throw new Error('There is no slow line');
  const site: Record<Variant, string> = {
    rendered: await sites.behind({ origin }, seat.speed),
    federated: await sites.at('federated', seat.speed),
    static: await sites.at('static', seat.speed),
  };
  const visit = async (variant: Variant, { path, content, isFirst = false }: Landing) => {
    const customer = await coldCustomer(browser, site[variant], isFirst);
    const address = await addressOf(sites, customer, site[variant], { remote: '', path, content });
    if (variant === 'rendered') await visitBefore(origin, site.rendered, address, isFirst);
    const url = site[variant] + address;
    const visited = await customer.visit({
      url,
      content,
      cpu: seat.cpu,
      prepare: async (tab) => void (await asPhone(tab)),
    });
    const isRendered = await visited.tab.run(() => document.getElementById('paddock-rendered') !== null, null);
    await visited.settled();
    const painted = { ...visited.load, ...(await visited.soFar()) };
    await customer.close();
    return { isRendered, painted };
  };
  const measured: { where: string; loads: Record<Variant, Painted[]> }[] = [];
  for (const page of LOADS) {
    const loads = await interleave(VARIANTS, runs, async (name) => {
      const variant = name as Variant;
      for (let left = VISITS; left > 0; left -= 1) {
        const { isRendered, painted } = await visit(variant, page);
        if (isRendered === (variant === 'rendered')) return painted;
      }
      throw new Error(`${nameOf(page)}: ${VISITS} visitors got no ${variant} page`);
    });
    measured.push({ where: nameOf(page), loads: loads as Record<Variant, Painted[]> });
    say(
      `  ${nameOf(page)}: LCP ${VARIANTS.map((variant) => `${variant} ${inMs(middle(loads[variant] ?? [], 'lcp'))}`).join(', ')}`,
    );
  }
  return measured;
};

/** Measures the gain of a page rendered at the edge, for a guest with a phone on a slow line. */
export const paintPart = async (bench: Bench): Promise<Report> => {
  const { product } = bench.sites;
  const edge = await openEdge(product.data, product.apiUrl.replace(/\/$/, ''), { renders: true });
  const measured = await measure(bench, edge.origin).finally(() => edge.stop());
  const against = (what: keyof Painted, reference: Variant) =>
    measured.map(({ where, loads }) => ({
      value: ratioOf(
        loads.rendered.map((load) => load[what]),
        loads[reference].map((load) => load[what]),
      ).median,
      where,
    }));
  return {
    title: 'First paint of rendered pages',
    how: `Cold load of a guest's page, 360 px, ${SEATS[0]?.name}: medians of ${bench.runs} rounds, variants interleaved. Rendered by the edge (another guest has just asked for the page), rendered by the browser, and the monolith as a static site. HTML and reads until a second after the last request.`,
    head: ['page', 'variant', 'FCP', 'LCP', 'of it', 'reacts', 'HTML', 'reads', 'shifts'],
    rows: measured.flatMap(({ where, loads }) =>
      VARIANTS.map((variant) => {
        const of = loads[variant];
        return [
          where,
          variant,
          inMs(middle(of, 'fcp')),
          inMs(middle(of, 'lcp')),
          variant === 'rendered' ? '' : asRatio(middle(loads.rendered, 'lcp') / middle(of, 'lcp')),
          inMs(middle(of, 'reacts')),
          inKb(middle(of, 'html')),
          inKb(middle(of, 'reads')),
          middle(of, 'shifts').toFixed(3),
        ];
      }),
    ),
    goals: [
      worst('LCP, rendered / static monolith', 0.5, against('lcp', 'static')),
      worst('FCP, rendered / static monolith', 0.5, against('fcp', 'static')),
      worst('page reacts, rendered / not rendered', 1, against('reacts', 'federated')),
      worst(
        'HTML and reads, rendered / not rendered',
        1.1,
        measured.map(({ where, loads }) => ({ value: bytesOf(loads.rendered) / bytesOf(loads.federated), where })),
      ),
      worst(
        'layout shifts of a rendered page',
        0,
        measured.map(({ where, loads }) => ({
          value: Math.max(...loads.rendered.map(({ shifts }) => shifts)),
          where,
        })),
      ),
    ],
    data: measured,
  };
};
