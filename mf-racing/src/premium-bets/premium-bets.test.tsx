import { fakeApi, NOW, refused } from '@paddock/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { premiumOffer } from '../testing/fixtures.ts';
import { show } from '../testing/show.ts';

const bet = (type: string, ...offers: ReturnType<typeof premiumOffer>[]) => ({
  [`/api/v1/premium/${type}`]: { type, active: offers.length > 0, offers },
});

beforeEach(() => vi.setSystemTime(NOW));

describe('the premium bets', () => {
  test('PREMIUM-1 PREMIUM-2 say that they are offered, and by track and race the pools and lowest stakes', async () => {
    fakeApi(
      bet(
        'sqp',
        premiumOffer('WIN'),
        premiumOffer('EXA'),
        premiumOffer('WIN', { race_id: 8, number: 4, post_time: '2026-11-22T12:50:00Z' }),
        premiumOffer('WIN', { race_id: 9, track_name: 'Eichental' }),
      ),
    );
    await show('/sqp');
    expect(await screen.findByText('Jetzt angeboten')).toBeTruthy();
    const track = within(screen.getByRole('region', { name: /Lindenau/ }));
    const races = track.getAllByRole('link').map((link) => link.closest('li')?.textContent);
    expect(races).toEqual([
      expect.stringMatching(/^R3, 13:20\u00a0UhrSieg ab 0,50\s€Zweierwette ab 0,50\s€$/),
      expect.stringMatching(/^R4, 13:50\u00a0Uhr \(22\.11\.\)Sieg/),
    ]);
    expect(track.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/race/7', '/race/8']);
  });

  test('PREMIUM-3 over several races say over how many', async () => {
    fakeApi(bet('harryboy', premiumOffer('V86', { legs: [1, 2, 3, 4, 5, 6, 7, 8], min_stake: 3, currency: 'SEK' })));
    await show('/harryboy', { locale: 'en' });
    expect(await screen.findByText(/8 races · from €0\.03/)).toBeTruthy();
  });

  test('PREMIUM-1 that are not offered say so', async () => {
    fakeApi(bet('spot'));
    await show('/spot');
    expect(await screen.findByText('Zurzeit nicht angeboten')).toBeTruthy();
    expect(screen.getByText('Zurzeit gibt es keine Rennen dafür')).toBeTruthy();
    const tabs = within(screen.getByRole('navigation', { name: 'Schnellwetten' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual([null, 'page', null, null]);
  });

  test('RACING-3 that fail to load can be retried', async () => {
    fakeApi({ '/api/v1/premium/sqp': () => refused(500, 'oops') });
    await show('/sqp');
    expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeTruthy();
  });
});
