import { fakeApi } from '@paddock/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { countries } from '../testing/fixtures.ts';
import { show } from '../testing/show.ts';

const start = { race_id: 7, number: 3, track_name: 'Lindenau', post_time: '2026-11-21T12:20:00Z', startnr: 4 };
const participants = (country: string, ...names: string[]) => ({
  country,
  participants: names.map((name, at) => ({ id: at + 1, name, starts: [start] })),
});
const index = (type: string) => `/api/v1/countries/participants/${type}`;

const letters = async () => (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);

describe('the starter index', () => {
  test('[STARTERS-1] [STARTERS-3] names stand under their letters, whatever their accents; each start leads to its race', async () => {
    fakeApi({ [index('horse')]: [participants('FRA', 'Élan', 'Eclair', 'Zéphyr', '1er Choix')] });
    await show('/starterindex');
    expect(await letters()).toEqual(['#', 'E', 'Z']);
    const name = screen.getByText('Zéphyr').closest('li') as HTMLElement;
    const link = within(name).getByRole('link', { name: '13:20\u00a0Uhr Lindenau R3, Nr. 4' });
    expect(link.getAttribute('href')).toBe('/race/7');
  });

  test('[STARTERS-4] shows the first country, or the chosen one', async () => {
    fakeApi({
      [index('horse')]: [participants('FRA', 'Élan'), participants('DEU', 'Blitz')],
      '/api/v1/countries': countries('DEU', 'FRA'),
    });
    const { router } = await show('/starterindex');
    expect(await screen.findByText('Blitz')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Frankreich' }));
    expect(await screen.findByText('Élan')).toBeTruthy();
    expect(screen.queryByText('Blitz')).toBeNull();
    expect(router.state.location.search).toBe('?country=FRA');
  });

  test('[STARTERS-2] riders and trainers have lists of their own', async () => {
    fakeApi({ [index('horse')]: [], [index('trainer')]: [participants('DEU', 'Katrin Ahlers')] });
    await show('/starterindex');
    fireEvent.click(await screen.findByRole('link', { name: 'Trainer' }));
    expect(await screen.findByText('Katrin Ahlers')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Trainer' }).getAttribute('aria-current')).toBe('page');
  });

  test('[STARTERS-5] a name is found by a part of it, without accents and capitals', async () => {
    fakeApi({ [index('horse')]: [participants('FRA', 'Bel Élan', 'Zéphyr')] });
    await show('/starterindex');
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Name enthält' }), { target: { value: 'elan' } });
    expect(await letters()).toEqual(['B']);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'xyz' } });
    expect(await screen.findByText('Kein Name passt zu Ihrer Eingabe')).toBeTruthy();
  });

  test('[STARTERS-6] a day without starters says so', async () => {
    fakeApi({ [`${index('horse')}?date=2026-11-22`]: [] });
    await show('/starterindex/2026-11-22');
    expect(await screen.findByText('An diesem Tag startet niemand')).toBeTruthy();
  });
});
