import { fakeApi } from '@paddock/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { race } from '../testing/fixtures.ts';
import { show } from '../testing/show.ts';

const showRace = (facts: Parameters<typeof race>[0]) => {
  fakeApi({ '/api/v1/races/7': race(facts) });
  return show('/race/7');
};
const slot = (name: string) => screen.queryByTestId(name)?.textContent ?? null;

test.each([{ is_live: true }, { livestream_id: 12 }, { livestream_id: 12, status: 'FINISHED' as const }])(
  '[CARD-9] with %j the card has the slot for live pictures',
  async (facts) => {
    await showRace(facts);
    expect(slot('race.stream')).toBe('{"raceId":7}');
    expect(slot('race.archive')).toBeNull();
  },
);

test('[CARD-10] a race with a recording has the slot for it, and none for live pictures', async () => {
  await showRace({ status: 'OFFICIAL', livestream_id: 12, stream_archive_id: 99 });
  expect(slot('race.archive')).toBe('{"raceId":7,"streamArchiveId":99}');
  expect(slot('race.stream')).toBeNull();
});

test.each([
  {},
  { status: 'OFFICIAL' as const, livestream_id: 12 },
  { status: 'CANCELLED' as const, livestream_id: 12 },
])('[CARD-9] [CARD-10] with %j there is neither', async (facts) => {
  await showRace(facts);
  expect([slot('race.stream'), slot('race.archive')]).toEqual([null, null]);
});
