import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { accepted, fakeApi } from '../testing/fake-api.ts';
import { meeting, NOW, raceFields } from '../testing/fixtures.ts';
import { show } from '../testing/show.tsx';

beforeEach(() => vi.setSystemTime(NOW));

test('RACE-3 the races of today: each meeting with its races', async () => {
  fakeApi({
    '/api/v1/meetings': [meeting({ races: [raceFields(), raceFields({ id: 8, number: 4, status: 'CLOSED' })] })],
  });
  await show('/races');
  const table = within(await screen.findByRole('table', { name: 'Rennen in Lindenau' }));
  expect(table.getAllByRole('row')).toHaveLength(3);
});
