import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client/create-api.ts';
import { readEntries } from '../wire/read.ts';
import type { Meeting, MeetingResults } from './meeting.types.ts';
import { readMeeting, readMeetingResults } from './read-meeting.ts';

/** Meetings are cached for 60 s (core §9). */
const meetingAge = 60_000;

/** Keys start with the word, so that `invalidateQueries({ queryKey: meetingKeys.all })` reaches all of them. */
export const meetingKeys = { all: ['meetings'] as const, results: ['results'] as const };

const dateQuery = (date: string | undefined) => (date === undefined ? {} : { params: { query: { date } } });

const getMeetings = async (api: Api, date: string | undefined, signal: AbortSignal): Promise<Meeting[]> =>
  (
    await api.call(
      (client) => client.GET('/v1/meetings', { ...dateQuery(date), signal }),
      (data) => readEntries(data, 'data', readMeeting),
    )
  ).data;

/** The meetings of a day (`YYYY-MM-DD`) with their races; of today when no day is given. */
export const meetingsQuery = (api: Api, date?: string) =>
  queryOptions({
    queryKey: [...meetingKeys.all, 'day', date ?? 'today'],
    queryFn: ({ signal }) => getMeetings(api, date, signal),
    staleTime: meetingAge,
  });

const getMeeting = async (api: Api, id: number, signal: AbortSignal): Promise<Meeting> =>
  (await api.call((client) => client.GET('/v1/meetings/{id}', { params: { path: { id } }, signal }), readMeeting)).data;

/** One meeting with its races. */
export const meetingQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...meetingKeys.all, 'meeting', id],
    queryFn: ({ signal }) => getMeeting(api, id, signal),
    staleTime: meetingAge,
  });

const getResults = async (api: Api, date: string | undefined, signal: AbortSignal): Promise<MeetingResults[]> =>
  (
    await api.call(
      (client) => client.GET('/v1/results', { ...dateQuery(date), signal }),
      (data) => readEntries(data, 'data', readMeetingResults),
    )
  ).data;

/** What a day (`YYYY-MM-DD`) has finished so far; today when no day is given. */
export const resultsQuery = (api: Api, date?: string) =>
  queryOptions({
    queryKey: [...meetingKeys.results, date ?? 'today'],
    queryFn: ({ signal }) => getResults(api, date, signal),
    staleTime: 45_000,
  });
