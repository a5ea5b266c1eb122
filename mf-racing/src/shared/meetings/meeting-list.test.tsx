import { setTimeout as wait } from 'node:timers/promises';
import { customer, fakeApi, logInForTest, meetingFields, raceFields, refused } from '@paddock/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { changedRace, countries, meeting, nonRunner } from '../../testing/fixtures.ts';
import { show } from '../../testing/show.ts';

const german = meeting();
const french = meeting({ id: 2, country: 'FRA', race_type: 'T', track_name: 'Vallon', livestream_id: 4 });
const irish = meeting({
  id: 3,
  country: 'IRL',
  track_name: 'Kilcarrow',
  races: [raceFields(), raceFields({ id: 8, status: 'OFFICIAL' })],
});

const COUNTRIES = '/api/v1/countries';
const MEETINGS = '/api/v1/meetings';

/** Waits until the meetings on screen are exactly those of these tracks. */
const showsTracks = (...tracks: string[]) =>
  waitFor(() => {
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent.replace(/^(Galopp|Trab)/, ''))).toEqual(tracks);
  });
/** The fold of a meeting. */
const findFold = async (track: string) =>
  (await screen.findByRole('heading', { level: 2, name: new RegExp(track) })).closest('details') as HTMLDetailsElement;
const chip = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  history.replaceState(null, '');
});

describe('a list of meetings', () => {
  test('[MEETINGS-6] is sorted by the positions of the countries', async () => {
    fakeApi({ [MEETINGS]: [german, french, irish], [COUNTRIES]: countries('IRL', 'DEU', 'FRA') });
    await show('/races');
    await showsTracks('Kilcarrow', 'Lindenau', 'Vallon');
  });

  test('[MEETINGS-5] is sorted as the customer has set it', async () => {
    const { preferences } = customer();
    fakeApi({
      [MEETINGS]: [german, french, irish],
      [COUNTRIES]: countries('DEU', 'FRA', 'IRL'),
      '/api/v1/customer/me': customer({
        preferences: { ...preferences, countries_orders: { FRA: 1, DEU: 2, IRL: 3 } },
      }),
    });
    await logInForTest();
    await show('/races');
    await showsTracks('Vallon', 'Lindenau', 'Kilcarrow');
  });

  test('[MEETINGS-8] keeps the order of the first races if the positions fail to load', async () => {
    fakeApi({ [MEETINGS]: [irish, german], [COUNTRIES]: () => refused(500, 'oops') });
    await show('/races');
    await showsTracks('Kilcarrow', 'Lindenau');
  });

  test('[MEETINGS-1] [MEETINGS-2] is narrowed by a press, and restored by the next one; the URL holds the filter', async () => {
    fakeApi({ [MEETINGS]: [german, french, irish], [COUNTRIES]: [] });
    const { router } = await show('/races');
    fireEvent.click(await chip('Frankreich'));
    await showsTracks('Vallon');
    expect(router.state.location.search).toBe('?country=FRA');
    fireEvent.click(await chip('Frankreich'));
    await showsTracks('Lindenau', 'Vallon', 'Kilcarrow');
    fireEvent.click(await chip('Nur endgültige Ergebnisse'));
    await showsTracks('Kilcarrow');
    expect((await chip('Nur endgültige Ergebnisse')).getAttribute('aria-pressed')).toBe('true');
  });

  test('[MEETINGS-1] of one meeting, as a link may ask for it, leads back to all', async () => {
    fakeApi({ [MEETINGS]: [german, french, irish], [COUNTRIES]: [] });
    await show('/races?meeting=2');
    await showsTracks('Vallon');
    fireEvent.click(await chip('Nur Vallon'));
    await showsTracks('Lindenau', 'Vallon', 'Kilcarrow');
  });

  test('[MEETINGS-4] reads the non-runners only for the filter', async () => {
    const NON_RUNNERS = '/api/v1/nonrunners?runners=false';
    const { asked } = fakeApi({
      [MEETINGS]: [german, french],
      [COUNTRIES]: [],
      [NON_RUNNERS]: [{ ...meetingFields, id: 2, races: [changedRace([nonRunner(4, 'Blitz')])] }],
    });
    await show('/races');
    const press = await chip('Mit Nichtstartern');
    expect(asked).not.toContain(NON_RUNNERS);
    fireEvent.click(press);
    await showsTracks('Vallon');
  });

  test('[MEETINGS-1] [MEETINGS-2] is narrowed by its URL from the start', async () => {
    fakeApi({ [MEETINGS]: [german, french, irish], [COUNTRIES]: [] });
    await show('/races?country=FRA');
    await showsTracks('Vallon');
    expect((await chip('Frankreich')).getAttribute('aria-pressed')).toBe('true');
  });

  test('[MEETINGS-17] opens what is closed for print alone, and keeps what was open', async () => {
    fakeApi({ [MEETINGS]: [german, french], [COUNTRIES]: [] });
    await show('/races');
    await screen.findByRole('heading', { name: /Vallon/ });
    const folds = [...document.querySelectorAll('details')];
    const isOpen = () => folds.map(({ open }) => open);
    fireEvent.click(folds[0]?.querySelector('summary') as HTMLElement);
    await waitFor(() => expect(history.state?.usr).toEqual({ folds: [folds[0]?.id] }));
    fireEvent(window, new Event('beforeprint'));
    expect(isOpen()).toEqual([true, true]);
    await act(() => wait(50));
    fireEvent(window, new Event('afterprint'));
    await act(() => wait(50));
    expect(isOpen()).toEqual([true, false]);
    expect(history.state?.usr).toEqual({ folds: [folds[0]?.id] });
  });

  test.each(['/races/2026-11-22?country=FRA', '/races/2026-11-22?meeting=2&country=FRA'])(
    '[MEETINGS-1] [MEETINGS-2] of another day is narrowed by its URL, too: %s',
    async (url) => {
      fakeApi({ [`${MEETINGS}?date=2026-11-22`]: [german, french, irish], [COUNTRIES]: [] });
      await show(url);
      await showsTracks('Vallon');
    },
  );

  test('[MEETINGS-1] [MEETINGS-9] [MEETINGS-10] has nothing of a country that does not race', async () => {
    fakeApi({ [MEETINGS]: [german, french], [COUNTRIES]: [] });
    await show('/races?country=SWE');
    expect(await screen.findByText('Zu dieser Auswahl gibt es nichts')).toBeTruthy();
    expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Auswahl aufheben' }));
    await showsTracks('Lindenau', 'Vallon');
  });

  test('[MEETINGS-14] [MEETINGS-16] [MEETINGS-17] is one of lines: a press opens a meeting; what is closed is there for search and print', async () => {
    fakeApi({ [MEETINGS]: [german, french], [COUNTRIES]: [] });
    const { router } = await show('/races');
    const fold = await findFold('Vallon');
    expect(fold.open).toBe(false);
    expect(fold.querySelector('summary')?.textContent).toBe('TrabVallonR3 13:20\u00a0Uhr 1 Rennen');
    expect(await within(fold).findByRole('table', { name: 'Rennen in Vallon' })).toBeTruthy();
    fireEvent.click(fold.querySelector('summary') as HTMLElement);
    await waitFor(() => expect(history.state?.usr).toEqual({ folds: ['meeting-2'] }));
    // As after new data.
    await router.revalidate();
    expect(fold.open).toBe(true);
    fireEvent.click(fold.querySelector('summary') as HTMLElement);
    await waitFor(() => expect(history.state?.usr).toEqual({ folds: [] }));
    expect(fold.open).toBe(false);
  });

  test('[MEETINGS-16] back shows the same meetings open', async () => {
    fakeApi({ [MEETINGS]: [german, french], [COUNTRIES]: [] });
    const { router } = await show('/races');
    fireEvent.click((await findFold('Vallon')).querySelector('summary') as HTMLElement);
    await waitFor(() => expect(history.state?.usr).toEqual({ folds: ['meeting-2'] }));
    await act(() => router.navigate('/races/2026-02-30'));
    // In a browser, going back reads the state from the entry.
    await act(() => router.navigate('/races', { state: history.state.usr }));
    expect((await findFold('Vallon')).open).toBe(true);
    expect((await findFold('Lindenau')).open).toBe(false);
  });

  test('[MEETINGS-15] a list of one meeting shows it open', async () => {
    fakeApi({ [MEETINGS]: [german], [COUNTRIES]: [] });
    await show('/races');
    expect((await findFold('Lindenau')).open).toBe(true);
  });

  test('[MEETINGS-18] has a bar with a button for each meeting, which opens it and leads to it', async () => {
    Element.prototype.scrollIntoView = vi.fn();
    fakeApi({ [MEETINGS]: [german, french], [COUNTRIES]: [] });
    await show('/races');
    const bar = within(await screen.findByRole('navigation', { name: 'Zu einer Rennbahn' }));
    expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Lindenau', 'Vallon']);
    fireEvent.click(bar.getByRole('button', { name: 'Vallon' }));
    const fold = await findFold('Vallon');
    expect(fold.open).toBe(true);
    expect(document.activeElement).toBe(fold.querySelector('summary'));
    expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([fold]);
  });

  test('[MEETINGS-9] [MEETINGS-10] that is narrowed to nothing says so; one press removes the filter', async () => {
    fakeApi({ [MEETINGS]: [german], [COUNTRIES]: [] });
    await show('/races?type=T');
    expect(await screen.findByText('Zu dieser Auswahl gibt es nichts')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Auswahl aufheben' }));
    await showsTracks('Lindenau');
  });
});
