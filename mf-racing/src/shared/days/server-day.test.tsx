import { acceptedAt, fakeApi, NOW } from '@paddock/testing';
import { screen } from '@testing-library/react';
import { describe, test, vi } from 'vitest';
import { meeting } from '../../testing/fixtures.ts';
import { show } from '../../testing/show.ts';

const DAY = 24 * 3_600_000;

/** An answer of the server at `NOW`, whatever this machine's clock says. */
const dated = (data: unknown) => acceptedAt(Date.parse(NOW), data);

describe.each([
  ['a day ahead', DAY],
  ['a day behind', -DAY],
])('on a machine whose clock is %s', (_, wrong) => {
  test.each([
    ['/races', '/api/v1/meetings', /21\.11\.2026/],
    ['/renntagaenderungen', '/api/v1/meetings', /21\.11\.2026/],
    ['/videoarchive', '/api/v1/meetings/archive', /20\.11\.2026/],
  ])("[DAYS-9] %s is of the server's day", async (path, read, day) => {
    vi.setSystemTime(Date.parse(NOW) + wrong);
    fakeApi({
      [read]: dated([meeting()]),
      '/api/v1/countries': dated([]),
      '/api/v1/nonrunners': dated([]),
      '/api/v1/riderchanges': dated([]),
    });
    await show(path);
    await screen.findByRole('heading', { level: 1, name: day });
  });

  test('[DAYS-9] a recording of yesterday is there', async () => {
    vi.setSystemTime(Date.parse(NOW) + wrong);
    fakeApi({ '/api/v1/meetings/archive?date=2026-11-20': dated([meeting()]), '/api/v1/countries': dated([]) });
    await show('/videoarchive/2026-11-20');
    await screen.findByRole('heading', { level: 2, name: /Lindenau/ });
  });
});
