import { fakeApi, meetingFields, NOW, raceFields, refused } from '@paddock/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { changedRace, meeting, nonRunner, riderChange } from '../testing/fixtures.ts';
import { show } from '../testing/show.ts';

const MEETINGS = '/api/v1/meetings';
const NON_RUNNERS = '/api/v1/nonrunners';
const RIDER_CHANGES = '/api/v1/riderchanges';
const races = [
  raceFields(),
  raceFields({ id: 8, number: 4, name: 'Preis der Eichen', status: 'CANCELLED' }),
  raceFields({ id: 9, number: 5, name: 'Preis der Buchen' }),
];

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(NOW) }));

describe('the changes of today', () => {
  test('[CHANGES-5] are cancelled races, withdrawn horses and other riders, by race; unchanged races are left out', async () => {
    fakeApi({
      [MEETINGS]: [meeting({ races })],
      [NON_RUNNERS]: [{ ...meetingFields, races: [changedRace([nonRunner(4, 'Blitz')])] }],
      [RIDER_CHANGES]: [{ ...meetingFields, races: [changedRace([riderChange(5, 'Donner')])] }],
    });
    await show('/renntagaenderungen');
    const changed = within(await screen.findByRole('article', { name: 'R3 Preis der Linden' }));
    expect(changed.getByText('Blitz')).toBeTruthy();
    expect(changed.getByText('Uwe Kolbe')).toBeTruthy();
    const cancelled = screen.getByRole('article', { name: 'R4 Preis der Eichen' });
    expect(within(cancelled).getByText('Abgesagt')).toBeTruthy();
    expect(screen.queryByText(/Buchen/)).toBeNull();
  });

  test('[CHANGES-4] a day without changes says so', async () => {
    fakeApi({ [MEETINGS]: [meeting()], [NON_RUNNERS]: [], [RIDER_CHANGES]: [] });
    await show('/renntagaenderungen');
    expect(await screen.findByText('Keine Änderungen')).toBeTruthy();
  });

  test('[CHANGES-6] are not shown in part: a failed read can be retried', async () => {
    const api = fakeApi({ [MEETINGS]: [meeting()], [NON_RUNNERS]: [], [RIDER_CHANGES]: () => refused(500, 'oops') });
    await show('/renntagaenderungen');
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(await screen.findByRole('alert')).toBeTruthy();
    api.answers[RIDER_CHANGES] = [];
    fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('Keine Änderungen')).toBeTruthy();
  });
});
