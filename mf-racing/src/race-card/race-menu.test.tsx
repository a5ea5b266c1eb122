import { fakeApi, NOW, raceFields, refused } from '@paddock/testing';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { race } from '../testing/fixtures.ts';
import { show } from '../testing/show.ts';

beforeEach(() => vi.setSystemTime(NOW));

const RACE = '/api/v1/races/7';
const HIGHLIGHTS = '/api/v1/races/highlights';

test.each([{ is_live: true }, { livestream_id: 12 }])(
  'CARD-10 with %j a button leads to the pictures',
  async (facts) => {
    fakeApi({ [RACE]: race(facts) });
    await show('/race/7');
    fireEvent.click(screen.getByRole('button', { name: 'Livebild' }));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Livebild' }));
    expect(document.activeElement?.contains(screen.getByTestId('race.stream'))).toBe(true);
  },
);

test('CARD-10 without pictures there is no such button', async () => {
  fakeApi({ [RACE]: race() });
  await show('/race/7');
  expect(screen.queryByRole('button', { name: 'Livebild' })).toBeNull();
});

test('CARD-11 a highlight of today names its reasons', async () => {
  const highlight = { ...raceFields(), reasons: ['PURSE', 'JACKPOT'] };
  fakeApi({ [RACE]: race({ has_jackpot: true }), [HIGHLIGHTS]: [highlight] });
  await show('/race/7');
  expect(await screen.findByText('Hohes Preisgeld')).toBeTruthy();
  expect(screen.getAllByText('Jackpot')).toHaveLength(1);
});

test('CARD-11 a failed read of the highlights leaves no trace', async () => {
  fakeApi({ [RACE]: race(), [HIGHLIGHTS]: () => refused(503, 'down') });
  await show('/race/7');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('CARD-12 the card can be printed, without what is for the screen alone', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  fakeApi({ [RACE]: race({ livestream_id: 12 }) });
  await show('/race/7');
  const button = screen.getByRole('button', { name: 'Drucken' });
  fireEvent.click(button);
  expect(print).toHaveBeenCalledOnce();
  for (const part of [button, screen.getByTestId('race.stream'), screen.getByRole('button', { name: 'Kompakt' })]) {
    expect(part.closest('[data-print="never"]')).toBeTruthy();
  }
  expect(screen.getByRole('table', { name: 'Starter mit Siegquoten' }).closest('[data-print="never"]')).toBeNull();
});

test('CARD-13 it opens in a window of its own, which offers no further one', async () => {
  fakeApi({ [RACE]: race() });
  const { visit } = await show('/race/7');
  const link = screen.getByRole('link', { name: 'In eigenem Fenster' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/race/detailspopup/7', '_blank']);
  await visit('/race/detailspopup/7');
  expect(screen.getByRole('button', { name: 'Drucken' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'In eigenem Fenster' })).toBeNull();
});
