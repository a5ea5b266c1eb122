import { fakeApi, NOW, raceFields } from '@paddock/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dayTip } from '../testing/fixtures.ts';
import { show } from '../testing/show.ts';

const TIP = '/api/v1/day-tip';
const FAVORITES = '/api/v1/races/favorites';
const headings = async () => {
  await screen.findByRole('region', { name: 'Trab-Tipp' });
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
};

beforeEach(() => vi.setSystemTime(NOW));

describe('the tips of the day', () => {
  test('TIPS-1 name the horse, its race and the reason, and lead to the race', async () => {
    fakeApi({ [TIP]: [dayTip('H', 'Blitz'), dayTip('T', 'Donner')], [FAVORITES]: [] });
    await show('/tipp-of-the-day');
    const tip = within(await screen.findByRole('region', { name: 'Galopp-Tipp' }));
    expect(tip.getByText('Blitz')).toBeTruthy();
    expect(tip.getByText('Lindenau R3 Preis der Linden, 13:20 Uhr')).toBeTruthy();
    expect(tip.getByText('Blitz ist in Form.')).toBeTruthy();
    expect(tip.getByRole('link', { name: 'Zum Rennen' }).getAttribute('href')).toBe('/race/7');
  });

  test('TIPS-2 a kind of racing without a tip keeps its place and says so', async () => {
    fakeApi({ [TIP]: [dayTip('T', 'Donner')], [FAVORITES]: [] });
    await show('/tipp-of-the-day');
    const gallop = within(await screen.findByRole('region', { name: 'Galopp-Tipp' }));
    expect(gallop.getByText('Heute ohne Tipp')).toBeTruthy();
  });

  test.each([
    ['/tipp-of-the-day', 'Trab-Tipp'],
    ['/tagestipp/trab', 'Trab-Tipp'],
    ['/tagestipp/galopp', 'Galopp-Tipp'],
  ])('TIPS-3 %s begins with the %s', async (url, first) => {
    fakeApi({ [TIP]: [dayTip('T', 'Donner'), dayTip('H', 'Blitz')], [FAVORITES]: [] });
    await show(url);
    expect((await headings())[0]).toBe(first);
  });

  test('TIPS-4 stand above the clearest favourites with their odds', async () => {
    const favorite = { race: raceFields(), startnr: 2, horse: { id: 1, name: 'Hagel' }, rider: null, odds: 150 };
    fakeApi({ [TIP]: [], [FAVORITES]: [favorite] });
    await show('/tipp-of-the-day', { locale: 'en' });
    const line = await screen.findByRole('link', { name: /2 Hagel Win odds 1\.5/ });
    expect(line.getAttribute('href')).toBe('/race/7');
  });
});
