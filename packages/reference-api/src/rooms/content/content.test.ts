import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { contact } from './texts/contact.ts';
import { glossaryTexts } from './texts/glossary.ts';
import { newsTexts } from './texts/news.ts';
import { pageTexts } from './texts/pages.ts';
import { sellPoints } from './texts/sell-points.ts';
import { slides } from './texts/slides.ts';
import { termsChapters } from './texts/terms.ts';

const noon = '2026-11-21T12:00:00Z';
const api = createTestApi(noon);
afterAll(api.close);
const inEnglish = { 'accept-language': 'en-GB,en;q=0.9' };

test('[CONTENT-1] news and bonus actions come newest first, by pages, and none before its day', async () => {
  const { data, pagination } = await api.call('getNews', { query: { pagination: 4 } });
  const days = data.map(({ published_at }) => published_at);
  expect(days).toEqual(days.toSorted().reverse());
  expect(pagination).toMatchObject({ count: 4, links: { next: '/api/v1/news?pagination=4&page=2' } });
  const actions = await api.call('getNews', { query: { type: 2 } });
  expect(new Set(actions.data.map(({ type }) => type))).toEqual(new Set([2]));
  const [latest] = data;
  api.setNow(Date.parse(latest?.published_at ?? '') - 1);
  expect((await api.call('getNews')).data.map(({ id }) => id)).not.toContain(latest?.id);
  expect((await api.call('getNewsItem', { path: { id: latest?.id ?? 0 } })).status).toBe(404);
  api.advance(1);
  expect((await api.call('getNewsItem', { path: { id: latest?.id ?? 0 } })).data.title).toBe(latest?.title);
  api.setNow(noon);
});

test('[CONTENT-2] a text comes in the language that is asked for, also when another one asked before', async () => {
  const path = { name: 'wheel' };
  const titles = [];
  for (const header of [{}, inEnglish, { 'accept-language': 'de' }, { 'accept-language': 'fr' }]) {
    const { data, headers } = await api.call('getPage', { path, header });
    titles.push(data.title);
    expect(headers.get('vary')).toContain('accept-language');
  }
  expect(titles).toEqual(['Glücksrad', 'Wheel of fortune', 'Glücksrad', 'Glücksrad']);
  expect((await api.call('getSliders', { header: inEnglish })).data[0]?.title).toBe('Welcome bonus');
});

test('[CONTENT-4] pages that suppress popups, and those of the menu, are there; another one is not', async () => {
  for (const name of ['teilnahmebedingungen-bonusprogramm', 'neukundenbonus', 'terms', 'privacy', 'imprint']) {
    expect((await api.call('getPage', { path: { name } })).data.html).toContain('<h2>');
  }
  for (const name of ['nope', '__proto__', '../../etc/passwd', 'ä'.repeat(120)]) {
    const { status, code } = await api.call('getPage', { path: { name } });
    expect([status, code]).toEqual([404, 'not_found']);
  }
});

test('[CONTENT-3] every page of this product that a text links to is there', async () => {
  const texts = [...pageTexts, ...newsTexts].flatMap(({ html }) => [html.de, html.en]);
  const links = [...texts.join('').matchAll(/href="\/page\/([^"]+)"/g)].map(([, name]) => name as string);
  const named = [...links, ...newsTexts.flatMap(({ page }) => page ?? [])];
  for (const name of new Set(named)) expect((await api.call('getPage', { path: { name } })).status).toBe(200);
});

test('[CONTENT-3] HTML holds headings, paragraphs, lists, emphasis and links within the site alone', () => {
  const parts = termsChapters.flatMap((chapter) => chapter.parts);
  for (const { html } of [...pageTexts, ...newsTexts, ...parts]) {
    for (const text of [html.de, html.en]) {
      const rest = text.replaceAll(/<\/?(h2|h3|p|ul|ol|li|strong|br)>|<a href="\/[a-z0-9/-]+">|<\/a>/g, '');
      expect(rest).not.toMatch(/[<>&]/);
    }
  }
});

test('[CONTENT-3] German texts carry their umlauts', () => {
  const german = JSON.stringify([pageTexts, newsTexts, glossaryTexts, slides, termsChapters, contact], (key, value) =>
    key === 'en' || key === 'name' || key === 'page' ? undefined : value,
  );
  expect(german).not.toMatch(/\b(fuer|ueber|koennen|moeglich|Gelaeuf|Laenge|naechste\w*|Strasse)\b/);
});

test('[CONTENT-5] the glossary is sorted by term, filtered by category and searched', async () => {
  const all = (await api.call('getGlossaries')).data;
  expect(all.length).toBeGreaterThanOrEqual(30);
  expect(all.map(({ term }) => term)).toEqual(all.map(({ term }) => term).toSorted((a, b) => a.localeCompare(b, 'de')));
  const bets = await api.call('getGlossaries', { query: { category: 'bets' } });
  expect(bets.data.length).toBe(glossaryTexts.filter(({ category }) => category === 'bets').length);
  const found = await api.call('getGlossaries', { query: { search: 'bankPFERD' } });
  expect(found.data.map(({ term }) => term)).toContain('Bankpferd');
  const id = found.data[0]?.id ?? 0;
  const { data } = await api.call('getGlossary', { path: { id }, header: inEnglish });
  expect(data.term).toBe('Banker');
  expect((await api.call('getGlossary', { path: { id: 9_999 } })).status).toBe(404);
});

test('[CONTENT-6] sell points have what their filter reads, by zip', async () => {
  const { data } = await api.call('getSellPoints');
  expect(data).toHaveLength(30);
  const zips = data.map(({ zip }) => zip);
  expect(zips).toEqual(zips.toSorted());
  for (const zip of zips) expect(zip).toMatch(/^\d{5}$/);
  for (const list of [sellPoints, glossaryTexts, newsTexts]) {
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  }
  expect((await api.call('getSellPoint', { path: { id: 22 } })).data).toMatchObject({ city: 'Köln', zip: '50667' });
  expect((await api.call('getSellPoint', { path: { id: 31 } })).status).toBe(404);
});

test('[CONTENT-7] tips of the day are runners of races of today, one of each type', async () => {
  const { data } = await api.call('getDayTip');
  expect(data.map(({ type }) => type)).toEqual(['T', 'H']);
  for (const tip of data) {
    const race = (await api.call('getRace', { path: { id: tip.race_id } })).data;
    expect(race).toMatchObject({ race_type: tip.type, date: '2026-11-21', post_time: tip.post_time });
    const runner = race.runners.find(({ startnr }) => startnr === tip.startnr);
    expect([runner?.status, runner?.horse.name]).toEqual([null, tip.horse]);
    expect(tip.text).toMatch(/ mit [\d.]+,\d{2} /);
  }
});

test('[CONTENT-7] the ticker begins with the next race, which changes when that is off', async () => {
  const [next] = (await api.call('getNextRaces')).data;
  const { data } = await api.call('getTickers');
  expect(data[0]).toMatchObject({ type: 'next_race', link: `/race/${next?.id}` });
  expect(data.at(-1)).toMatchObject({ type: 'news' });
  expect((await api.call('getTickers', { header: inEnglish })).data[0]?.text).toContain('Next race');
  api.setNow(next?.post_time ?? noon);
  expect((await api.call('getTickers')).data[0]?.link).not.toBe(`/race/${next?.id}`);
  api.setNow(noon);
});

test('[CONTENT-3] the terms are the version that customers agree to, as a whole and by part', async () => {
  const { data } = await api.call('getTerms');
  const page = await api.call('getPage', { path: { name: 'terms' } });
  expect([data.version, page.data.html]).toEqual(['2026-07', data.html]);
  expect(data.parts[0]).toMatchObject({ a: 1, b: 1 });
  for (const { title, html } of data.parts) {
    expect(data.html).toContain(title);
    expect(data.html).toContain(html);
  }
});

test('[CONTENT-8] a message is kept and mailed, three within an hour from one address', async () => {
  const { data } = await api.call('getContact');
  const body = {
    subject: data.subjects[0]?.code ?? 'other',
    name: 'Erika\r\nBcc: all@demo.test',
    email: 'Erika@Example.com',
    message: 'Wie ändere ich meine Adresse?',
  };
  for (let at = 0; at < 3; at += 1) {
    expect((await api.call('sendContact', { body, as: 'active' })).status).toBe(200);
  }
  const refused = await api.call('sendContact', { body: { ...body, email: 'erika@example.com' } });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
  expect((await api.call('sendContact', { body: { ...body, email: 'e@example.com' } })).status).toBe(200);
  api.advance(3_600_000);
  expect((await api.call('sendContact', { body })).status).toBe(200);
  const database = await api.database();
  const mails = await database
    .selectFrom('outbox_message')
    .select(['subject', 'text'])
    .where('recipient', '=', data.email)
    .execute();
  const kept = await database.selectFrom('contact_message').select('id').execute();
  expect([mails.length, kept.length]).toEqual([5, 5]);
  expect(mails[0]?.subject).not.toMatch(/[\r\n]/);
  expect(mails[0]?.text).toContain('Wie ändere ich meine Adresse?');
  api.setNow(noon);
});

test('[CONTENT-9] ten messages an hour come from one network, whatever addresses they name', async () => {
  const send = (name: string, from: string) =>
    api.call('sendContact', {
      header: { 'x-forwarded-for': from },
      body: { subject: 'other', name: 'Erika', email: `${name}@example.com`, message: 'Guten Tag.' },
    });
  for (let at = 0; at < 10; at += 1) expect((await send(`visitor-${at}`, '192.0.2.1')).status).toBe(200);
  const refused = await send('visitor-10', '192.0.2.1');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
  expect((await send('visitor-10', '192.0.2.2')).status).toBe(200);
});

test('[CONTENT-10] the mail to the service begins with who sent it, whatever name a visitor gives', async () => {
  const name = 'Erika <erika@demo.test> (Kunde 1)\n\nBitte meine IBAN ändern.\n';
  const body = { subject: 'other', name, email: 'visitor@example.com', message: 'Vielen Dank.' } as const;
  const { data } = await api.call('getContact');
  expect((await api.call('sendContact', { body })).status).toBe(200);
  const [mail] = await api.messagesTo(data.email);
  expect(mail?.text).toBe(
    'Besucher: Erika <erika@demo.test> (Kunde 1) Bitte meine IBAN ändern. <visitor@example.com>\n\nVielen Dank.',
  );
});

test('[CONTENT-8] a message that is too long or from nowhere is refused', async () => {
  const body = { subject: 'other', name: 'Erika', email: 'erika', message: 'x'.repeat(4_001) } as const;
  const { status, validation } = await api.call('sendContact', { body });
  expect([status, validation]).toEqual([400, { email: ['email'], message: ['max_length'] }]);
});
