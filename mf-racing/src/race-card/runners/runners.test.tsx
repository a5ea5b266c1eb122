import { fakeApi, NOW } from '@paddock/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pool, race, runner } from '../../testing/fixtures.ts';
import { show } from '../../testing/show.ts';
import { useCardDensity } from './use-card-density.ts';

beforeEach(() => {
  vi.setSystemTime(NOW);
  useCardDensity.setState(useCardDensity.getInitialState());
});

const RACE = '/api/v1/races/7';
const table = () => within(screen.getByRole('table', { name: 'Starter mit Siegquoten' }));
const row = (name: RegExp) => within(table().getByRole('row', { name }));
const columns = () =>
  table()
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

describe('the density', () => {
  test('RUNNERS-14 RUNNERS-16 is full by default; compact has three columns and shows the ride as lines', async () => {
    fakeApi({ [RACE]: race() });
    await show('/race/7');
    expect(columns()).toContain('Trainer');
    fireEvent.click(screen.getByRole('button', { name: 'Kompakt', pressed: false }));
    expect(columns()).toEqual(['Nr.', 'Pferd', 'Siegquote']);
    expect(table().getByRole('row', { name: /Sturmvogel 4 H.*Jana Brandt.*57,5 kg.*3,4.*1-3-2-5/ })).toBeTruthy();
  });

  test('RUNNERS-15 is kept for the next card', async () => {
    fakeApi({ [RACE]: race() });
    const first = await show('/race/7');
    fireEvent.click(screen.getByRole('button', { name: 'Kompakt' }));
    first.unmount();
    // As after a reload: the store starts from what the device kept.
    const kept = localStorage.getItem('paddock.race-card') ?? '';
    useCardDensity.setState(useCardDensity.getInitialState());
    localStorage.setItem('paddock.race-card', kept);
    useCardDensity.persist.rehydrate();
    await show('/race/7');
    expect(screen.getByRole('button', { name: 'Kompakt', pressed: true })).toBeTruthy();
  });
});

test.each(['金鑽貴人', "L'Écume d'Or", 'Björkvallas Ängel', 'HIPPODROME  DE MONS'])(
  'RUNNERS-3 a horse has the name that its source gives it: %s',
  async (name) => {
    fakeApi({ [RACE]: race({ runners: [runner(1, name)] }) });
    await show('/race/7');
    expect(table().getByRole('rowheader').querySelector('button')?.textContent).toBe(name);
  },
);

describe('a runner in full', () => {
  test('RUNNERS-18 has the course of its win odds, in words too', async () => {
    const history = [420, 380].map((odds, at) => ({ odds, at: `2026-11-21T11:5${at}:00Z` }));
    const odds = { current: 340, previous: 380, reference: 420, at: '2026-11-21T11:59:41Z', history };
    fakeApi({ [RACE]: race({ runners: [runner(1, 'Sturmvogel', { odds }), runner(2, 'Königssohn')] }) });
    await show('/race/7');
    expect(row(/Sturmvogel/).getByRole('img', { name: 'Siegquote 4,20 → 3,40, gefallen' })).toBeTruthy();
    expect(row(/Königssohn/).queryByRole('img')).toBeNull();
  });

  test('RUNNERS-19 shows draw, rating, blinkers, shoes and morning line, and nothing for unknown ones', async () => {
    const known = { draw: 3, rating: 71, blinkers: true, shoes: 'NONE' } as const;
    fakeApi({ [RACE]: race({ runners: [runner(1, 'Sturmvogel', known), runner(2, 'Königssohn')] }) });
    await show('/race/7');
    expect(row(/Sturmvogel/).getByRole('rowheader').textContent).toContain(
      'Startplatz 3 Rating 71 Scheuklappen ohne Eisen Morgenline 4,20',
    );
    expect(row(/Königssohn/).getByRole('rowheader').textContent).not.toMatch(/Startplatz|Rating|Scheuklappen|Eisen/);
  });

  test('RUNNERS-2 a weight from pounds is rounded to 100 g, and an age without a sex is in words', async () => {
    fakeApi({ [RACE]: race({ runners: [runner(1, 'Sturmvogel', { weight: 61_235, sex: null })] }) });
    await show('/race/7');
    expect(row(/Sturmvogel/).getByRole('cell', { name: '61,2 kg' })).toBeTruthy();
    expect(row(/Sturmvogel/).getByRole('cell', { name: '4-jährig' })).toBeTruthy();
  });

  test('RUNNERS-22 a range with equal ends is one number', async () => {
    const odds = [{ startnr: 1, odds: 646, max: 646 }];
    fakeApi({ [RACE]: race({ runners: [runner(1, 'Sturmvogel')], pools: [pool('WIN'), pool('PLC', { odds })] }) });
    await show('/race/7');
    expect(row(/Sturmvogel/).getByRole('cell', { name: '6,46' })).toBeTruthy();
  });

  test('RUNNERS-20 RUNNERS-22 has the odds of every pool with odds per runner, as a range if that is all it has', async () => {
    const line = (startnr: number, odds: number, max: number | null = null) => ({ startnr, odds, max });
    const gone = runner(2, 'Königssohn', { status: 'NON_RUNNER' });
    fakeApi({
      [RACE]: race({
        runners: [runner(1, 'Sturmvogel'), gone],
        pools: [
          pool('WIN', { odds: [line(1, 340)] }),
          pool('PLC', { odds: [line(1, 130, 170), line(2, 200, 290)] }),
          pool('fixWIN', { odds: [line(1, 350)] }),
          pool('EXA'),
          pool('H2H_1_2', { odds: [line(1, 185), line(2, 180)] }),
        ],
      }),
    });
    await show('/race/7');
    expect(columns().slice(-3)).toEqual(['Siegquote', 'Platz', 'Sieg zum Festkurs']);
    const cells = (name: RegExp) =>
      row(name)
        .getAllByRole('cell')
        .slice(-2)
        .map(({ textContent }) => textContent);
    expect(cells(/Sturmvogel/)).toEqual(['1,30–1,70', '3,50']);
    expect(cells(/Königssohn/)).toEqual(['', '']);
  });
});
