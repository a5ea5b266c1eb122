import type { components } from '@paddock/api';

type Wire = components['schemas'];

/** The moment at which the tests' clock stands: 13:00 in Berlin. */
export const NOW = '2026-11-21T12:00:00Z';

export const raceFields = (facts: Partial<Wire['RaceFields']> = {}): Wire['RaceFields'] => ({
  id: 7,
  meeting_id: 1,
  number: 3,
  name: 'Preis der Linden',
  country: 'DEU',
  track_id: 12,
  track_name: 'Lindenau',
  date: '2026-11-21',
  time_zone: 'Europe/Berlin',
  race_type: 'H',
  post_time: '2026-11-21T12:20:00Z',
  status: 'OPEN',
  discipline: 'FLAT',
  distance: 1600,
  start_method: null,
  going: null,
  purse: 510000,
  currency: 'EUR',
  runner_count: 2,
  has_jackpot: false,
  has_fix: false,
  is_live: false,
  livestream_id: 12,
  result: null,
  ...facts,
});

export const race = (facts: Partial<Wire['RaceFields']> = {}): Wire['Race'] => ({
  ...raceFields(facts),
  runners: [],
  pools: [],
});

/** A meeting of these races, whose pictures are sent if one of them is live. */
export const meeting = (...races: Wire['RaceFields'][]): Wire['Meeting'] => ({
  id: 1,
  country: 'DEU',
  origin_country: 'DEU',
  track_id: 12,
  track_name: 'Lindenau',
  date: '2026-11-21',
  time_zone: 'Europe/Berlin',
  race_type: 'H',
  firstracedate: '2026-11-21T11:00:00Z',
  lastracedate: '2026-11-21T16:10:00Z',
  racecount: races.length,
  pdf: null,
  program_pdf: null,
  is_live: races.some(({ is_live }) => is_live),
  has_fix: false,
  has_h2h: false,
  has_worldpool: false,
  livestream_id: 12,
  races,
});

/** A live stream and the race that it shows. */
export const liveStream = (id: number, race_id: number, ticket = 'a'): Wire['Stream'] => ({
  id,
  race_id,
  type: 'player',
  url: `/api/v1/streams/${id}/media/master.m3u8?ticket=${ticket}`,
  format: 'application/vnd.apple.mpegurl',
});

/** The kept pictures of a race. */
export const archiveStream = (race_id: number): Wire['Stream'] => ({
  id: race_id,
  race_id,
  type: 'archive',
  url: `/api/v1/streams/${race_id}/media/archive.mp4?ticket=a`,
  format: 'video/mp4',
});

/** A refusal to show pictures. */
export const denied = (reason: string): Response =>
  Response.json(
    {
      success: false,
      data: null,
      pagination: null,
      error: { code: 'stream_denied', message: 'No.', description: null, extended: { reason } },
      validation: null,
    },
    { status: 403 },
  );
