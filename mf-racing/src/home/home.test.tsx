import { accepted, fakeApi, NOW, raceFields, refused } from '@paddock/testing';
import { focusManager } from '@tanstack/react-query';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { meeting } from '../testing/fixtures.ts';
import { show } from '../testing/show.ts';

const page =
  (currentPage: number, ...races: ReturnType<typeof raceFields>[]) =>
  () =>
    accepted(races, { count: races.length, total: 7, perPage: 5, currentPage, totalPages: 2, links: {} });

const NEXT = '/api/v1/races/next';
const nextRaces = async () => within(await screen.findByRole('region', { name: 'Die nächsten Rennen' }));
const lines = async () => (await nextRaces()).queryAllByRole('listitem').map((line) => line.textContent);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(NOW) });
});

afterEach(() => focusManager.setFocused(undefined));

describe('the next races', () => {
  test('HOME-1 HOME-2 HOME-4 each has countdown, off time, country, kind of racing, track and number, and leads to its card', async () => {
    fakeApi({ [NEXT]: page(1, raceFields({ race_type: 'T', country: 'FRA' })), '/api/v1/meetings': [] });
    await show('/');
    const line = await (await nextRaces()).findByRole('link', { name: /Lindenau/ });
    expect(line.getAttribute('href')).toBe('/race/7');
    for (const fact of [/^(20|19) Min\.$/, /13:20/, 'R3', '2 Starter'])
      expect(within(line).getByText(fact)).toBeTruthy();
    for (const sign of ['Frankreich', 'Trab']) expect(within(line).getByLabelText(sign)).toBeTruthy();
  });

  test('HOME-3 below five minutes the countdown shows seconds and runs', async () => {
    fakeApi({ [NEXT]: page(1, raceFields({ post_time: '2026-11-21T12:04:30Z' })), '/api/v1/meetings': [] });
    await show('/');
    expect((await screen.findByRole('timer')).textContent).toMatch(/4:(30|29)/);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getByRole('timer').textContent).toMatch(/4:(20|19)/);
  });

  test('HOME-5 HOME-6 come five a page; the page is in the URL', async () => {
    const { asked } = fakeApi({
      [NEXT]: page(1, raceFields()),
      [`${NEXT}?page=2`]: page(2, raceFields({ id: 8, track_name: 'Eichental' })),
      '/api/v1/meetings': [],
    });
    const { router } = await show('/');
    fireEvent.click(await screen.findByRole('link', { name: 'Spätere' }));
    expect(await (await nextRaces()).findByRole('link', { name: /Eichental/ })).toBeTruthy();
    expect(router.state.location.search).toBe('?page=2');
    expect((await nextRaces()).getByText('Seite 2 von 2')).toBeTruthy();
    expect(asked.filter((read) => read.startsWith(NEXT))).toEqual([NEXT, `${NEXT}?page=2`]);
  });

  test.each([
    ['a pointer is on them', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['the focus is in them', fireEvent.focus, fireEvent.blur],
  ])('HOME-7 HOME-8 are refreshed, and nothing moves while %s', async (_, enter, leave) => {
    const api = fakeApi({ [NEXT]: page(1, raceFields({ name: 'Erstes' })), '/api/v1/meetings': [] });
    await show('/');
    const list = await (await nextRaces()).findByRole('list');
    enter(list);
    api.answers[NEXT] = page(1, raceFields({ id: 9, name: 'Neues' }));
    await act(() => vi.advanceTimersByTimeAsync(16_000));
    expect(api.asked.filter((read) => read === NEXT)).toHaveLength(2);
    expect(await lines()).toEqual([expect.stringContaining('Erstes')]);
    leave(list);
    expect(await lines()).toEqual([expect.stringContaining('Neues')]);
  });

  test('HOME-7 are not refreshed while the tab is hidden', async () => {
    const api = fakeApi({ [NEXT]: page(1, raceFields()), '/api/v1/meetings': [] });
    await show('/');
    await (await nextRaces()).findByRole('list');
    focusManager.setFocused(false);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(api.asked.filter((read) => read === NEXT)).toHaveLength(1);
  });

  test('RACING-3 RACING-4 that fail to load can be retried; the meetings stay', async () => {
    const api = fakeApi({ [NEXT]: () => refused(500, 'oops'), '/api/v1/meetings': [meeting()] });
    await show('/');
    expect((await (await nextRaces()).findByRole('alert')).textContent).toContain('apioops');
    expect(await screen.findByRole('list', { name: 'Rennen in Lindenau' })).toBeTruthy();
    api.answers[NEXT] = page(1, raceFields());
    fireEvent.click((await nextRaces()).getByRole('button', { name: 'Erneut versuchen' }));
    expect(await (await nextRaces()).findByRole('link', { name: /Lindenau/ })).toBeTruthy();
    expect((await nextRaces()).queryByRole('alert')).toBeNull();
  });
});

describe("today's meetings", () => {
  test('HOME-9 are listed by country, in the order of their first races, with a link to each race', async () => {
    const french = meeting({ id: 2, country: 'FRA', track_name: 'Vallon', races: [raceFields({ id: 21, number: 1 })] });
    const german = meeting({ races: [raceFields({ status: 'OFFICIAL' })] });
    const late = meeting({ id: 3, track_name: 'Eichental', races: [raceFields({ id: 31 })] });
    fakeApi({ [NEXT]: page(1), '/api/v1/meetings': [german, french, late] });
    await show('/');
    await screen.findByRole('list', { name: 'Rennen in Vallon' });
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      expect.stringContaining('Deutschland'),
      expect.stringContaining('Frankreich'),
    ]);
    const link = screen.getByRole('link', { name: 'Rennen 3, 13:20 Uhr, Endgültiges Ergebnis' });
    expect(link.getAttribute('href')).toBe('/race/7');
  });
});
