import { usePanels } from '@paddock/host';
import { accepted, refused } from '@paddock/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { createFakeSource } from '../../testing/fake-source.ts';
import { showShell } from '../../testing/show-shell.tsx';
import { pathOfResult, type SearchResult } from './search.model.ts';
import { SEARCH_DELAY_MS } from './use-search.ts';
// Here before the first test looks for it.
import './search.panel.tsx';

const result = (type: string, name: string, raceId: number | null = null) => ({
  id: `${type}:${name}`,
  type,
  ref: 1,
  name,
  country: 'DEU',
  track_name: 'Köln',
  date: '2026-11-21',
  race_id: raceId,
});

const FOUND = [
  result('race', 'Sternpreis', 12),
  result('horse', 'Sternschnuppe', 11),
  result('trainer', 'S. Stern', 13),
  result('track', 'Sternheim'),
];

const searches = () => asked.filter(({ line }) => line.includes('/search')).map(({ line }) => line);
const field = () => screen.findByRole<HTMLInputElement>('searchbox');
const type = async (text: string) => fireEvent.change(await field(), { target: { value: text } });
const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

let answers: ReturnType<typeof fakeApi>['answers'];
let asked: ReturnType<typeof fakeApi>['asked'];

beforeEach(() => {
  ({ answers, asked } = fakeApi({ 'GET /api/v1/search': accepted(FOUND) }));
  showShell(createFakeSource({}), '/');
  act(() => usePanels.getState().show('search'));
});

afterEach(() => {
  act(() => usePanels.getState().close());
  vi.useRealTimers();
});

describe('the search', () => {
  it('[SHELL-59] finds horses, tracks, races and people, as links by kind', async () => {
    await type('stern');
    await screen.findByRole('link', { name: /Sternschnuppe/ });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Pferde',
      'Rennbahnen',
      'Rennen',
      'Reiter, Fahrer und Trainer',
    ]);
    const href = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href(/Sternschnuppe/)).toBe('/race/11');
    expect(href(/Sternpreis/)).toBe('/race/12');
    expect(said()).toContain('4 Treffer');
  });

  it('[SHELL-59] of a day that is over, the results are shown; of others, the races', () => {
    const track = { raceId: null, date: '2026-11-20' } as SearchResult;
    expect(pathOfResult(track, '2026-11-21')).toBe('/results/2026-11-20');
    expect(pathOfResult(track, '2026-11-20')).toBe('/races/2026-11-20');
    expect(pathOfResult({ ...track, type: 'meeting', ref: 5 }, '2026-11-20')).toBe('/races/2026-11-20?meeting=5');
  });

  it('[SHELL-59] asks once nobody has typed for 250 ms, and from two characters on', async () => {
    await field();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await type('s');
    await act(() => vi.advanceTimersByTimeAsync(SEARCH_DELAY_MS));
    expect(searches()).toEqual([]);
    expect(said()).toContain('Bitte geben Sie mindestens zwei Zeichen ein.');
    await type('st');
    await act(() => vi.advanceTimersByTimeAsync(SEARCH_DELAY_MS - 100));
    await type('ste ');
    await act(() => vi.advanceTimersByTimeAsync(SEARCH_DELAY_MS - 100));
    expect(searches()).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(searches()).toEqual(['GET /api/v1/search?search=ste&pagination=50']);
  });

  it('[SHELL-59] is gone through by arrow keys, and Enter in the field takes the first', async () => {
    await type('stern');
    const first = await screen.findByRole('link', { name: /Sternschnuppe/ });
    (await field()).focus();
    press('ArrowDown');
    expect(document.activeElement).toBe(first);
    press('ArrowDown');
    expect(document.activeElement?.textContent).toContain('Sternheim');
    press('ArrowUp');
    press('ArrowUp');
    expect(document.activeElement).toBe(await field());
    fireEvent.submit(screen.getByRole('search'));
    await waitFor(() => expect(window.location.pathname).toBe('/race/11'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Suche' })).toBeNull());
  });

  it('[SHELL-59] says when it found nothing', async () => {
    answers['GET /api/v1/search'] = accepted([]);
    await type('xyz');
    await waitFor(() => expect(said()).toContain('Dazu haben wir nichts gefunden.'));
  });

  it('[SHELL-59] says when it cannot be reached, in its place, and tries again', async () => {
    answers['GET /api/v1/search'] = refused(503, 'unavailable');
    await type('stern');
    const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
    expect(said()).toContain('Die Suche ist gerade nicht erreichbar.');
    answers['GET /api/v1/search'] = accepted(FOUND);
    fireEvent.click(retry);
    await screen.findByRole('link', { name: /Sternpreis/ });
  });
});
