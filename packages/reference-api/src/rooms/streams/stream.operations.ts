import type { components } from '@paddock/api';
import type { OperationsOf } from '../../server/operation/operation.types.ts';
import { notFound, Refused } from '../../server/operation/refused.ts';
import type { Server } from '../../server/operation/server.ts';
import type { RacePlan } from '../../world/day/plan.types.ts';
import { todayAt } from '../../world/day/race-days.ts';
import { isLive, statusAt } from '../../world/day/race-status.ts';
import { addDays } from '../../world/day/zone.ts';
import { PLAYLIST_TYPE } from './hls.model.ts';
import { isSending, type LiveStream, raceShown, streamsOfDay } from './live-stream.model.ts';
import { assertMayWatch, denied } from './may-watch.ts';
import { createMediaTickets } from './media-ticket.ts';
import { sendArchiveFile, sendLiveFile } from './send-media.ts';

type Stream = components['schemas']['Stream'];

/** Countries with tracks that get the views (core §6). */
const trackedCountries: readonly string[] = ['CAN', 'USA', 'TUR'];

type StreamOperation =
  | 'getStreams'
  | 'getStream'
  | 'getRaceStream'
  | 'getArchiveStream'
  | 'getTrackStream'
  | 'trackStream'
  | 'getStreamMedia';

/** Live and archive pictures for entitled customers. */
export const streamOperations = ({ database, days, streamFaults }: Server): OperationsOf<StreamOperation> => {
  const tickets = createMediaTickets(database);

  const streamsAt = async (now: number): Promise<LiveStream[]> => {
    const today = todayAt(now);
    const yesterday = await days.meetingsOf(addDays(today, -1));
    return streamsOfDay(yesterday, await days.meetingsOf(today), now);
  };
  const streamOf = async (id: number, now: number): Promise<LiveStream> => {
    const stream = (await streamsAt(now)).find((each) => each.id === id);
    if (!stream) throw notFound('stream');
    return stream;
  };
  const raceOf = async (id: number): Promise<RacePlan> => {
    const race = await days.race(id);
    if (!race) throw notFound('race');
    return race;
  };

  const showLive = async (id: number, raceId: number, sessionId: string | null, now: number): Promise<Stream> => ({
    id,
    race_id: raceId,
    type: 'player',
    url: `/api/v1/streams/${id}/media/master.m3u8?ticket=${await tickets.issue(id, sessionId, now)}`,
    format: PLAYLIST_TYPE,
  });
  const showArchive = async ({ id }: RacePlan, sessionId: string | null, now: number): Promise<Stream> => ({
    id,
    race_id: id,
    type: 'archive',
    url: `/api/v1/streams/${id}/media/archive.mp4?ticket=${await tickets.issue(id, sessionId, now)}`,
    format: 'video/mp4',
  });

  /** The current state of a live stream for an entitled customer. */
  const watch = async (stream: LiveStream, customerId: number, now: number): Promise<RacePlan> => {
    if (!isSending(stream, now)) throw denied('stream_not_available');
    await assertMayWatch(database, customerId, stream.meeting.country, now);
    return raceShown(stream, now);
  };
  const assertArchived = (race: RacePlan, now: number): void => {
    if (race.livestream_id === null || statusAt(race, now) !== 'OFFICIAL') throw denied('stream_not_available');
  };

  return {
    async getStreams({ sessionId, now }) {
      const streams = (await streamsAt(now)).sort((a, b) => a.startsAt - b.startsAt || a.id - b.id);
      const shown = streams.map((stream) => showLive(stream.id, raceShown(stream, now).id, sessionId, now));
      return { data: await Promise.all(shown) };
    },

    async getStream({ path: { id }, customerId, sessionId, now }) {
      const stream = await streamOf(id, now);
      const race = await watch(stream, customerId, now);
      return { data: await showLive(id, race.id, sessionId, now) };
    },

    async getRaceStream({ path: { id }, customerId, sessionId, now }) {
      const race = await raceOf(id);
      if (race.livestream_id === null || !isLive(race, now)) throw denied('stream_not_available');
      await assertMayWatch(database, customerId, race.country, now);
      return { data: await showLive(race.livestream_id, race.id, sessionId, now) };
    },

    async getArchiveStream({ path: { id }, customerId, sessionId, now }) {
      const race = await raceOf(id);
      assertArchived(race, now);
      await assertMayWatch(database, customerId, race.country, now);
      return { data: await showArchive(race, sessionId, now) };
    },

    async getTrackStream({ path: { id }, query: { country }, customerId, sessionId, now }) {
      const streams = await streamsAt(now);
      const isHere = (meeting: LiveStream['meeting']) =>
        meeting.track_id === id && (country === undefined || meeting.country === country);
      const here = streams.filter(({ meeting }) => isHere(meeting));
      const stream = here.find((each) => isSending(each, now)) ?? here[0];
      if (!stream) {
        // A track without pictures still exists.
        if ((await days.meetingsOf(todayAt(now))).some(isHere)) throw denied('stream_not_available');
        throw notFound('track');
      }
      const race = await watch(stream, customerId, now);
      return { data: await showLive(stream.id, race.id, sessionId, now) };
    },

    async trackStream({ path: { id }, customerId, clock }) {
      const now = clock();
      const stream = await streamOf(id, now);
      const race = await watch(stream, customerId, now);
      const { country } = stream.meeting;
      const tracked = trackedCountries.includes(country);
      if (tracked) {
        await database
          .insertInto('stream_view')
          .values({ customer_id: customerId, stream_id: id, race_id: race.id, country, watched_at: now })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      return { data: { tracked, race_id: race.id } };
    },

    async getStreamMedia({ path: { id, file }, query: { ticket }, header: { range }, now }) {
      const customerId = await tickets.read(ticket, id, now);
      if (customerId === null) {
        throw new Refused(401, 'invalid_token.stream');
      }
      const stream = (await streamsAt(now)).find((each) => each.id === id);
      if (stream) {
        return sendLiveFile(file, {
          now,
          startsAt: stream.startsAt,
          endsAt: stream.endsAt,
          query: `?ticket=${ticket}`,
          assertMayWatch: () => assertMayWatch(database, customerId, stream.meeting.country, now),
          fault: streamFaults.get(id) ?? null,
        });
      }
      const race = await raceOf(id);
      assertArchived(race, now);
      await assertMayWatch(database, customerId, race.country, now);
      return sendArchiveFile(file, range);
    },
  };
};
