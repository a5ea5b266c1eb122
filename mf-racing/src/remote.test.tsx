import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import config from '../remote.config.ts';
import remote from './remote.ts';
import { fakeApi } from './testing/fake-api.ts';
import { meeting, race, results } from './testing/fixtures.ts';
import { show } from './testing/show.tsx';

test('RACE-25 the URLs that are claimed are the URLs that are served, each by the module that it names', async () => {
  expect(config.claims.routes?.map(({ path }) => path)).toEqual(remote.routes.map(({ path }) => path));
  for (const [at, { module }] of (config.claims.routes ?? []).entries()) {
    expect(await remote.routes[at]?.lazy()).toBe(await import(/* @vite-ignore */ module.replace('./src', '.')));
  }
});

test.each([
  ['/', 'Pferderennen und Wetten · Paddock', 'Horse racing and betting · Paddock'],
  ['/races/2026-11-21', 'Rennen am Sa, 21.11.2026 · Paddock', 'Races on Sat, 21.11.2026 · Paddock'],
  ['/race/7', 'Lindenau R3 Preis der Linden · Paddock', 'Lindenau R3 Preis der Linden · Paddock'],
  ['/results/2026-11-21', 'Ergebnisse am Sa, 21.11.2026 · Paddock', 'Results of Sat, 21.11.2026 · Paddock'],
])('RACE-25 %s has one h1, headings in order, and its title in both languages', async (url, german, english) => {
  fakeApi({
    '/api/v1/races/next': [],
    '/api/v1/meetings': [meeting()],
    '/api/v1/meetings?date=2026-11-21': [meeting()],
    '/api/v1/races/7': race(),
    '/api/v1/results?date=2026-11-21': [results()],
  });
  for (const [locale, title] of [
    ['de', german],
    ['en', english],
  ] as const) {
    const { unmount } = await show(url, { locale });
    await screen.findAllByRole('heading', { level: 2 });
    expect(document.title).toBe(title);
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, at) => level - (levels[at - 1] ?? 0) > 1)).toEqual([]);
    unmount();
  }
});
