import { brotliCompressSync } from 'node:zlib';
import { queryClient } from '@paddock/host';
import { expectWhole, fakeApi, meetingFields, raceFields, refused, toldFailures } from '@paddock/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import config from '../remote.config.ts';
import remote from './remote.ts';
import {
  changedRace,
  dayTip,
  headToHeadRace,
  horse,
  longTermRace,
  meeting,
  nonRunner,
  pool,
  premiumOffer,
  race,
  raceResult,
  results,
  riderChange,
  teamBet,
  wagerTypes,
} from './testing/fixtures.ts';
import { show } from './testing/show.ts';

test('[RACING-1] the URLs that are claimed are the URLs that are served, and no others', async () => {
  await expectWhole(config, remote);
});

test.each(['de', 'en'] as const)(
  '[RACING-14] the texts of all pages (%s) are at most 4.5 kB compressed',
  async (locale) => {
    const { default: texts } = await remote.messages[locale]();
    expect(brotliCompressSync(JSON.stringify(texts)).length).toBeLessThanOrEqual(4608);
  },
);

test.each([
  ['/', 'Pferderennen und Wetten · Paddock', 'Horse racing and betting · Paddock'],
  ['/races/2026-11-21', 'Rennen am Sa, 21.11.2026 · Paddock', 'Races on Sat, 21.11.2026 · Paddock'],
  ['/race/7', 'Lindenau R3 Preis der Linden · Paddock', 'Lindenau R3 Preis der Linden · Paddock'],
  ['/results/2026-11-21', 'Ergebnisse am Sa, 21.11.2026 · Paddock', 'Results of Sat, 21.11.2026 · Paddock'],
  ['/horse/4001', 'Sturmvogel · Paddock', 'Sturmvogel · Paddock'],
  ['/nichtstarter', 'Nichtstarter am Sa, 21.11.2026 · Paddock', 'Non-runners on Sat, 21.11.2026 · Paddock'],
  ['/reiterwechsel', 'Reiterwechsel am Sa, 21.11.2026 · Paddock', 'Rider changes on Sat, 21.11.2026 · Paddock'],
  ['/renntagaenderungen', 'Renntagänderungen am 21.11.2026 · Paddock', 'Race day changes on 21.11.2026 · Paddock'],
  ['/starterindex', 'Starterindex am Sa, 21.11.2026 · Paddock', 'Starter index of Sat, 21.11.2026 · Paddock'],
  ['/videoarchive', 'Videoarchiv vom Fr, 20.11.2026 · Paddock', 'Video archive of Fri, 20.11.2026 · Paddock'],
  ['/tagestipp/trab', 'Tipps des Tages · Paddock', 'Tips of the day · Paddock'],
  ['/h2h', 'Head-to-Head · Paddock', 'Head-to-head · Paddock'],
  ['/ltm', 'Langzeitwetten · Paddock', 'Long-term bets · Paddock'],
  ['/sqp', 'SQP – die Schnellwette auf deutsche Rennen · Paddock', 'SQP: the quick bet on German races · Paddock'],
  ['/blackRed', 'Black & Red · Paddock', 'Black & Red · Paddock'],
  ['/wettrechner', 'Wettrechner · Paddock', 'Bet calculator · Paddock'],
  ['/liga', 'Wettstarliga · Paddock', 'Wettstar league · Paddock'],
  ['/teamwette', 'Teamwetten · Paddock', 'Team bets · Paddock'],
  ['/teamwette/41', 'Sieg: R3 Preis der Linden · Paddock', 'Win: R3 Preis der Linden · Paddock'],
  [
    `/teamwette/unsubscribe/teamtip/${'a1'.repeat(16)}`,
    'Teamtip Abmeldung · Paddock',
    'Team tip unsubscription · Paddock',
  ],
  ['/race', 'Alles rund ums Rennen · Paddock', 'All about the races · Paddock'],
])('[RACING-2] %s has one h1, headings in order, and its title in both languages', async (url, german, english) => {
  const changes = [{ ...meetingFields, races: [changedRace([nonRunner(4, 'Blitz')])] }];
  fakeApi({
    '/api/v1/countries': [],
    '/api/v1/wager-types': wagerTypes(),
    '/api/v1/nonrunners': changes,
    '/api/v1/riderchanges': [{ ...meetingFields, races: [changedRace([riderChange(4, 'Blitz')])] }],
    '/api/v1/countries/participants/horse': [{ country: 'DEU', participants: [] }],
    '/api/v1/meetings/archive': [{ ...meetingFields, races: [raceFields()] }],
    '/api/v1/overview/meetings': [],
    '/api/v1/premium/sqp': { type: 'sqp', active: true, offers: [premiumOffer('WIN')] },
    '/api/v1/results': [
      results(raceResult({ placed: [{ place: 1, startnr: 2, horse: 'A', rider: null, odds: null }] })),
    ],
    '/api/v1/league/campaigns': [],
    '/api/v1/league/rankings': [],
    '/api/v1/league/tracks': [],
    '/api/v1/teamtips': [teamBet()],
    '/api/v1/teamtips/41': teamBet(),
    '/api/v1/day-tip': [dayTip('T', 'Blitz')],
    '/api/v1/races/h2h': [headToHeadRace([pool('H2H_5_10')])],
    '/api/v1/races/ltm': [longTermRace()],
    '/api/v1/races/next': [],
    '/api/v1/meetings': [meeting()],
    '/api/v1/meetings?date=2026-11-21': [meeting()],
    '/api/v1/races/7': race(),
    '/api/v1/horses/4001?page=1': horse(),
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

test.each([
  '/',
  '/races',
  '/race/7',
  '/race/classic/7',
  '/horse/4001',
  '/results',
  '/nichtstarter',
  '/reiterwechsel',
  '/renntagaenderungen',
  '/starterindex',
  '/videoarchive',
  '/tipp-of-the-day',
  '/h2h',
  '/ltm',
  '/spot',
  '/blackRed',
  '/liga',
  '/teamwette',
  '/teamwette/41',
  '/race',
])('[RACING-6] %s that cannot be read says so in its places, and no alert of the shell besides', async (url) => {
  vi.stubGlobal('fetch', async () => refused(503, 'down'));
  const told = toldFailures();
  await show(url);
  expect(await screen.findAllByRole('alert')).not.toHaveLength(0);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(told).toEqual([]);
});
