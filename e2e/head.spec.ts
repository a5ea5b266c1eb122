import type { APIRequestContext } from '@playwright/test';
import { findFaults } from './support/schema-org.ts';
import { expect, test } from './support/test.ts';

/** The types of top-level objects in the HTML. */
const TYPES = [
  'BreadcrumbList',
  'FAQPage',
  'ItemList',
  'NewsArticle',
  'Organization',
  'SportsEvent',
  'Store',
  'WebSite',
];

interface Data {
  '@context': string;
  '@type': string;
  [member: string]: unknown;
}

const dataIn = (html: string): Data[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  );

/**
 * The HTML that a link preview gets. On a very busy machine the API may be slower than a preview
 * waits; then its answer is there for the next request (HEAD-3).
 */
async function htmlOf(request: APIRequestContext, path: string, type: string): Promise<string> {
  let html = '';
  await expect(async () => {
    html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    expect(dataIn(html).map((data) => data['@type'])).toContain(type);
  }).toPass();
  return html;
}

for (const [prefix, words] of [
  ['', { race: 'Starterliste', races: 'Rennen' }],
  ['/en', { race: 'Race card', races: 'Races' }],
] as const) {
  test(`the HTML alone says what a race is about, at ${prefix}/race/:id`, async ({ request }) => {
    const { data: races } = await (await request.get('/api/v1/races/next')).json();
    const [race] = races as { id: number; name: string; number: number; track_name: string; post_time: string }[];
    const html = await htmlOf(request, `${prefix}/race/${race?.id}`, 'SportsEvent');
    const heading = `${race?.track_name} R${race?.number} ${race?.name}`;
    const written = heading.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
    expect(html).toContain(`<title data-head>${written} · Paddock</title>`);
    expect(html).toMatch(new RegExp(`<meta name="description" content="[^"]*${words.race}[^"]*"`));
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="http://[^"]+${prefix}/race/${race?.id}"`));
    const [, picture = ''] = /<meta property="og:image" content="([^"]*)"/.exec(html) ?? [];
    expect((await request.get(new URL(picture).pathname)).headers()['content-type']).toBe('image/png');
    const [event, crumbs] = dataIn(html);
    expect(event).toMatchObject({ '@type': 'SportsEvent', name: heading });
    expect(Date.parse(String(event?.startDate))).toBe(Date.parse(race?.post_time ?? ''));
    expect(JSON.stringify(crumbs)).toContain(`"name":"${words.races}`);
  });

  test(`schema.org accepts the data of every page, below ${prefix || '/'}`, async ({ request }) => {
    const { data: races } = await (await request.get('/api/v1/races/next')).json();
    const { data: news } = await (await request.get('/api/v1/news')).json();
    const types = new Set<string>();
    for (const [path, type] of [
      ['/', 'WebSite'],
      [`/race/${races[0].id}`, 'SportsEvent'],
      ['/races', 'ItemList'],
      [`/news/${news[0].id}`, 'NewsArticle'],
      ['/page/helpcenter', 'FAQPage'],
      ['/betshop/1', 'Store'],
    ] as const) {
      const html = await htmlOf(request, prefix + path, type);
      for (const data of dataIn(html)) {
        expect(data['@context'], path).toBe('https://schema.org');
        expect(findFaults(data), path).toEqual([]);
        types.add(data['@type']);
      }
    }
    expect([...types].sort()).toEqual(TYPES);
  });
}

test('[REGISTER-6] search engines leave out the registration and all its steps', async ({ request }) => {
  for (const path of ['/register', '/register/v3/continue/a-token-of-one-customer', '/en/register/v3/start']) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    expect(html, path).toContain('<meta name="robots" content="noindex" data-head>');
    expect(html, path).not.toContain('rel="canonical"');
  }
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots.split('\n')).toEqual(expect.arrayContaining(['Disallow: /register', 'Disallow: /en/register']));
});

test('robots.txt leads to a sitemap whose pages exist', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const [, sitemap = ''] = /Sitemap: (\S+)/.exec(robots) ?? [];
  const urls = [...(await (await request.get(new URL(sitemap).pathname)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, url = '']) => url,
  );
  expect(urls.length).toBeGreaterThan(100);
  for (const url of urls.filter((_, index) => index % 20 === 0)) {
    const answer = await request.get(new URL(url).pathname, { headers: { accept: 'text/html' } });
    expect([url, answer.status()]).toEqual([url, 200]);
    expect(await answer.text()).not.toContain('<title data-head>Paddock</title>');
  }
});
