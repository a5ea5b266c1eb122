import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import type { DemoName } from '../../server/demo/demo-customers.ts';
import type { Call } from '../../server/operation/operation.types.ts';
import { denialOf, type StreamRightKind } from './stream-rights.model.ts';

type Api = ReturnType<typeof createTestApi>;
const evening = '2026-11-21T20:00:00Z';
const as = 'active';

/** Meetings with current pictures, and one shown race of each. */
const sending = async ({ call }: Api) =>
  (await call('getMeetings')).data.flatMap((meeting) => {
    const race = meeting.races.find(({ is_live }) => is_live);
    return meeting.livestream_id !== null && race ? [{ meeting, race, id: meeting.livestream_id }] : [];
  });

/** An API and the shown race of a country at the instant. */
const showing = async (country: string, instant = evening) => {
  const api = createTestApi(instant);
  const found = (await sending(api)).find(({ meeting }) => meeting.country === country);
  if (!found) throw new Error(`No pictures from ${country} at ${instant}.`);
  return { ...api, ...found };
};

const mediaOf = (url: string, file?: string): Pick<Call<'getStreamMedia'>, 'path' | 'query'> => {
  const { pathname, searchParams } = new URL(url, 'http://api.test');
  const [, id, name] = /streams\/(\d+)\/media\/(.+)$/.exec(pathname) ?? [];
  return {
    path: { id: Number(id), file: file ?? (name as string) },
    query: { ticket: searchParams.get('ticket') ?? '' },
  };
};

describe('[STREAMS-1] [STREAMS-2] live streams', () => {
  test('are those of the meetings with pictures, by their livestream ids', async () => {
    const { call } = createTestApi(evening);
    const { data } = await call('getStreams', { as });
    const meetings = (await call('getMeetings')).data.filter(({ livestream_id }) => livestream_id !== null);
    expect(data.map(({ id }) => id).toSorted()).toEqual(meetings.map(({ livestream_id }) => livestream_id).toSorted());
    for (const { type, format } of data)
      expect({ type, format }).toEqual({ type: 'player', format: 'application/vnd.apple.mpegurl' });
    expect((await call('getStreams')).status).toBe(401);
  });

  test('are found by stream, race and track, and name the race that is shown', async () => {
    const { call, id, race, meeting } = await showing('FRA');
    const { data: stream } = await call('getStream', { as, path: { id } });
    expect(stream).toMatchObject({
      id,
      race_id: race.id,
      url: expect.stringContaining(`/streams/${id}/media/master.m3u8`),
    });
    expect((await call('getRaceStream', { as, path: { id: race.id } })).data).toEqual(stream);
    expect((await call('getTrackStream', { as, path: { id: meeting.track_id } })).data).toEqual(stream);
    const query = { country: 'FRA' };
    expect((await call('getTrackStream', { as, path: { id: meeting.track_id }, query })).data).toEqual(stream);
    query.country = 'USA';
    expect((await call('getTrackStream', { as, path: { id: meeting.track_id }, query })).status).toBe(404);
  });

  test('need a login, and are 404 where there is nothing', async () => {
    const { call, id, race, meeting } = await showing('FRA');
    const [stream, ofRace, ofTrack] = [{ id }, { id: race.id }, { id: meeting.track_id }];
    expect((await call('getStream', { path: stream })).code).toBe('unauthorized');
    expect((await call('getRaceStream', { path: ofRace })).code).toBe('unauthorized');
    expect((await call('getArchiveStream', { path: ofRace })).code).toBe('unauthorized');
    expect((await call('getTrackStream', { path: ofTrack })).code).toBe('unauthorized');
    expect((await call('trackStream', { path: stream })).code).toBe('unauthorized');
    for (const operation of [
      'getStream',
      'getRaceStream',
      'getArchiveStream',
      'getTrackStream',
      'trackStream',
    ] as const) {
      expect((await call(operation, { as, path: { id: 98_765 } })).status).toBe(404);
    }
  });

  test('go on after midnight until the last race of the meeting is official', async () => {
    const { call, setNow } = createTestApi('2026-11-22T00:30:00Z');
    const late = (await call('getMeetings', { query: { date: '2026-11-21' } })).data.find(
      ({ is_live, livestream_id }) => is_live && livestream_id !== null,
    );
    const path = { id: late?.livestream_id as number };
    expect(late?.country).toMatch(/USA|CAN/);
    const { race_id: race } = (await call('getStream', { as, path })).data;
    expect(late?.races.map(({ id }) => id)).toContain(race);
    setNow(Date.parse(late?.lastracedate as string) + 3_600_000);
    const over = await call('getRaceStream', { as, path: { id: race } });
    expect(over.error?.extended).toEqual({ reason: 'stream_not_available' });
  });
});

describe('[STREAMS-3] [STREAMS-4] pictures are denied', () => {
  test.each([
    ['video-free', 'no_free_video_flag_set'],
    ['video-day', 'no_day_video_permission'],
    ['video-day-bet', 'no_day_bet_video_permission'],
    ['video-long-term', 'no_long_term_permission'],
    ['video-long-term-bet', 'no_long_term_bet'],
  ] as const)('to %s with the reason %s, by every way to them', async (name, reason) => {
    const { call, ask, id, race, meeting } = await showing('FRA');
    const past = meeting.races.find(({ status, livestream_id }) => status === 'OFFICIAL' && livestream_id !== null);
    const answers = [
      await call('getStream', { as: name, path: { id } }),
      await call('getRaceStream', { as: name, path: { id: race.id } }),
      await call('getTrackStream', { as: name, path: { id: meeting.track_id } }),
      await call('trackStream', { as: name, path: { id } }),
      ...(past ? [await call('getArchiveStream', { as: name, path: { id: past.id } })] : []),
    ];
    for (const { status, code, error } of answers) {
      expect({ status, code, extended: error?.extended }).toEqual({
        status: 403,
        code: 'stream_denied',
        extended: { reason },
      });
    }
    const listed = (await call('getStreams', { as: name })).data.find((stream) => stream.id === id);
    expect((await call('getStreamMedia', mediaOf(listed?.url as string))).code).toBe('stream_denied');
    // The names of the segments are those of everybody.
    const { url } = (await call('getStream', { as, path: { id } })).data;
    const list = await ask(url.replace('master', 'low'));
    const segment = /low-\d+\.ts/.exec(list.body)?.[0] as string;
    expect((await call('getStreamMedia', mediaOf(url, segment))).status).toBe(200);
    expect((await call('getStreamMedia', mediaOf(listed?.url as string, segment))).code).toBe('stream_denied');
  });

  test('as not available before they begin, after they end and where there are none', async () => {
    const { call, setNow, race, id } = await showing('FRA');
    const reasonOf = async (asked: Promise<{ error: { extended: unknown } | null }>) => (await asked).error?.extended;
    const none = { reason: 'stream_not_available' };
    expect(await reasonOf(call('getArchiveStream', { as, path: { id: race.id } }))).toEqual(none);
    setNow(Date.parse(race.post_time) - 600_001);
    expect(await reasonOf(call('getRaceStream', { as, path: { id: race.id } }))).toEqual(none);
    setNow('2026-11-21T01:00:00Z');
    expect(await reasonOf(call('getStream', { as, path: { id } }))).toEqual(none);
    setNow('2026-11-22T12:00:00Z');
    expect(await reasonOf(call('getRaceStream', { as, path: { id: race.id } }))).toEqual(none);
  });

  test('no more once a bet was placed today', async () => {
    const { call, id, database, now } = await showing('FRA');
    const open = (await call('getNextRaces')).data[0]?.id as number;
    const { id: customer } = await (await database())
      .selectFrom('customer')
      .select('id')
      .where('email', '=', 'video-day-bet@demo.test')
      .executeTakeFirstOrThrow();
    await (await database())
      .insertInto('bet')
      .values({
        customer_id: customer,
        idempotency_key: 'watch',
        answer: null,
        race_id: open,
        pool: 'WIN',
        legs: '[]',
        ticket: '',
        stake: 100,
        combinations: 1,
        price: 100,
        lines: '[]',
        status: 'accepted',
        placed_at: now() - 60_000,
        confirm_until: null,
        closes_at: now() + 86_400_000,
        hits: '[]',
        settles_at: null,
        booked_at: now() - 60_000,
        settled_at: null,
        payout: null,
      })
      .execute();
    expect((await call('getStream', { as: 'video-day-bet', path: { id } })).status).toBe(200);
    expect((await call('getStream', { as: 'video-long-term-bet', path: { id } })).status).toBe(403);
  });

  test('by a rule that looks at nothing but its facts', () => {
    const now = Date.parse(evening);
    const day = 86_400_000;
    const ask = (kind: StreamRightKind, validUntil: number | null, lastBetAt: number | null, isFree = false) =>
      denialOf({ right: { kind, validUntil }, lastBetAt, isFree, dayStart: now - day / 2, now });
    expect(denialOf({ right: null, lastBetAt: null, isFree: false, dayStart: 0, now })).toBeNull();
    for (const kind of ['free', 'day', 'day_bet', 'long_term'] as const) expect(ask(kind, 0, null, true)).toBeNull();
    expect(ask('day', now + 1, null)).toBeNull();
    expect(ask('day', now, null)).toBe('no_day_video_permission');
    expect(ask('day_bet', null, now - day / 2)).toBeNull();
    expect(ask('day_bet', null, now - day / 2 - 1)).toBe('no_day_bet_video_permission');
    expect(ask('long_term', null, now - 30 * day)).toBeNull();
    expect(ask('long_term', null, now - 30 * day - 1)).toBe('no_long_term_bet');
    expect(ask('long_term', now, now)).toBe('no_long_term_permission');
  });
});

test('[STREAMS-4] pictures of German tracks are free', async () => {
  const { call, id } = await showing('DEU');
  for (const name of ['video-free', 'video-long-term'] satisfies DemoName[]) {
    expect((await call('getStream', { as: name, path: { id } })).status).toBe(200);
  }
});

test('[STREAMS-7] who watches is kept for tracks in CAN, USA and TUR, once per race, and ignored elsewhere', async () => {
  const { call, id, race, database } = await showing('USA');
  const views = async () => (await database()).selectFrom('stream_view').select(['customer_id', 'race_id']).execute();
  for (const name of ['active', 'active', 'other'] as const) {
    expect((await call('trackStream', { as: name, path: { id } })).data).toEqual({ tracked: true, race_id: race.id });
  }
  expect((await views()).map(({ race_id }) => Number(race_id))).toEqual([race.id, race.id]);
  const elsewhere = (await call('getMeetings')).data.find(({ is_live, country }) => is_live && country === 'FRA');
  const ignored = await call('trackStream', { as, path: { id: elsewhere?.livestream_id as number } });
  expect(ignored.data.tracked).toBe(false);
  expect(await views()).toHaveLength(2);
});

describe('[STREAMS-6] the files of a live stream', () => {
  test('are playlists and segments, one named by the other', async () => {
    const { call, ask, id } = await showing('FRA');
    const { url } = (await call('getStream', { as, path: { id } })).data;
    const master = await ask(url);
    expect(master).toMatchObject({ status: 200 });
    expect(master.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
    const addresses = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    const from = new URL(url, 'http://api.test');
    const { pathname, search } = new URL(addresses(master.body)[0] as string, from);
    const playlist = await ask(`${pathname}${search}`);
    const segment = new URL(addresses(playlist.body).at(-1) as string, from);
    const pictures = await ask(`${segment.pathname}${segment.search}`);
    expect(pictures).toMatchObject({ status: 200 });
    expect(pictures.headers.get('content-type')).toBe('video/mp2t');
    expect(pictures.body.length).toBeGreaterThan(1000);
  });

  test('[STREAMS-11] close with the session that they were opened in, by a logout or an exclusion', async () => {
    const { call, tokenOf, id, race } = await showing('FRA');
    const path = { id };
    const [mine, others] = [await call('getStream', { as, path }), await call('getStream', { as: 'other', path })];
    const open = async (url: string) => (await call('getStreamMedia', mediaOf(url))).status;
    expect([await open(mine.data.url), await open(others.data.url)]).toEqual([200, 200]);
    const past = (await call('getMeeting', { path: { id: race.meeting_id } })).data.races.find(
      ({ stream_archive_id }) => stream_archive_id !== null,
    );
    const archive = await call('getArchiveStream', { as, path: { id: past?.id as number } });
    await call('logout', { body: { customer_token: await tokenOf(as) } });
    expect([await open(mine.data.url), await open(archive.data.url)]).toEqual([401, 401]);
    expect(await open(others.data.url)).toBe(200);
    await call('excludeMe', { as: 'other', body: { days: 90 } });
    expect(await open(others.data.url)).toBe(401);
  });

  test('open to the address alone, for a while and for one stream', async () => {
    const { call, id, advance } = await showing('FRA');
    const { url } = (await call('getStream', { as, path: { id } })).data;
    const media = mediaOf(url);
    expect((await call('getStreamMedia', media)).status).toBe(200);
    const forged = media.query.ticket.replace(/^[^.]+/, 'test-other');
    expect((await call('getStreamMedia', { ...media, query: { ticket: forged } })).code).toBe('invalid_token');
    expect((await call('getStreamMedia', { ...media, path: { ...media.path, id: id + 1 } })).code).toBe(
      'invalid_token',
    );
    for (const file of ['low-1.ts', 'other.m3u8', 'low.mp4', 'archive.mp4', 'high-99999999999.ts']) {
      expect((await call('getStreamMedia', mediaOf(url, file))).status, file).toBe(404);
    }
    for (const file of ['..%2fhls.model.ts', 'low']) {
      expect((await call('getStreamMedia', mediaOf(url, file))).status, file).toBe(400);
    }
    advance(6 * 3_600_000 + 60_000);
    expect((await call('getStreamMedia', media)).code).toBe('invalid_token');
  });
});

describe('[STREAMS-8] an archive stream', () => {
  const archived = async () => {
    const api = createTestApi('2026-11-22T12:00:00Z');
    const meetings = (await api.call('getMeetingsArchive')).data;
    const id = meetings.flatMap(({ races }) => races).find(({ stream_archive_id }) => stream_archive_id !== null)?.id;
    return { ...api, id: id as number };
  };

  test('is there for every race of the archive with pictures, from OFFICIAL on', async () => {
    const { call, id, setNow } = await archived();
    const { data } = await call('getArchiveStream', { as, path: { id } });
    expect(data).toMatchObject({ id, race_id: id, type: 'archive', format: 'video/mp4' });
    setNow((await call('getRace', { path: { id } })).data.post_time);
    expect((await call('getArchiveStream', { as, path: { id } })).status).toBe(403);
  });

  test('is sent whole or by the bytes that are asked for', async () => {
    const { call, id } = await archived();
    const media = mediaOf((await call('getArchiveStream', { as, path: { id } })).data.url);
    const whole = await call('getStreamMedia', media);
    expect(whole.headers.get('content-type')).toBe('video/mp4');
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    const size = Number(whole.headers.get('content-length'));
    const part = await call('getStreamMedia', { ...media, header: { range: 'bytes=100-199' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 100-199/${size}`);
    expect(part.headers.get('content-length')).toBe('100');
    expect(part.headers.get('etag')).toBe(whole.headers.get('etag'));
    const beyond = await call('getStreamMedia', { ...media, header: { range: `bytes=${size}-` } });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe(`bytes */${size}`);
  });
});
