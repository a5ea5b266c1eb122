import { fakeApi } from '@paddock/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { slipStore } from '../shared/betting/slip.store.ts';
import { emptySlip } from '../testing/empty-slip.ts';
import { countries, longTermRace, pool, race, runner, wagerTypes } from '../testing/fixtures.ts';
import { show } from '../testing/show.ts';

const MARKETS = '/api/v1/races/ltm';

describe('the long-term bets', () => {
  test('[LTM-1] [LTM-2] [LTM-3] [LTM-9] are listed by day: closing time, lowest stake, age of the odds, and the horses', async () => {
    fakeApi({ [MARKETS]: [longTermRace()] });
    await show('/ltm');
    const line = await screen.findByRole('heading', { level: 2, name: 'Sa, 05.12.2026' });
    const day = within(line.closest('details') as HTMLElement);
    const fold = day.getByRole('heading', { name: 'Großer Preis der Linden' }).closest('details') as HTMLDetailsElement;
    expect(fold.open).toBe(false);
    expect(fold.querySelector('summary')?.textContent).toMatch(/LindenauBlitz 3,00Donner 3,50Hagel 4,00$/);
    const market = within(fold);
    expect((await market.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'Blitz Katrin Ahlers3,00',
      'Donner Katrin Ahlers3,50',
      'Hagel Katrin Ahlers4,00',
      'Regen Katrin Ahlers4,50',
    ]);
    expect(market.getByText(/bis 28\.11\.2026 13:38 Uhr · ab 1\s€ · Quoten vom 21\.11\.2026 12:00 Uhr/)).toBeTruthy();
    expect(market.getByRole('link', { name: 'Blitz' }).getAttribute('href')).toMatch(/^\/horse\/\d+$/);
  });

  test('[LTM-6] [LTM-7] each leads to its card, where the market is a column of odds and a pool', async () => {
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
    fireEvent.click(await screen.findByRole('link', { name: 'Zum Rennen' }));
    const runners = within(await screen.findByRole('table', { name: 'Starter mit Siegquoten' }));
    expect(runners.getByRole('columnheader', { name: 'Langzeitwette Sieg' })).toBeTruthy();
    expect(runners.getByRole('row', { name: /Blitz/ }).textContent).toMatch(/4,50$/);
    expect(within(screen.getByRole('region', { name: 'Wetten' })).getByText('Langzeitwette Sieg')).toBeTruthy();
  });

  test('[LTM-1] [LTM-4] of a day are sorted by country, and can be narrowed to one', async () => {
    fakeApi({
      [MARKETS]: [longTermRace({ id: 71, country: 'FRA', name: 'Prix Belle-Rive' }), longTermRace()],
      '/api/v1/countries': countries('DEU', 'FRA'),
    });
    await show('/ltm');
    await screen.findByRole('heading', { name: 'Prix Belle-Rive' });
    const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names()).toEqual(['Großer Preis der Linden', 'Prix Belle-Rive']);
    fireEvent.click(screen.getByRole('button', { name: 'Frankreich' }));
    expect(await screen.findByRole('button', { name: 'Frankreich', pressed: true })).toBeTruthy();
    expect(names()).toEqual(['Prix Belle-Rive']);
  });

  test('[LTM-8] [LTM-10] of a day are behind one line, but for the first; a bar has a button for each, which opens it', async () => {
    Element.prototype.scrollIntoView = vi.fn();
    fakeApi({ [MARKETS]: [longTermRace(), longTermRace({ id: 71, date: '2027-01-02', name: 'Neujahrspreis' })] });
    await show('/ltm');
    const dayOf = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('details');
    const bar = within(await screen.findByRole('navigation', { name: 'Zu einem Renntag' }));
    const later = dayOf('Sa, 02.01.2027');
    expect([dayOf('Sa, 05.12.2026')?.open, later?.open]).toEqual([true, false]);
    expect(later?.querySelector('summary')?.textContent).toMatch(/1 Rennen$/);
    expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['05.12.', '02.01.']);
    fireEvent.click(bar.getByRole('button', { name: '02.01.' }));
    expect(later?.open).toBe(true);
  });

  test('[LTM-12] the odds of a market put their horse into the slip', async () => {
    await emptySlip();
    fakeApi({
      [MARKETS]: [longTermRace()],
      '/api/v1/races/70': race({ id: 70, date: '2026-12-05', pools: [pool('ltmWIN')] }),
      '/api/v1/wager-types': wagerTypes(),
    });
    await show('/ltm');
    const odds = await screen.findByRole('button', { name: 'Langzeitwette Sieg, Nr. 2 Donner, Quote 3,50' });
    act(() => odds.click());
    await waitFor(() =>
      expect(
        slipStore.current()?.tickets.map(({ wager, races: [first], draft }) => [wager, first.id, draft.marks]),
      ).toEqual([['DEU-ltmWIN', 70, { horses: [2] }]]),
    );
  });

  test('[LTM-5] without any market the page says so', async () => {
    fakeApi({ [MARKETS]: [] });
    await show('/ltm', { locale: 'en' });
    expect(await screen.findByText('No long-term bet is offered right now')).toBeTruthy();
  });
});
