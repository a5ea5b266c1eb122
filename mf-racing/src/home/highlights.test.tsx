import { fakeApi, NOW, raceFields, refused } from '@paddock/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { slipStore } from '../shared/betting/slip.store.ts';
import { emptySlip } from '../testing/empty-slip.ts';
import { pool, race, runner, wagerTypes } from '../testing/fixtures.ts';
import { show } from '../testing/show.ts';

const rest = { '/api/v1/countries': [], '/api/v1/races/next': [], '/api/v1/meetings': [] };
const HIGHLIGHTS = '/api/v1/races/highlights';
const JACKPOTS = '/api/v1/races/jackpots';
const jackpot = (id: number, amount: number, pool = 'SUP') => ({
  id,
  pool,
  amount,
  currency: 'EUR',
  closes_at: '2026-11-22T10:35:00Z',
  race: raceFields({ id, post_time: '2026-11-22T10:35:00Z' }),
});
const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('[HOME-10] [HOME-13] highlights name their reasons, and lead to their races', async () => {
  fakeApi({
    ...rest,
    [HIGHLIGHTS]: [{ ...raceFields(), reasons: ['JACKPOT', 'PURSE'], favorites: [] }],
    [JACKPOTS]: [],
  });
  await show('/');
  const link = await (await part('Höhepunkte von heute')).findByRole('link', {
    name: /13:20.*Lindenau.*Preis der Linden/,
  });
  expect(link.textContent).toMatch(/JackpotHohes Preisgeld$/);
  expect(link.getAttribute('href')).toBe('/race/7');
});

test('[HOME-22] the odds of the favourite of a highlight put it into the slip', async () => {
  await emptySlip();
  const favorites = [{ startnr: 4, horse: 'Donner', odds: 210 }];
  fakeApi({
    ...rest,
    [HIGHLIGHTS]: [{ ...raceFields(), reasons: ['PURSE'], favorites }],
    [JACKPOTS]: [],
    '/api/v1/races/7': race({ runners: [runner(4, 'Donner')], pools: [pool('WIN')] }),
    '/api/v1/wager-types': wagerTypes(),
  });
  await show('/');
  const odds = await (await part('Höhepunkte von heute')).findByRole('button', {
    name: 'Sieg, Nr. 4 Donner, Quote 2,10',
  });
  act(() => odds.click());
  await waitFor(() =>
    expect(slipStore.current()?.tickets.map(({ pool: name, draft }) => [name, draft.marks.horses])).toEqual([
      ['WIN', [4]],
    ]),
  );
});

test.each([
  ['a pointer is on them', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['the focus is in them', fireEvent.focus, fireEvent.blur],
])('[HOME-14] highlights stay as they are while %s', async (_, enter, leave) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(NOW) });
  const highlight = (id: number, name: string) => ({ ...raceFields({ id, name }), reasons: ['PURSE'], favorites: [] });
  const api = fakeApi({ ...rest, [HIGHLIGHTS]: [highlight(7, 'Erstes')], [JACKPOTS]: [] });
  await show('/');
  const highlights = await part('Höhepunkte von heute');
  const list = await highlights.findByRole('list');
  enter(list);
  api.answers[HIGHLIGHTS] = [highlight(8, 'Neues')];
  await act(() => vi.advanceTimersByTimeAsync(46_000));
  expect(api.asked.filter((read) => read === HIGHLIGHTS)).toHaveLength(2);
  expect(highlights.getByRole('link').textContent).toContain('Erstes');
  leave(list);
  expect(highlights.getByRole('link').textContent).toContain('Neues');
});

describe('the jackpots', () => {
  test('[HOME-12] say amount, pool and, unless it is today, the day', async () => {
    fakeApi({ ...rest, [HIGHLIGHTS]: [], [JACKPOTS]: [jackpot(7, 3_780_000)] });
    await show('/');
    const line = await (await part('Jackpots')).findByRole('link');
    expect(line.textContent).toMatch(/22\.11\.11:35.*37\.800\s€ Viererwette$/);
  });

  test('[HOME-23] lead to the grids of their pools', async () => {
    fakeApi({ ...rest, [HIGHLIGHTS]: [], [JACKPOTS]: [jackpot(7, 3_780_000)] });
    await show('/');
    const line = await (await part('Jackpots')).findByRole('link');
    expect(line.getAttribute('href')).toBe('/race/7?bet=SUP');
  });

  test('[HOME-11] are the five biggest, and all after a press', async () => {
    fakeApi({ ...rest, [HIGHLIGHTS]: [], [JACKPOTS]: [9, 8, 7, 6, 5, 4].map((id) => jackpot(id, id * 1000)) });
    await show('/');
    const jackpots = await part('Jackpots');
    fireEvent.click(await jackpots.findByRole('button', { name: 'Alle 6 Jackpots zeigen' }));
    expect(jackpots.getAllByRole('link')).toHaveLength(6);
    expect(jackpots.queryByRole('button')).toBeNull();
  });

  test('[RACING-4] that fail to load leave the highlights as they are', async () => {
    fakeApi({ ...rest, [HIGHLIGHTS]: [], [JACKPOTS]: () => refused(500, 'oops') });
    await show('/');
    expect(await (await part('Jackpots')).findByRole('alert')).toBeTruthy();
    expect(await (await part('Höhepunkte von heute')).findByText('Für heute ist alles gelaufen')).toBeTruthy();
  });
});
