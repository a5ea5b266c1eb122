import { fakeApi } from '@paddock/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { nextRace, race } from '../testing/fixtures.ts';
import { show } from '../testing/show.ts';

test('[CARD-14] a classic id is read as one, and the slot gets the id of the race', async () => {
  const { asked } = fakeApi({ '/api/v1/races/4711?is_classic=1': race({ livestream_id: 12 }) });
  await show('/race/classic/4711');
  expect(screen.getByRole('heading', { level: 1, name: 'Preis der Linden' })).toBeTruthy();
  expect(asked).not.toContain('/api/v1/races/4711');
  expect(screen.getByTestId('race.stream').textContent).toBe('{"raceId":7}');
});

test('[CARD-15] the pop-up shows the race in the empty layout', async () => {
  fakeApi({ '/api/v1/races/7': race() });
  const { router } = await show('/race/detailspopup/7');
  expect(screen.getByRole('heading', { level: 1, name: 'Preis der Linden' })).toBeTruthy();
  expect(router.state.matches.at(-1)?.route.handle).toEqual({ layout: 'empty' });
});

test('[CARD-39] the pop-up has no slip: odds are plain text, and no pool offers a bet', async () => {
  fakeApi({ '/api/v1/races/7': race() });
  const { visit } = await show('/race/7');
  const bets = () => screen.queryAllByRole('button', { name: /^(Sieg,|Wetten:)/ });
  expect(bets()).not.toEqual([]);
  await visit('/race/detailspopup/7?bet=EXA');
  await waitFor(() => expect(bets()).toEqual([]));
  expect(screen.getByRole('heading', { level: 1, name: 'Preis der Linden' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Anmelden' })).toBeNull();
});

test('[CARD-16] without an id it leads to the next race', async () => {
  fakeApi({ '/api/v1/races/next': [nextRace()], '/api/v1/races/7': race() });
  const { router } = await show('/race/detailspopup');
  expect(screen.getByRole('heading', { level: 1, name: 'Preis der Linden' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/race/detailspopup/7');
});

test('[CARD-17] says so if no race is open, in the empty layout too', async () => {
  fakeApi({ '/api/v1/races/next': [] });
  const { router } = await show('/race/detailspopup');
  expect(screen.getByText('Zurzeit ist kein Rennen offen')).toBeTruthy();
  expect(router.state.matches.at(-1)?.route.handle).toEqual({ layout: 'empty' });
});

test.each(['/race/classic/abc', '/race/classic/0', '/race/detailspopup/7a', '/race/classic/8', '/race/detailspopup/8'])(
  '[CARD-18] %s is not found',
  async (url) => {
    fakeApi({});
    await show(url);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404');
  },
);
