import { fakeApi, NOW } from '@paddock/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { countries, longTermRace, pool, race, runner } from '../testing/fixtures.ts';
import { show } from '../testing/show.ts';

const MARKETS = '/api/v1/races/ltm';

beforeEach(() => vi.setSystemTime(NOW));

describe('the long-term bets', () => {
  test('LTM-1 LTM-2 LTM-3 LTM-8 are listed by day: closing time, lowest stake, age of the odds, and the horses', async () => {
    fakeApi({ [MARKETS]: [longTermRace()] });
    await show('/ltm');
    const day = within(await screen.findByRole('region', { name: 'Sa, 05.12.2026' }));
    const market = within(day.getByRole('article', { name: 'Großer Preis der Linden' }));
    expect(market.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Blitz Katrin Ahlers3,00',
      'Donner Katrin Ahlers3,50',
      'Hagel Katrin Ahlers4,00',
    ]);
    expect(market.getByText(/bis 28\.11\.2026 13:38 Uhr · ab 1\s€ · Quoten vom 21\.11\.2026 12:00 Uhr/)).toBeTruthy();
    expect(market.getByRole('link', { name: 'Blitz' }).getAttribute('href')).toMatch(/^\/horse\/\d+$/);
    fireEvent.click(market.getByRole('button', { name: 'Alle 4 Pferde zeigen' }));
    expect(market.getAllByRole('listitem')).toHaveLength(4);
  });

  test('LTM-6 LTM-7 each leads to its card, where the market is a column of odds and a pool', async () => {
    const odds = [{ startnr: 1, odds: 450, max: null }];
    fakeApi({
      [MARKETS]: [longTermRace()],
      '/api/v1/races/20261201?is_classic=1': race({
        runners: [
          runner(1, 'Blitz', { odds: { current: null, previous: null, reference: null, at: null, history: [] } }),
        ],
        pools: [pool('WIN'), pool('ltmWIN', { odds, closes_at: '2026-11-28T12:38:00Z' })],
      }),
    });
    await show('/ltm');
    fireEvent.click(await screen.findByRole('link', { name: 'Großer Preis der Linden' }));
    const runners = within(await screen.findByRole('table', { name: 'Starter mit Siegquoten' }));
    expect(runners.getByRole('columnheader', { name: 'Langzeitwette Sieg' })).toBeTruthy();
    expect(runners.getByRole('row', { name: /Blitz/ }).textContent).toMatch(/4,50$/);
    expect(within(screen.getByRole('region', { name: 'Wetten' })).getByText('Langzeitwette Sieg')).toBeTruthy();
  });

  test('LTM-1 LTM-4 of a day are sorted by country, and can be narrowed to one', async () => {
    fakeApi({
      [MARKETS]: [longTermRace({ id: 71, country: 'FRA', name: 'Prix Belle-Rive' }), longTermRace()],
      '/api/v1/countries': countries('DEU', 'FRA'),
    });
    await show('/ltm');
    await screen.findByRole('article', { name: 'Prix Belle-Rive' });
    const names = () => screen.getAllByRole('article').map((market) => market.querySelector('h3')?.textContent);
    expect(names()).toEqual(['Großer Preis der Linden', 'Prix Belle-Rive']);
    fireEvent.click(screen.getByRole('button', { name: 'Frankreich' }));
    expect(await screen.findByRole('button', { name: 'Frankreich', pressed: true })).toBeTruthy();
    expect(names()).toEqual(['Prix Belle-Rive']);
  });

  test('LTM-5 without any market the page says so', async () => {
    fakeApi({ [MARKETS]: [] });
    await show('/ltm', { locale: 'en' });
    expect(await screen.findByText('No long-term bet is offered right now')).toBeTruthy();
  });
});
