import { expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';

const afternoon = '2026-11-21T15:00:00Z';

test('[RACES-13] shows meetings and races of a day in few words', async () => {
  const { call } = createTestApi(afternoon);
  const { data: plain } = await call('getOverviewMeetings');
  const { data: full } = await call('getOverviewMeetings', { query: { race_info: 1, date: '2026-11-21' } });
  expect(plain).toEqual(full.map(({ race_info: _, ...meeting }) => meeting));
  for (const meeting of full) {
    const finished = meeting.race_info?.filter(({ status }) => status === 'FINISHED' || status === 'OFFICIAL');
    expect(meeting.finished_count).toBe(finished?.length);
    expect(meeting.next_race_id).toBe(meeting.race_info?.find(({ status }) => status === 'OPEN')?.id ?? null);
    const { data: whole } = await call('getMeeting', { path: { id: meeting.id } });
    expect(whole.races.map(({ id }) => id)).toEqual(meeting.race_info?.map(({ id }) => id));
    expect(whole.is_live).toBe(meeting.is_live);
  }
  const { data: races } = await call('getOverviewRaces');
  const offs = races.map(({ post_time }) => post_time);
  expect(offs).toEqual(offs.toSorted());
  expect(races).toHaveLength(full.flatMap(({ race_info = [] }) => race_info).length);
});

test('[RACES-13] has an archive of days before today, with the stream of each race that has pictures', async () => {
  const { call } = createTestApi(afternoon);
  const { data } = await call('getMeetingsArchive');
  expect(new Set(data.map(({ date }) => date))).toEqual(new Set(['2026-11-20']));
  const races = data.flatMap((meeting) => meeting.races);
  for (const { id, livestream_id, stream_archive_id } of races) {
    expect(stream_archive_id).toBe(livestream_id === null ? null : id);
  }
  expect(races.some(({ livestream_id }) => livestream_id !== null)).toBe(true);
  for (const date of ['2026-11-21', '2026-12-01']) {
    expect((await call('getMeetingsArchive', { query: { date } })).validation).toEqual({ date: ['before_today'] });
  }
});

test('[RACES-20] a race names its recording once its live pictures end', async () => {
  const { call } = createTestApi(afternoon);
  const races = (await call('getMeetings')).data.flatMap((meeting) => meeting.races);
  for (const { id, status, livestream_id, stream_archive_id } of races) {
    expect(stream_archive_id).toBe(livestream_id !== null && status === 'OFFICIAL' ? id : null);
  }
  expect(races.some(({ stream_archive_id }) => stream_archive_id !== null)).toBe(true);
  expect(races.some(({ livestream_id, stream_archive_id }) => livestream_id !== null && !stream_archive_id)).toBe(true);
});

test('[RACES-13] gives the countries in both languages, by position', async () => {
  const { call } = createTestApi(afternoon);
  const { data } = await call('getCountries');
  expect(data.slice(0, 3).map(({ code, name_de, name_en }) => [code, name_de, name_en])).toEqual([
    ['DEU', 'Deutschland', 'Germany'],
    ['FRA', 'Frankreich', 'France'],
    ['SWE', 'Schweden', 'Sweden'],
  ]);
  expect(data.map(({ position }) => position)).toEqual(data.map((_, at) => at + 1));
});

test('[RACES-13] indexes who starts, without non-runners', async () => {
  const { call } = createTestApi('2026-11-21T22:00:00Z');
  const { data: races } = await call('getNonRunners');
  const gone = races[0]?.races[0]?.runners?.[0]?.horse.id;
  for (const type of ['horse', 'rider', 'trainer'] as const) {
    const { data } = await call('getCountryParticipants', { path: { type } });
    expect(data.map(({ country }) => country)).toEqual(['DEU', 'FRA', 'SWE', 'GBR', 'IRL', 'ZAF', 'USA', 'CAN']);
    for (const { participants } of data) {
      expect(participants.every(({ starts }) => starts.length > 0)).toBe(true);
      if (type === 'horse') expect(participants.map(({ id }) => id)).not.toContain(gone);
    }
    const one = await call('getCountryParticipants', { path: { type }, query: { country: 'SWE', date: '2026-11-21' } });
    expect(one.data).toEqual(data.filter(({ country }) => country === 'SWE'));
  }
});
