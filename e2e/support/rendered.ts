import { type APIRequestContext, expect } from '@playwright/test';
import { CONSENT } from './visitor.ts';

export const RENDERED_ID = 'paddock-rendered';
/** In the HTML of each page that the edge has rendered. */
export const RENDERED = `id="${RENDERED_ID}"`;

const headers = { accept: 'text/html', cookie: `${CONSENT.name}=${CONSENT.value}` };

/**
 * Asks like the browser of a test until the page is rendered: on a busy machine the first answer is
 * not.
 */
export async function htmlOf(request: APIRequestContext, path: string): Promise<string> {
  let html = '';
  await expect(async () => {
    html = await (await request.get(path, { headers })).text();
    expect(html, path).toContain(RENDERED);
  }).toPass();
  return html;
}

/** @param at 0: the race with the next off */
export async function nextRace(request: APIRequestContext, at = 0): Promise<number> {
  const { data } = await (await request.get('/api/v1/races/next')).json();
  return data[at].id;
}

/** Pages that the edge renders for guests. */
export const PAGES = [
  '/',
  '/races',
  '/results',
  '/nichtstarter',
  '/teamwette',
  '/news',
  '/contact',
  '/register/v3/start',
  '/page/helpcenter/4',
  '/page/bonusprogramm',
  '/news/1',
  '/page/terms',
];

/** Runs in a page. Whether React has taken over what the edge rendered. */
export const isTakenOver = (): boolean =>
  Object.keys(document.querySelector('#root > *') ?? {}).some((name) => name.startsWith('__react'));
