import { fakeApi, meetingFields, raceFields } from '@paddock/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { show } from '../testing/show.ts';

const archived = (stream_archive_id: number | null) => ({
  ...meetingFields,
  races: [
    raceFields({
      status: 'OFFICIAL',
      result: [
        { place: 1, startnrs: [5] },
        { place: 2, startnrs: [8, 13] },
      ],
      stream_archive_id,
    }),
  ],
});

describe('the video archive', () => {
  test('[ARCHIVE-1] [ARCHIVE-2] [ARCHIVE-3] begins with yesterday; a race has its order, and a slot for its recording', async () => {
    fakeApi({ '/api/v1/meetings/archive': [archived(99)] });
    await show('/videoarchive');
    const race = within(await screen.findByRole('article', { name: 'R3 Preis der Linden' }));
    expect(race.getByText('Einlauf 5 – 8/13')).toBeTruthy();
    expect(race.getByText('Aufzeichnung')).toBeTruthy();
    expect(JSON.parse(race.getByTestId('race.archive').textContent)).toEqual({ raceId: 7, streamArchiveId: 99 });
    expect(screen.getByRole('link', { name: /Gestern/ }).getAttribute('aria-current')).toBe('page');
  });

  test('[ARCHIVE-4] a race without a recording says so', async () => {
    fakeApi({ '/api/v1/meetings/archive?date=2026-11-18': [archived(null)] });
    await show('/videoarchive/2026-11-18');
    expect(await screen.findByText('ohne Aufzeichnung')).toBeTruthy();
    expect(screen.queryByTestId('race.archive')).toBeNull();
  });

  test('[ARCHIVE-5] a day that is not over has none, and is not read', async () => {
    const { asked } = fakeApi({ '/api/v1/countries': [] });
    await show('/videoarchive/2026-11-21');
    expect(await screen.findByText('Das Archiv beginnt mit dem Tag nach dem Rennen')).toBeTruthy();
    expect(asked.filter((read) => read.includes('archive'))).toEqual([]);
  });
});
