import { provideShellServices, useRefreshTasks } from '@paddock/host/shell';
import { accepted, fakeApi, NOW, refused, showPiece } from '@paddock/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import remote from '../../remote.ts';
import { useMessengerSession } from '../../shared/use-messenger-session.ts';
import { tickerEntry } from '../../testing/fixtures.ts';
import { NO_FILTER } from './filter/ticker-filter.model.ts';
import { useDeviceFilter } from './filter/use-device-filter.ts';

const { ticker: Panel } = remote.panels;
const TICKER = '/api/v1/liveticker';
const refreshOf = (id: number) => `${TICKER}/refresh?id=${id}`;
const COUNTRIES = [
  { code: 'DEU', name_de: 'Deutschland', name_en: 'Germany', position: 1 },
  { code: 'FRA', name_de: 'Frankreich', name_en: 'France', position: 2 },
];

const start = useMessengerSession.getInitialState();
beforeEach(() => {
  useMessengerSession.setState(start, true);
  useDeviceFilter.setState({ filter: NO_FILTER });
});

const show = (locale?: 'en') => showPiece('mf-messenger', remote, <Panel />, locale && { locale });
const feed = () => screen.findByRole('feed', { name: /Live/ });
const texts = async () =>
  within(await feed())
    .getAllByRole('article')
    .map(({ textContent }) => textContent);

/** Lets time pass, with the refresh queue. */
const pass = async (ms: number) => {
  await act(() => vi.advanceTimersByTimeAsync(ms));
};

/** The ticker with fake timers. */
const showRefreshed = async () => {
  vi.useFakeTimers({ now: new Date(NOW), shouldAdvanceTime: true });
  await show();
  await feed();
};

describe('the live ticker', () => {
  test('[TICKER-11] waits for hints unless the reader does not want that, on this device', async () => {
    fakeApi({ [`${TICKER}/index`]: [tickerEntry()], '/api/v1/countries': COUNTRIES });
    await show();
    await feed();
    const hinted = () => [...useRefreshTasks.getState().tasks, ...remote.tasks].map(({ hintedBy }) => hintedBy);
    expect(hinted()).toEqual(['ticker', 'messages']);
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
    fireEvent.click(screen.getByRole('button', { name: 'Sofort anzeigen', pressed: true }));
    expect(hinted()).toEqual([undefined, undefined]);
    expect(localStorage.getItem('paddock.ticker-permission')).toContain('false');
    fireEvent.click(screen.getByRole('button', { name: 'Sofort anzeigen', pressed: false }));
    expect(hinted()).toEqual(['ticker', 'messages']);
  });

  test('[TICKER-1] shows each entry with time, kind and text, the newest first, and leads to its race', async () => {
    fakeApi({ [`${TICKER}/index`]: [tickerEntry({ id: 2, text: 'Lindenau, 3. Rennen: gestartet.' }), tickerEntry()] });
    onTestFinished(provideShellServices({ links: () => ({ race: '/race/:id' }) }));
    await show();
    const [newest, older] = within(await feed()).getAllByRole('article');
    expect(newest?.textContent).toMatch(/13:00\s*Start.*gestartet/);
    expect(within(older as HTMLElement).getByRole('link')).toHaveProperty('pathname', '/race/7');
    expect(older?.textContent).toContain('Sturmvogel');
  });

  test('[FEED-1] has a date above the first entry of each day', async () => {
    fakeApi({
      [`${TICKER}/index`]: [
        tickerEntry({ id: 3 }),
        tickerEntry({ id: 2 }),
        tickerEntry({ id: 1, at: '2026-11-20T18:00:00Z' }),
      ],
    });
    await show();
    await feed();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Sa, 21.11.2026',
      'Fr, 20.11.2026',
    ]);
  });

  test('[TICKER-2] says in English what happens', async () => {
    fakeApi({ [`${TICKER}/index`]: [tickerEntry({ type: 'non_runner' })] });
    await show('en');
    expect((await texts())[0]).toContain('Non-runner');
    expect(screen.getByRole('heading', { level: 2, name: 'Live ticker' })).toBeTruthy();
  });

  test('[TICKER-3] says that nothing has happened', async () => {
    fakeApi({ [`${TICKER}/index`]: [] });
    await show();
    expect(await screen.findByText('Keine Einträge')).toBeTruthy();
  });

  test('[TICKER-4] that cannot be had says so and offers a retry', async () => {
    const { answers } = fakeApi({ [`${TICKER}/index`]: () => refused(503, 'down') });
    await show();
    const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
    answers[`${TICKER}/index`] = [tickerEntry()];
    fireEvent.click(retry);
    expect(await texts()).toHaveLength(1);
  });

  test('[GROWING-5] gets longer by older entries, and says when they cannot be had', async () => {
    const page = Array.from({ length: 20 }, (_, at) => tickerEntry({ id: 40 - at }));
    const { answers } = fakeApi({ [`${TICKER}/index`]: page, [`${TICKER}/older?id=21`]: () => refused(503, 'down') });
    await show();
    const older = await screen.findByRole('button', { name: 'Ältere anzeigen' });
    fireEvent.click(older);
    expect(await screen.findByText(/gerade nicht zu haben/)).toBeTruthy();
    answers[`${TICKER}/older?id=21`] = [tickerEntry({ id: 20, text: 'Die älteste.' })];
    fireEvent.click(older);
    await screen.findByText('Die älteste.');
    expect(await texts()).toHaveLength(21);
    expect(screen.queryByRole('button', { name: 'Ältere anzeigen' })).toBeNull();
  });

  test('[GROWING-5] says nothing of the older entries of another choice', async () => {
    const page = Array.from({ length: 20 }, (_, at) => tickerEntry({ id: 40 - at }));
    useDeviceFilter.setState({ filter: { ...NO_FILTER, country: ['FRA'] } });
    fakeApi({
      [`${TICKER}/index`]: page,
      [`${TICKER}/older?id=21`]: () => refused(503, 'down'),
      [`${TICKER}/index?country[]=FRA`]: page.map((entry) => ({ ...entry, text: 'Aus Frankreich.' })),
      '/api/v1/countries': COUNTRIES,
    });
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Ältere anzeigen' }));
    await screen.findByText(/gerade nicht zu haben/);
    fireEvent.click(screen.getByRole('button', { name: /^Meine Auswahl/ }));
    await screen.findAllByText(/Aus Frankreich/);
    expect(screen.getByRole('button', { name: 'Ältere anzeigen' })).toBeTruthy();
    expect(screen.queryByText(/gerade nicht zu haben/)).toBeNull();
  });
});

describe('new entries', () => {
  test('[FEED-2] appear at once while nobody reads', async () => {
    fakeApi({ [`${TICKER}/index`]: [tickerEntry()], [refreshOf(1)]: [tickerEntry({ id: 2, text: 'Neu.' })] });
    await showRefreshed();
    await pass(15_000);
    expect((await texts())[0]).toContain('Neu.');
  });

  test('[FEED-3] wait behind a button while an entry has the focus, and come when it is pressed', async () => {
    fakeApi({
      [`${TICKER}/index`]: [tickerEntry()],
      [refreshOf(1)]: [tickerEntry({ id: 3 }), tickerEntry({ id: 2, text: 'Neu.' })],
      [refreshOf(3)]: [],
    });
    await showRefreshed();
    fireEvent.keyDown(screen.getByRole('link'), { key: 'Tab' });
    act(() => screen.getByRole('link').focus());
    await pass(15_000);
    expect(await texts()).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: '2 neue Einträge' }));
    expect(await texts()).toHaveLength(3);
    expect(document.activeElement).toBe(await feed());
  });

  test('[GROWING-6] of a long absence come page by page, without a gap', async () => {
    const first = Array.from({ length: 100 }, (_, at) => tickerEntry({ id: 101 - at }));
    fakeApi({
      [`${TICKER}/index`]: [tickerEntry()],
      [refreshOf(1)]: first,
      [refreshOf(101)]: [tickerEntry({ id: 102, text: 'Die neueste.' })],
    });
    await showRefreshed();
    await pass(15_000);
    expect(await texts()).toHaveLength(102);
    expect((await texts())[0]).toContain('Die neueste.');
  });
});

test('[FEED-5] Page Down and Page Up lead from entry to entry', async () => {
  fakeApi({ [`${TICKER}/index`]: [tickerEntry({ id: 2 }), tickerEntry()] });
  await show();
  const [first, second] = within(await feed()).getAllByRole('article');
  act(() => first?.focus());
  fireEvent.keyDown(first as HTMLElement, { key: 'PageDown' });
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(second as HTMLElement, { key: 'PageUp' });
  expect(document.activeElement).toBe(first);
});

describe('the choice of a visitor', () => {
  test('[TICKER-5] [TICKER-6] narrows the ticker by country, race type and kind, and stays on the device', async () => {
    const own = `${TICKER}/index?country[]=FRA&race_type[]=T&types[]=odds_drop`;
    const { asked } = fakeApi({
      [`${TICKER}/index`]: [tickerEntry()],
      [`${TICKER}/index?types[]=odds_drop`]: [],
      [`${TICKER}/index?race_type[]=T&types[]=odds_drop`]: [],
      [own]: [tickerEntry({ id: 5, text: 'Aus Frankreich.' })],
      '/api/v1/countries': COUNTRIES,
    });
    const { unmount } = await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Filter' }));
    fireEvent.click(screen.getByRole('button', { name: 'Quote fällt' }));
    fireEvent.click(screen.getByRole('button', { name: 'Trab' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Frankreich' }));
    expect(await screen.findByText(/Aus Frankreich/)).toBeTruthy();
    expect(asked.map(decodeURIComponent)).toContain(own);
    unmount();
    await useDeviceFilter.persist.rehydrate();
    await show();
    expect(await screen.findByRole('button', { name: 'Meine Auswahl (3)', pressed: true })).toBeTruthy();
  });

  test('[TICKER-7] rests while everything is asked for', async () => {
    useDeviceFilter.setState({ filter: { ...NO_FILTER, country: ['FRA'] } });
    useMessengerSession.setState({ lastActiveFilter: 'own' });
    fakeApi({
      [`${TICKER}/index`]: [tickerEntry()],
      [`${TICKER}/index?country%5B%5D=FRA`]: () => accepted([]),
      [`${TICKER}/index?country[]=FRA`]: () => accepted([]),
    });
    await show();
    expect(await screen.findByText('Keine Einträge')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Alles' }));
    expect(await texts()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Meine Auswahl (1)' })).toBeTruthy();
  });

  test('[TICKER-8] that was kept by another build loses the codes that the ticker refuses', async () => {
    localStorage.setItem(
      'paddock.ticker-filter',
      JSON.stringify({ state: { filter: { country: ['FRA', 7], raceType: 'T', types: ['gossip', 'race_off'] } } }),
    );
    await useDeviceFilter.persist.rehydrate();
    expect(useDeviceFilter.getState().filter).toEqual({ country: ['FRA'], raceType: [], types: ['race_off'] });
  });
});
