import { fakeApi, raceFields } from '@paddock/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slipStore } from '../shared/betting/slip.store.ts';
import { emptySlip } from '../testing/empty-slip.ts';
import { dayTip, pool, race, runner, wagerTypes } from '../testing/fixtures.ts';
import { show } from '../testing/show.ts';

const TIP = '/api/v1/day-tip';
const FAVORITES = '/api/v1/races/favorites';
const headings = async () => {
  await screen.findByRole('region', { name: 'Trab-Tipp' });
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
};

describe('the tips of the day', () => {
  test('[TIPS-1] name the horse, its race and the reason, and lead to the race', async () => {
    fakeApi({ [TIP]: [dayTip('H', 'Blitz'), dayTip('T', 'Donner')], [FAVORITES]: [] });
    await show('/tipp-of-the-day');
    const tip = within(await screen.findByRole('region', { name: 'Galopp-Tipp' }));
    expect(tip.getByText('Blitz')).toBeTruthy();
    expect(tip.getByText('Lindenau R3 Preis der Linden, 13:20 Uhr')).toBeTruthy();
    expect(tip.getByText('Blitz ist in Form.')).toBeTruthy();
    expect(tip.getByRole('link', { name: 'Zum Rennen' }).getAttribute('href')).toBe('/race/7');
  });

  test('[TIPS-2] a kind of racing without a tip keeps its place and says so', async () => {
    fakeApi({ [TIP]: [dayTip('T', 'Donner')], [FAVORITES]: [] });
    await show('/tipp-of-the-day');
    const gallop = within(await screen.findByRole('region', { name: 'Galopp-Tipp' }));
    expect(gallop.getByText('Heute ohne Tipp')).toBeTruthy();
  });

  test.each([
    ['/tipp-of-the-day', 'Trab-Tipp'],
    ['/tagestipp/trab', 'Trab-Tipp'],
    ['/tagestipp/galopp', 'Galopp-Tipp'],
  ])('[TIPS-3] %s begins with the %s', async (url, first) => {
    fakeApi({ [TIP]: [dayTip('T', 'Donner'), dayTip('H', 'Blitz')], [FAVORITES]: [] });
    await show(url);
    expect((await headings())[0]).toBe(first);
  });

  test('[TIPS-4] stand above the clearest favourites with their odds', async () => {
    const favorite = { race: raceFields(), startnr: 2, horse: { id: 1, name: 'Hagel' }, rider: null, odds: 150 };
    fakeApi({ [TIP]: [], [FAVORITES]: [favorite] });
    await show('/tipp-of-the-day', { locale: 'en' });
    const line = await screen.findByRole('link', { name: /2 Hagel$/ });
    expect(line.getAttribute('href')).toBe('/race/7');
    expect(screen.getByRole('button', { name: 'Win, no. 2 Hagel, odds 1.50' })).toBeTruthy();
  });

  test('[TIPS-5] the odds of a tip and of a favourite put it into the slip', async () => {
    await emptySlip();
    fakeApi({
      [TIP]: [dayTip('T', 'Donner')],
      [FAVORITES]: [{ race: raceFields(), startnr: 2, horse: { id: 1, name: 'Hagel' }, rider: null, odds: 150 }],
      '/api/v1/races/7': race({ runners: [runner(2, 'Hagel'), runner(4, 'Donner')], pools: [pool('WIN')] }),
      '/api/v1/wager-types': wagerTypes(),
    });
    await show('/tipp-of-the-day');
    const horses = () => slipStore.current()?.tickets.map(({ pool: name, draft }) => [name, draft.marks.horses]);
    const tip = await screen.findByRole('button', { name: 'Sieg, Nr. 4 Donner, Quote 3,40' });
    act(() => tip.click());
    await waitFor(() => expect(horses()).toEqual([['WIN', [4]]]));
    const favorite = screen.getByRole('button', { name: 'Sieg, Nr. 2 Hagel, Quote 1,50' });
    act(() => favorite.click());
    await waitFor(() => expect(horses()).toEqual([['WIN', [4, 2]]]));
  });
});
