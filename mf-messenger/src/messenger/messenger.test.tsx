import { apiQuery } from '@paddock/api';
import { getMe } from '@paddock/api/customer';
import { api, logOut, queryClient } from '@paddock/host';
import { accepted, customer, exampleOf, pass, refused } from '@paddock/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { useMessengerSession } from '../shared/use-messenger-session.ts';
import { bet, bookmark, message, tickerEntry } from '../testing/fixtures.ts';
import { BOOKMARKS, MESSAGES, page, showForCustomer, startMessenger, TICKER } from '../testing/show-messenger.tsx';

const FIRST_MESSAGES = `${MESSAGES}?page=1&pagination=10`;
const FIRST_BETS = '/api/v1/customer/me/wagers?page=1&pagination=10';
const ANSWERS = {
  [`${TICKER}/index`]: [tickerEntry()],
  [FIRST_MESSAGES]: page([message()]),
  [FIRST_BETS]: page([]),
  [BOOKMARKS]: [bookmark()],
};

beforeEach(startMessenger);

const selected = () => screen.getByRole('tab', { selected: true });

test.each([
  ['liveticker', `${TICKER}/index`, 1],
  ['notifications', FIRST_MESSAGES, 2],
  ['bets', FIRST_BETS, 2],
  ['bookmarks', BOOKMARKS, 1],
] as const)('[MESSENGERTABS-5] %s that cannot be had are asked for as often as specified', async (tab, call, times) => {
  const { asked } = await showForCustomer(tab, { ...ANSWERS, [call]: () => refused(503, 'down') });
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
  // React's strict mode reads twice at first.
  asked.length = 0;
  fireEvent.click(retry);
  await pass(5_000);
  expect(asked).toEqual(Array.from({ length: times }, () => call));
});

test.each([
  ['liveticker', `${TICKER}/index`, [tickerEntry()], `${TICKER}/refresh?id=1`, [tickerEntry({ id: 2 })]],
  ['notifications', FIRST_MESSAGES, page([message()]), `${MESSAGES}?latest_id_refresh=41`, page([message({ id: 42 })])],
  ['bets', FIRST_BETS, page([bet({ id: 1 })]), FIRST_BETS, page([bet({ id: 2 }), bet({ id: 1 })])],
] as const)('[FEED-4] new entries of %s wait while the list is paused', async (tab, first, known, later, news) => {
  const { answers } = await showForCustomer(tab, { ...ANSWERS, [first]: known });
  const entries = () => screen.findAllByRole('article');
  expect(await entries()).toHaveLength(1);
  const pause = screen.getByRole('button', { name: 'Anhalten', pressed: false });
  fireEvent.click(pause);
  answers[later] = news;
  await pass(15_000);
  expect(screen.getByRole('button', { name: '1 neuer Eintrag' })).toBeTruthy();
  expect(await entries()).toHaveLength(1);
  fireEvent.click(pause);
  expect(await entries()).toHaveLength(2);
});

describe('the tabs of a customer', () => {
  test('[MESSENGERTABS-1] [MESSENGERTABS-2] begin with the live ticker, are moved through by arrow keys, and the last one is remembered', async () => {
    await showForCustomer('liveticker', ANSWERS);
    await waitFor(() => expect(selected().textContent).toBe('Liveticker'));
    fireEvent.keyDown(selected(), { key: 'ArrowLeft' });
    expect(selected().textContent).toBe('Merkliste');
    expect(document.activeElement).toBe(selected());
    fireEvent.keyDown(selected(), { key: 'ArrowRight' });
    fireEvent.keyDown(selected(), { key: 'ArrowRight' });
    expect(selected().textContent).toBe('Nachrichten');
    expect(await screen.findByText(/gewonnen/)).toBeTruthy();
    expect(JSON.parse(sessionStorage.getItem('paddock.messenger') ?? '').state.lastActiveTab).toBe('notifications');
  });

  test('[MESSENGERTABS-3] go with the customer, and so does what they showed', async () => {
    await showForCustomer('notifications', ANSWERS);
    expect(await screen.findByText(/gewonnen/)).toBeTruthy();
    await act(() => logOut({ force: true }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Liveticker' })).toBeTruthy();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByText(/gewonnen/)).toBeNull();
    expect(useMessengerSession.getState()).toMatchObject({ lastActiveTab: 'liveticker', lastActiveFilter: 'live' });
  });

  test('[MESSENGERTABS-4] load only what is shown', async () => {
    const { asked } = await showForCustomer('liveticker', ANSWERS);
    expect(await screen.findByText(/Sturmvogel/)).toBeTruthy();
    expect(asked.filter((call) => /messages|wagers|bookmarks/.test(call))).toEqual([]);
  });
});

describe('the choice of a customer', () => {
  const PREFERENCES = 'PUT /api/v1/customer/me/preferences';
  const preferences = exampleOf('preferences') as ReturnType<typeof customer>['preferences'];
  const withLists = (country: string[]) => ({
    ...preferences,
    messenger: { country: country.map((code) => ({ code })), race_type: [], types: [] },
  });
  const FRENCH = `${TICKER}/index?country[]=FRA`;

  test('[TICKER-9] of the ticker comes from the preferences, and is kept there', async () => {
    const { answers, sent } = await showForCustomer('liveticker', {
      ...ANSWERS,
      '/api/v1/customer/me': customer({ preferences: withLists(['FRA']) }),
      '/api/v1/countries': [],
      [FRENCH]: [tickerEntry({ text: 'Aus Frankreich.' })],
    });
    answers[PREFERENCES] = () => {
      answers['/api/v1/customer/me'] = customer({ preferences: withLists([]) });
      return accepted(withLists([]));
    };
    fireEvent.click(await screen.findByRole('button', { name: 'Meine Auswahl (1)' }));
    expect(await screen.findByText(/Aus Frankreich/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
    fireEvent.click(screen.getByRole('button', { name: 'Auswahl leeren' }));
    expect(await screen.findByRole('button', { name: 'Meine Auswahl' })).toBeTruthy();
    await waitFor(() => expect(sent(PREFERENCES)).toEqual([{ messenger: { country: [], race_type: [], types: [] } }]));
  });

  test('[TICKER-12] leaves what another part of the page changed meanwhile, and the last of two presses counts', async () => {
    const { answers, sent } = await showForCustomer('liveticker', {
      ...ANSWERS,
      '/api/v1/customer/me': customer({ preferences: { ...withLists([]), odds_divisor: 100 } }),
      '/api/v1/countries': [],
      [`${TICKER}/index?types[]=odds_drop`]: [],
    });
    const arrivals: (() => void)[] = [];
    answers[PREFERENCES] = () => {
      const arrived = Promise.withResolvers<Response>();
      const body = sent(PREFERENCES).at(-1) as object;
      arrivals.push(() => arrived.resolve(accepted({ ...preferences, odds_divisor: 100, ...body })));
      return arrived.promise;
    };
    fireEvent.click(await screen.findByRole('button', { name: 'Filter' }));
    fireEvent.click(screen.getByRole('button', { name: 'Quote fällt' }));
    await screen.findByRole('button', { name: 'Meine Auswahl (1)' });
    fireEvent.click(screen.getByRole('button', { name: 'Quote fällt' }));
    await screen.findByRole('button', { name: 'Meine Auswahl' });
    const { queryKey } = apiQuery(api, getMe);
    answers['/api/v1/customer/me'] = customer({ preferences: { ...withLists([]), odds_divisor: 10 } });
    queryClient.setQueryData(
      queryKey,
      (me) => me && { ...me, preferences: { ...me.preferences, oddsDivisor: 10 as const } },
    );
    // The later answer first, if both are under way.
    await waitFor(() => expect(arrivals).not.toHaveLength(0));
    arrivals.pop()?.();
    await waitFor(() => expect(sent(PREFERENCES)).toHaveLength(2));
    arrivals.pop()?.();
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    screen.getByRole('button', { name: 'Meine Auswahl' });
    expect(queryClient.getQueryData(queryKey)?.preferences.oddsDivisor).toBe(10);
  });

  test('[TICKER-10] that cannot be kept goes back to what it was, and says so', async () => {
    await showForCustomer('liveticker', {
      ...ANSWERS,
      '/api/v1/customer/me': customer({ preferences: withLists(['FRA']) }),
      '/api/v1/countries': [],
      [FRENCH]: [],
      [PREFERENCES]: () => refused(503, 'down'),
    });
    await screen.findByRole('button', { name: 'Meine Auswahl (1)' });
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
    fireEvent.click(screen.getByRole('button', { name: 'Auswahl leeren' }));
    expect(await screen.findByText(/konnte nicht gespeichert werden/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Meine Auswahl (1)' })).toBeTruthy();
  });
});
