import { fakeApi } from '@paddock/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { raceResult, results } from '../testing/fixtures.ts';
import { show } from '../testing/show.ts';

const placed = (place: number, startnr: number, horse: string, odds: number | null = null) => ({
  place,
  startnr,
  horse,
  rider: null,
  odds,
});

describe('the results of a day', () => {
  test('[RESULTS-1] [RESULTS-2] [RESULTS-3] [RACEDAY-9] tell provisional from official in words; each race leads to its card', async () => {
    fakeApi({
      '/api/v1/results': [
        results(
          raceResult({ status: 'OFFICIAL', placed: [placed(1, 2, 'Königssohn', 210)] }),
          raceResult({
            id: 8,
            number: 4,
            name: 'Preis der Eichen',
            status: 'FINISHED',
            placed: [placed(1, 5, 'Blitz')],
          }),
        ),
      ],
    });
    await show('/results');
    const official = within(await screen.findByRole('article', { name: 'R3 Preis der Linden' }));
    expect(official.queryByText('Endgültiges Ergebnis')).toBeNull();
    expect(official.getByText('Siegquote 2,10')).toBeTruthy();
    expect(official.queryByText(/kann sich noch ändern/)).toBeNull();
    const provisional = within(screen.getByRole('article', { name: 'R4 Preis der Eichen' }));
    expect(provisional.getByText('Vorläufiges Ergebnis')).toBeTruthy();
    expect(provisional.getByText(/kann sich noch ändern/)).toBeTruthy();
    expect(provisional.getByRole('link').getAttribute('href')).toBe('/race/8');
  });

  test('[OUTCOME-3] a dead heat is one place with its horses', async () => {
    fakeApi({
      '/api/v1/results?date=2026-11-20': [
        results(
          raceResult({ placed: [placed(1, 2, 'Königssohn'), placed(2, 1, 'Sturmvogel'), placed(2, 4, 'Goldregen')] }),
        ),
      ],
    });
    await show('/results/2026-11-20');
    expect((await screen.findByText('totes Rennen')).closest('ol > li')?.textContent).toMatch(/Sturmvogel.*Goldregen/);
  });

  test('[RESULTS-5] [RESULTS-6] a meeting has its winners on its line, a race its recording', async () => {
    const first = raceResult({
      placed: [placed(1, 2, 'Königssohn'), placed(2, 1, 'Sturmvogel')],
      stream_archive_id: 99,
    });
    const second = raceResult({ id: 8, number: 4, placed: [placed(1, 5, 'Blitz')] });
    fakeApi({ '/api/v1/results': [results(first, second)] });
    await show('/results');
    const line = (await screen.findByRole('heading', { name: /Lindenau/ })).closest('summary');
    expect(line?.textContent).toMatch(/Sieger25$/);
    expect(JSON.parse((await screen.findByTestId('race.archive')).textContent)).toEqual({
      raceId: 7,
      streamArchiveId: 99,
    });
  });

  test('[RESULTS-4] say so before the first race is over', async () => {
    fakeApi({ '/api/v1/results': [] });
    await show('/results', { locale: 'en' });
    expect(await screen.findByText('No results yet')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Results of Sat, 21.11.2026');
  });
});
