import { useAlerts } from '@paddock/host';
import { fakeApi, refused } from '@paddock/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slipStore } from '../shared/betting/slip.store.ts';
import { emptySlip } from '../testing/empty-slip.ts';
import { pool, premiumOffer, race, runner, wagerTypes } from '../testing/fixtures.ts';
import { show } from '../testing/show.ts';

const bet = (type: string, ...offers: ReturnType<typeof premiumOffer>[]) => ({
  [`/api/v1/premium/${type}`]: { type, active: offers.length > 0, offers },
});

describe('the premium bets', () => {
  test('[PREMIUM-1] [PREMIUM-2] say that they are offered, and by meeting and race the pools and lowest stakes', async () => {
    const late = { track_name: 'Eichental', post_time: '2026-11-21T16:00:00Z' };
    fakeApi(
      bet(
        'sqp',
        premiumOffer('WIN', { race_id: 9, number: 1, ...late }),
        premiumOffer('WIN'),
        premiumOffer('EXA'),
        premiumOffer('WIN', { race_id: 8, number: 4, post_time: '2026-11-21T12:50:00Z' }),
        premiumOffer('WIN', { race_id: 10, number: 2, post_time: '2026-11-22T12:50:00Z' }),
      ),
    );
    await show('/sqp');
    expect(await screen.findByText('Jetzt angeboten')).toBeTruthy();
    const folds = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.closest('details'));
    expect(folds.map((fold) => fold?.querySelector('summary')?.textContent)).toEqual([
      'LindenauR3 13:20\u00a0Uhr · 2 Rennen',
      'EichentalR1 17:00\u00a0Uhr · 1 Rennen',
      'LindenauSo, 22.11. · R2 13:50\u00a0Uhr · 1 Rennen',
    ]);
    expect(folds.map((fold) => fold?.open)).toEqual([true, false, false]);
    const races = within(folds[0] as HTMLElement).getAllByRole('link', { name: /^R\d/ });
    expect(races.map((link) => link.closest('li')?.textContent)).toEqual([
      expect.stringMatching(/^R3, 13:20\u00a0UhrSieg ab 0,50\s€ QuicktippZweierwette ab 0,50\s€ Quicktipp$/),
      expect.stringMatching(/^R4, 13:50\u00a0UhrSieg/),
    ]);
    expect(races.map((link) => link.getAttribute('href'))).toEqual(['/race/7', '/race/8']);
  });

  test('[PREMIUM-3] over several races say over how many', async () => {
    fakeApi(bet('harryboy', premiumOffer('V86', { legs: [1, 2, 3, 4, 5, 6, 7, 8], min_stake: 3, currency: 'SEK' })));
    await show('/harryboy', { locale: 'en' });
    expect(await screen.findByText(/8 races · from €0\.03/)).toBeTruthy();
  });

  test('[PREMIUM-1] that are not offered say so', async () => {
    fakeApi(bet('spot'));
    await show('/spot');
    expect(await screen.findByText('Zurzeit nicht angeboten')).toBeTruthy();
    expect(screen.getByText('Zurzeit gibt es keine Rennen dafür')).toBeTruthy();
    const tabs = within(screen.getByRole('navigation', { name: 'Schnellwetten' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual([null, 'page', null, null]);
  });

  test('[PREMIUM-4] a pool leads to its grid on the card of its race', async () => {
    fakeApi(bet('sqp', premiumOffer('EXA')));
    await show('/sqp');
    const link = await screen.findByRole('link', { name: 'Zweierwette' });
    expect(link.getAttribute('href')).toBe('/race/7?bet=EXA');
  });

  const runners = Array.from({ length: 12 }, (_, at) => runner(at + 1, `Pferd ${at + 1}`));
  const of = (id: number, country: string, name: string, legs: number[] = []) => ({
    [`/api/v1/races/${id}`]: race({ id, country, runners, pools: [pool(name, legs.length > 0 ? { legs } : {})] }),
  });
  const V4 = [7, 8, 9, 10];

  test.each([
    ['/sqp', 'Quicktipp: Zweierwette', bet('sqp', premiumOffer('EXA')), of(7, 'DEU', 'EXA'), 1, 2],
    ['/spot', 'SpOt: Couplé gagnant', bet('spot', premiumOffer('CGA')), of(7, 'FRA', 'CGA'), 1, 2],
    [
      '/harryboy',
      'Harry Boy: V4',
      bet('harryboy', premiumOffer('V4', { legs: V4 })),
      Object.assign({}, ...V4.map((id) => of(id, 'SWE', 'V4', id === 7 ? V4 : []))),
      4,
      4,
    ],
  ])('[PREMIUM-5] [PREMIUM-6] %s draws a ticket into the slip; its number draws it again', async (...given) => {
    const [url, name, offered, races, legs, atLeast] = given;
    await emptySlip();
    fakeApi({ ...offered, ...races, '/api/v1/wager-types': wagerTypes() });
    await show(url);
    const drafts = () => slipStore.current()?.tickets.map(({ draft }) => draft) ?? [];
    const draw = await screen.findByRole('button', { name: `${name}, Lindenau, Rennen 3` });
    act(() => draw.click());
    const again = await screen.findByRole('button', { name: /^Tipp \d+ noch einmal$/ });
    const [drawn] = drafts();
    const marked = Object.entries(drawn?.marks ?? {}).filter(([key]) => !key.startsWith('reserve'));
    expect(marked.reduce((count, [, horses]) => count + (horses?.length ?? 0), 0)).toBeGreaterThanOrEqual(atLeast);
    expect(slipStore.current()?.tickets[0]?.races).toHaveLength(legs);
    expect(screen.getByText(/^Tipp \d+ ist gezogen\.$/)).toBeTruthy();

    act(() => draw.click());
    await waitFor(() => expect(drafts()).toHaveLength(2));
    const [, second] = drafts();
    await emptySlip();
    act(() => again.click());
    await waitFor(() => expect(drafts()).toEqual([second]));
    act(() => again.click());
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Tipp/ })).toHaveLength(1));
    expect(drafts()).toEqual([second]);
  });

  test('[PREMIUM-7] a race with too few starters says that nothing can be drawn', async () => {
    await emptySlip();
    fakeApi({
      ...bet('sqp', premiumOffer('SUP')),
      '/api/v1/races/7': race({ runners: runners.slice(0, 3), pools: [pool('SUP')] }),
      '/api/v1/wager-types': wagerTypes(),
    });
    await show('/sqp');
    const draw = await screen.findByRole('button', { name: /^Quicktipp/ });
    act(() => draw.click());
    await waitFor(() =>
      expect(useAlerts.getState().alerts.map(({ message }) => message)).toContain(
        'Für Viererwette lassen sich gerade keine Pferde ziehen.',
      ),
    );
    expect(slipStore.current()?.tickets).toEqual([]);
  });

  test('[RACING-3] that fail to load can be retried', async () => {
    fakeApi({ '/api/v1/premium/sqp': () => refused(500, 'oops') });
    await show('/sqp');
    expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeTruthy();
  });
});
