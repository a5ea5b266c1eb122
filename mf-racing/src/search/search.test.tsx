import type { components } from '@paddock/api';
import { accepted, fakeApi, refused, showPiece } from '@paddock/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import { pathOfResult, type SearchResult } from './search.model.ts';
import { SearchSlot } from './search.slot.tsx';

type Wire = components['schemas']['SearchResult'];

const SEARCH = '/api/v1/search?search=stern&pagination=50';

const result = (type: string, name: string, facts: Partial<Wire> = {}) => ({
  id: `${type}:${name}:${facts.date}`,
  type,
  ref: 1,
  name,
  country: 'DEU',
  track_name: 'Köln',
  date: '2026-11-21',
  race_id: null,
  race_number: null,
  post_time: null,
  ...facts,
});

const inRace = (race_id: number) => ({ race_id, race_number: 4, post_time: '2026-11-21T13:20:00Z' });

const FOUND = [
  result('horse', 'Sternschnuppe', { ref: 4001, ...inRace(11) }),
  result('trainer', 'S. Stern', inRace(13)),
  result('track', 'Sternheim', { track_name: null }),
  result('meeting', 'Sternheim', { track_name: 'Sternheim' }),
  result('meeting', 'Sternheim', { track_name: 'Sternheim', date: '2026-11-24' }),
  result('race', 'Sternpreis', inRace(12)),
];

const show = () => showPiece('mf-racing', remote, <SearchSlot phrase="stern" />);
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('[FIND-1] [FIND-2] tracks, meetings, races, horses and people are found, as links by kind', async () => {
  fakeApi({ [SEARCH]: FOUND });
  await show();
  await screen.findByRole('link', { name: /Sternschnuppe/ });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Rennbahnen',
    'Renntage',
    'Rennen',
    'Pferde',
    'Reiter, Fahrer und Trainer',
  ]);
  const href = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href(/Sternschnuppe/)).toBe('/horse/4001');
  expect(href(/Sternpreis/)).toBe('/race/12');
  expect(said()).toContain('6 Treffer');
});

test('[FIND-6] [FIND-7] results of the same name are told apart, the soonest first', async () => {
  fakeApi({ [SEARCH]: FOUND });
  await show();
  await screen.findByRole('link', { name: /Sternschnuppe/ });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Sternheim Deutschland',
    'Sternheim Sa, 21.11.2026',
    'Sternheim Di, 24.11.2026',
    'Sternpreis Köln R4 Sa, 21.11.2026, 14:20\u00a0Uhr',
    'Sternschnuppe Köln R4 Sa, 21.11.2026, 14:20\u00a0Uhr',
    'S. Stern Köln R4 Sa, 21.11.2026, 14:20\u00a0Uhr',
  ]);
});

test('[FIND-3] a day that is over leads to its results, any other to its races', () => {
  const track = { raceId: null, date: '2026-11-20' } as SearchResult;
  expect(pathOfResult(track, '2026-11-21')).toBe('/results/2026-11-20');
  expect(pathOfResult(track, '2026-11-20')).toBe('/races/2026-11-20');
  expect(pathOfResult({ ...track, type: 'meeting', ref: 5 }, '2026-11-20')).toBe('/races/2026-11-20?meeting=5');
  expect(pathOfResult({ ...track, type: 'meeting', ref: 5 }, '2026-11-21')).toBe('/results/2026-11-20?meeting=5');
});

test('[FIND-6] a race in the evening abroad has the day of our clocks', async () => {
  fakeApi({ [SEARCH]: [result('race', 'Sternpreis', { ...inRace(12), post_time: '2026-11-22T02:36:00Z' })] });
  await show();
  expect((await screen.findByRole('link')).textContent).toBe('Sternpreis Köln R4 So, 22.11.2026, 03:36\u00a0Uhr');
});

test('[FIND-8] the number of results is that of the links, of each kind the first six', async () => {
  fakeApi({ [SEARCH]: Array.from({ length: 8 }, (_, at) => result('horse', `Stern ${at}`, { ref: at })) });
  await show();
  expect(await screen.findAllByRole('link')).toHaveLength(6);
  expect(said()).toContain('6 Treffer');
});

test('[FIND-4] a phrase that finds nothing says so', async () => {
  fakeApi({ [SEARCH]: [] });
  await show();
  await waitFor(() => expect(said()).toContain('Dazu haben wir nichts gefunden.'));
});

test('[FIND-5] a search that fails says so in its place, and can be retried', async () => {
  const answers: Record<string, Response> = {};
  fakeApi({ [SEARCH]: () => (answers.now ?? refused(503, 'unavailable')).clone() });
  await show();
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
  expect(said()).toContain('Die Suche ist gerade nicht erreichbar.');
  answers.now = accepted(FOUND);
  fireEvent.click(retry);
  await screen.findByRole('link', { name: /Sternpreis/ });
});
