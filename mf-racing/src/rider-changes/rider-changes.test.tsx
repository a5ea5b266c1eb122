import { fakeApi, meetingFields } from '@paddock/testing';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { changedRace, riderChange } from '../testing/fixtures.ts';
import { show } from '../testing/show.ts';

describe('the rider changes of a day', () => {
  test('[CHANGES-3] say who rides instead of whom, or that nobody is known yet', async () => {
    const races = [changedRace([riderChange(4, 'Blitz'), riderChange(5, 'Donner', { rider: null })])];
    fakeApi({ '/api/v1/riderchanges?date=2026-11-22': [{ ...meetingFields, races }] });
    await show('/reiterwechsel/2026-11-22');
    const lines = (await screen.findByRole('article', { name: 'R3 Preis der Linden' })).querySelectorAll('li');
    expect([...lines].map(({ textContent }) => textContent)).toEqual([
      '4BlitzUwe Kolbe statt Jana Brandt',
      '5Donnernoch nicht bekannt statt Jana Brandt',
    ]);
  });

  test('[CHANGES-4] a day without rider changes says so', async () => {
    fakeApi({ '/api/v1/riderchanges': [] });
    await show('/reiterwechsel', { locale: 'en' });
    expect(await screen.findByText('No rider changes')).toBeTruthy();
  });
});
