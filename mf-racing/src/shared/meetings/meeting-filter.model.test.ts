import { describe, expect, test } from 'vitest';
import { filterMeetings, parseMeetingFilter, writeMeetingFilter } from './meeting-filter.model.ts';

const meetings = [
  { id: 1, country: 'DEU', raceType: 'H', isLive: false, livestreamId: null, races: [{ status: 'OFFICIAL' }] },
  { id: 2, country: 'FRA', raceType: 'T', isLive: true, livestreamId: null, races: [{ status: 'FINISHED' }] },
  {
    id: 3,
    country: 'FRA',
    raceType: 'H',
    isLive: false,
    livestreamId: 9,
    races: [{ status: 'OPEN' }, { status: 'OFFICIAL' }],
  },
] as const satisfies Parameters<typeof filterMeetings>[0];

const idsFor = (query: string, withNonRunners: number[] = []) =>
  filterMeetings([...meetings], parseMeetingFilter(new URLSearchParams(query)), new Set(withNonRunners)).map(
    ({ id }) => id,
  );

describe('a filter of meetings', () => {
  test.each([
    ['', [1, 2, 3]],
    ['type=T', [2]],
    ['country=FRA', [2, 3]],
    ['video=1', [2, 3]],
    ['meeting=3', [3]],
    ['country=FRA&type=H', [3]],
    ['results=1', [1, 3]],
    ['country=SWE', []],
    ['country=XXX', [1, 2, 3]],
    ['type=X&country=fr&video=yes&meeting=abc', [1, 2, 3]],
  ])('[MEETINGS-1] [MEETINGS-3] "%s" keeps %j', (query, ids) => {
    expect(idsFor(query)).toEqual(ids);
  });

  test('[MEETINGS-1] of non-runners keeps the meetings that have some', () => {
    expect(idsFor('nonstarter=1', [2])).toEqual([2]);
    expect(idsFor('nonstarter=1')).toEqual([]);
  });

  test('[MEETINGS-1] of official results leaves out the other races', () => {
    const filter = parseMeetingFilter(new URLSearchParams('results=1&meeting=3'));
    expect(filterMeetings([...meetings], filter, new Set())[0]?.races).toEqual([{ status: 'OFFICIAL' }]);
  });

  test('[MEETINGS-2] is written as it is read; other parameters of the URL stay', () => {
    const query = 'page=2&type=H&country=FRA&meeting=3&video=1&nonstarter=1&results=1';
    const search = new URLSearchParams(query);
    const filter = parseMeetingFilter(search);
    expect(writeMeetingFilter(new URLSearchParams('page=2'), filter).toString()).toBe(query);
    const none = parseMeetingFilter(new URLSearchParams());
    expect(writeMeetingFilter(search, none).toString()).toBe('page=2');
  });
});
