import { pageCookies } from '@paddock/host';
import { accepted, fakeApi, NOW, raceFields, refused } from '@paddock/testing';
import { focusManager } from '@tanstack/react-query';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { countries, meeting, nextRace } from '../testing/fixtures.ts';
import { show } from '../testing/show.ts';

type Race = ReturnType<typeof nextRace>;

/** The next races: seven in all. */
const next =
  (...races: Race[]) =>
  () =>
    accepted(races, { count: races.length, total: 7, perPage: 5, currentPage: 1, totalPages: 2, links: {} });

const NEXT = '/api/v1/races/next';
const nextRaces = async () => within(await screen.findByRole('region', { name: 'Die nächsten Rennen' }));
/** The list of the races; each of them has a list of prices. */
const list = async () => (await (await nextRaces()).findAllByRole('list'))[0] as HTMLElement;
const lines = async () => [...(await list()).children].map(({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(NOW) });
});

afterEach(() => focusManager.setFocused(undefined));

describe('the next races', () => {
  test('[HOME-1] [HOME-2] [HOME-4] each has countdown, off time, country, kind of racing, track and number, and leads to its card', async () => {
    fakeApi({ [NEXT]: next(nextRace({ race_type: 'T', country: 'FRA' })), '/api/v1/meetings': [] });
    await show('/');
    const line = await (await nextRaces()).findByRole('link', { name: /Lindenau/ });
    expect(line.getAttribute('href')).toBe('/race/7');
    for (const fact of [/^(20|19) Min\.$/, /13:20/, 'R3', '2 Starter'])
      expect(within(line).getByText(fact)).toBeTruthy();
    for (const sign of ['Frankreich', 'Trab']) expect(within(line).getByLabelText(sign)).toBeTruthy();
  });

  test('[HOME-3] below five minutes the countdown shows seconds and runs', async () => {
    fakeApi({ [NEXT]: next(nextRace({ post_time: '2026-11-21T12:04:30Z' })), '/api/v1/meetings': [] });
    await show('/');
    expect((await screen.findByRole('timer')).textContent).toMatch(/4:(30|29)/);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getByRole('timer').textContent).toMatch(/4:(20|19)/);
  });

  test('[HOME-15] have the three shortest prices, each the beginning of a bet', async () => {
    const favorites = [
      { startnr: 4, horse: 'Sturmvogel', odds: 230 },
      { startnr: 2, horse: 'Königssohn', odds: 410 },
    ];
    fakeApi({ [NEXT]: next(nextRace({ favorites }), nextRace({ id: 8 })), '/api/v1/meetings': [] });
    await show('/');
    const [first, second] = await (await nextRaces()).findAllByRole('list', { name: 'Kürzeste Siegquoten' });
    expect(
      within(first as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['4 Sturmvogel2,30', '2 Königssohn4,10']);
    expect((await nextRaces()).getByRole('button', { name: 'Sieg, Nr. 2 Königssohn, Quote 4,10' })).toBeTruthy();
    expect(second?.textContent).toBe('Es liegen noch keine Quoten vor.');
  });

  test('[HOME-5] [HOME-6] [HOME-16] are five, and more after a press: the first of them has the focus', async () => {
    const five = [1, 2, 3, 4, 5].map((id) => nextRace({ id }));
    const more = [...five, nextRace({ id: 6, track_name: 'Eichental' }), nextRace({ id: 7 })];
    const { asked } = fakeApi({
      [NEXT]: next(...five),
      [`${NEXT}?pagination=10`]: next(...more),
      '/api/v1/meetings': [],
    });
    const { router } = await show('/');
    fireEvent.click(await (await nextRaces()).findByRole('button', { name: 'Weitere Rennen zeigen' }));
    const sixth = await (await nextRaces()).findByRole('link', { name: /Eichental/ });
    expect(document.activeElement).toBe(sixth);
    expect((await nextRaces()).queryByRole('button')).toBeNull();
    expect(router.state.location.search).toBe('?page=2');
    expect(asked.filter((read) => read.startsWith(NEXT))).toEqual([NEXT, `${NEXT}?pagination=10`]);
  });

  test('[HOME-6] that the URL asks for are shown, fifty at most, and the focus stays where it is', async () => {
    fakeApi({ [`${NEXT}?pagination=50`]: next(nextRace()), '/api/v1/meetings': [] });
    await show('/?page=999');
    const race = await (await nextRaces()).findByRole('link', { name: /Lindenau/ });
    expect(document.activeElement).not.toBe(race);
    expect((await nextRaces()).queryByRole('button')).toBeNull();
  });

  test.each([
    ['a pointer is on them', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['the focus is in them', fireEvent.focus, fireEvent.blur],
  ])('[HOME-7] [HOME-8] are refreshed, and nothing moves while %s', async (_, enter, leave) => {
    const api = fakeApi({ [NEXT]: next(nextRace({ name: 'Erstes' })), '/api/v1/meetings': [] });
    await show('/');
    const races = await list();
    enter(races);
    api.answers[NEXT] = next(nextRace({ id: 9, name: 'Neues' }));
    await act(() => vi.advanceTimersByTimeAsync(16_000));
    expect(api.asked.filter((read) => read === NEXT)).toHaveLength(2);
    expect(await lines()).toEqual([expect.stringContaining('Erstes')]);
    leave(races);
    expect(await lines()).toEqual([expect.stringContaining('Neues')]);
  });

  test('[HOME-7] are not refreshed while the tab is hidden', async () => {
    const api = fakeApi({ [NEXT]: next(nextRace()), '/api/v1/meetings': [] });
    await show('/');
    await list();
    focusManager.setFocused(false);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(api.asked.filter((read) => read === NEXT)).toHaveLength(1);
  });

  test('[RACING-3] [RACING-4] that fail to load can be retried; the meetings stay', async () => {
    const api = fakeApi({ [NEXT]: () => refused(500, 'oops'), '/api/v1/meetings': [meeting()] });
    await show('/');
    expect((await (await nextRaces()).findByRole('alert')).textContent).toContain('apioops');
    expect(await screen.findByRole('list', { name: 'Rennen in Lindenau' })).toBeTruthy();
    api.answers[NEXT] = next(nextRace());
    fireEvent.click((await nextRaces()).getByRole('button', { name: 'Erneut versuchen' }));
    expect(await (await nextRaces()).findByRole('link', { name: /Lindenau/ })).toBeTruthy();
    expect((await nextRaces()).queryByRole('alert')).toBeNull();
  });
});

describe("today's tracks", () => {
  const track = async (name: string) => within(await screen.findByRole('list', { name: `Rennen in ${name}` }));

  test('[HOME-9] [HOME-17] are sorted by country and have a link to each race, with its state', async () => {
    const french = meeting({ id: 2, country: 'FRA', track_name: 'Vallon', races: [raceFields({ id: 21, number: 1 })] });
    const german = meeting({
      races: [raceFields({ status: 'OFFICIAL' }), raceFields({ id: 8 }), raceFields({ id: 9 })],
    });
    const late = meeting({ id: 3, track_name: 'Eichental', races: [raceFields({ id: 31, status: 'CANCELLED' })] });
    fakeApi({
      [NEXT]: next(),
      '/api/v1/meetings': [german, french, late],
      '/api/v1/countries': countries('DEU', 'FRA'),
    });
    await show('/');
    await track('Vallon');
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      expect.stringContaining('Lindenau'),
      expect.stringContaining('Eichental'),
      expect.stringContaining('Vallon'),
    ]);
    const links = (await track('Lindenau')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['3 13:20 Endgültiges Ergebnis', '/race/7'],
      ['3 13:20 das nächste der Bahn', '/race/8'],
      ['3 13:20 Offen', '/race/9'],
    ]);
    expect((await track('Eichental')).getByRole('link', { name: '3 13:20 Abgesagt' })).toBeTruthy();
  });

  test('[HOME-17] are refreshed', async () => {
    const api = fakeApi({ [NEXT]: next(), '/api/v1/meetings': [meeting()] });
    await show('/');
    await track('Lindenau');
    api.answers['/api/v1/meetings'] = [meeting({ races: [raceFields({ status: 'CLOSED' })] })];
    await act(() => vi.advanceTimersByTimeAsync(46_000));
    expect((await track('Lindenau')).getByRole('link', { name: /Geschlossen$/ })).toBeTruthy();
  });
});

describe('the notice to a visitor who began to register', () => {
  const cookie = '__Host-paddock_registration';
  const notice = () => screen.queryByTestId('registration.begun');

  test('[HOME-24] has its place only in a browser where a registration was begun', async () => {
    fakeApi({ [NEXT]: next(nextRace()), '/api/v1/meetings': [] });
    const { unmount } = await show('/');
    expect(notice()).toBeNull();
    unmount();
    pageCookies().write(cookie, 'a'.repeat(32), 60);
    onTestFinished(() => pageCookies().remove(cookie));
    await show('/');
    expect(notice()).toBeTruthy();
  });
});
