import { customer, fakeApi, logInForTest, meetingFields, NOW, raceFields, refused } from '@paddock/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { changedRace, countries, meeting, nonRunner } from '../../testing/fixtures.ts';
import { show } from '../../testing/show.ts';

const german = meeting();
const french = meeting({ id: 2, country: 'FRA', race_type: 'T', track_name: 'Vallon', livestream_id: 4 });
const irish = meeting({ id: 3, country: 'IRL', track_name: 'Kilcarrow', races: [raceFields({ status: 'OFFICIAL' })] });

const COUNTRIES = '/api/v1/countries';
const MEETINGS = '/api/v1/meetings';

/** Waits until the meetings on screen are those of these tracks. */
const showsTracks = (...tracks: string[]) =>
  waitFor(() => {
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent.replace(/^(Galopp|Trab)/, ''))).toEqual(tracks);
  });
const chip = (name: string) => screen.findByRole('button', { name });

beforeEach(() => vi.setSystemTime(NOW));

describe('a list of meetings', () => {
  test('MEETINGS-6 is sorted by the positions of the countries', async () => {
    fakeApi({ [MEETINGS]: [german, french, irish], [COUNTRIES]: countries('IRL', 'DEU', 'FRA') });
    await show('/races');
    await showsTracks('Kilcarrow', 'Lindenau', 'Vallon');
  });

  test('MEETINGS-5 is sorted as the customer has set it', async () => {
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

  test('MEETINGS-8 keeps the order of the first races if the positions fail to load', async () => {
    fakeApi({ [MEETINGS]: [irish, german], [COUNTRIES]: () => refused(500, 'oops') });
    await show('/races');
    await showsTracks('Kilcarrow', 'Lindenau');
  });

  test('MEETINGS-1 MEETINGS-2 is narrowed by a press, and restored by the next one; the URL holds the filter', async () => {
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

  test('MEETINGS-1 of one meeting, as a link may ask for it, leads back to all', async () => {
    fakeApi({ [MEETINGS]: [german, french, irish], [COUNTRIES]: [] });
    await show('/races?meeting=2');
    await showsTracks('Vallon');
    fireEvent.click(await chip('Nur Vallon'));
    await showsTracks('Lindenau', 'Vallon', 'Kilcarrow');
  });

  test('MEETINGS-4 reads the non-runners only for the filter', async () => {
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

  test('MEETINGS-9 MEETINGS-10 that is narrowed to nothing says so; one press removes the filter', async () => {
    fakeApi({ [MEETINGS]: [german], [COUNTRIES]: [] });
    await show('/races?type=T');
    expect(await screen.findByText('Zu dieser Auswahl gibt es nichts')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Auswahl aufheben' }));
    await showsTracks('Lindenau');
  });
});
