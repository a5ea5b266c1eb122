import { fakeApi, meetingFields } from '@paddock/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { changedRace, nonRunner } from '../testing/fixtures.ts';
import { show } from '../testing/show.ts';

describe('the non-runners of a day', () => {
  test('[CHANGES-1] [CHANGES-2] are listed by race, with rider and time; the race leads to its card', async () => {
    fakeApi({ '/api/v1/nonrunners': [{ ...meetingFields, races: [changedRace([nonRunner(4, 'Blitz')])] }] });
    await show('/nichtstarter');
    const race = within(await screen.findByRole('article', { name: 'R3 Preis der Linden' }));
    expect(race.getByRole('listitem').textContent).toBe('4BlitzJana Brandtseit 20.11. 23:29\u00a0Uhr');
    expect(race.getByText('Blitz').tagName).toBe('S');
    expect(race.getByRole('link').getAttribute('href')).toBe('/race/7');
  });

  test('[CHANGES-4] a day without non-runners says so', async () => {
    fakeApi({ '/api/v1/nonrunners?date=2026-11-22': [] });
    await show('/nichtstarter/2026-11-22');
    expect(await screen.findByText('Keine Nichtstarter')).toBeTruthy();
  });

  test('[DAYS-8] lead to the other pages about that day', async () => {
    fakeApi({ '/api/v1/nonrunners?date=2026-11-22': [] });
    await show('/nichtstarter/2026-11-22');
    const links = within(screen.getByRole('navigation', { name: 'Mehr zu diesem Tag' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/races/2026-11-22',
      '/results/2026-11-22',
      '/reiterwechsel/2026-11-22',
      '/starterindex/2026-11-22',
    ]);
  });
});
