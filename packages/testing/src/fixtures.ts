import type { components } from '@paddock/api';

type Wire = components['schemas'];

/** The time of the tests' clock: 13:00 in Berlin. */
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
  livestream_id: null,
  stream_archive_id: null,
  result: null,
  ...facts,
});

export const meetingFields: Wire['MeetingFields'] = {
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
  racecount: 1,
  pdf: null,
  program_pdf: null,
  is_live: false,
  has_fix: false,
  has_h2h: false,
  has_worldpool: false,
  livestream_id: null,
};
