import type { components } from '@paddock/api';
import { meetingFields, raceFields as raceFieldsOf, refused } from '@paddock/testing';

type Wire = components['schemas'];

/** A race that stream 12 shows while it is live. */
export const raceFields = (facts: Partial<Wire['RaceFields']> = {}): Wire['RaceFields'] =>
  raceFieldsOf({ livestream_id: 12, ...facts });

export const race = (facts: Partial<Wire['RaceFields']> = {}): Wire['Race'] => ({
  ...raceFields(facts),
  runners: [],
  pools: [],
  is_handicap: false,
  jackpot_multiplier: null,
});

/** A meeting of these races, live if one of them is live. */
export const meeting = (...races: Wire['RaceFields'][]): Wire['Meeting'] => ({
  ...meetingFields,
  racecount: races.length,
  is_live: races.some(({ is_live }) => is_live),
  livestream_id: 12,
  races,
});

/** A live stream and its current race. */
export const liveStream = (id: number, race_id: number, ticket = 'a'): Wire['Stream'] => ({
  id,
  race_id,
  type: 'player',
  url: `/api/v1/streams/${id}/media/master.m3u8?ticket=${ticket}`,
  format: 'application/vnd.apple.mpegurl',
});

/** The recording of a race. */
export const archiveStream = (race_id: number): Wire['Stream'] => ({
  id: race_id,
  race_id,
  type: 'archive',
  url: `/api/v1/streams/${race_id}/media/archive.mp4?ticket=a`,
  format: 'video/mp4',
});

/** A denied stream. */
export const denied = (reason: string): Response => refused(403, 'stream_denied', 'No.', { reason });
