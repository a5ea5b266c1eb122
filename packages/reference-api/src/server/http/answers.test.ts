import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTestApi, type WireRequest } from '../../../test/rigs/ask.ts';
import { createTestDatabase } from '../../../test/rigs/test-database.ts';
import { createReferenceApi } from '../create-reference-api.ts';
import { DEMO_PASSWORD } from '../demo/demo-customers.ts';

const afternoon = '2026-11-21T15:00:00Z';

describe('the API', () => {
  test('gives the next races by pages of five', async () => {
    const { ask } = createTestApi(afternoon);
    const [first, second] = [await ask('/api/v1/races/next'), await ask('/api/v1/races/next?page=2')];
    expect(first.body.pagination).toMatchObject({ count: 5, perPage: 5, currentPage: 1 });
    expect(second.body.pagination).toMatchObject({ currentPage: 2 });
    const ids = [...first.body.data, ...second.body.data].map(({ id }: { id: number }) => id);
    expect(new Set(ids).size).toBe(10);
    expect((await ask(`/api/v1${first.body.pagination.links.next.slice('/api/v1'.length)}`)).body).toEqual(second.body);
  });

  test('gives a race, its pools and its meeting by the ids that lists name', async () => {
    const { ask } = createTestApi(afternoon);
    for (const meeting of (await ask('/api/v1/meetings')).body.data) {
      expect((await ask(`/api/v1/meetings/${meeting.id}`)).body.data).toEqual(meeting);
      const { id } = meeting.races[0];
      const race = (await ask(`/api/v1/races/${id}?is_classic=0&refresh=1`)).body.data;
      expect(race).toMatchObject(meeting.races[0]);
      expect((await ask(`/api/v1/races/${id}/pools`)).body.data.pools).toEqual(race.pools);
    }
  });

  test('gives results of finished races only', async () => {
    const { call } = createTestApi(afternoon);
    const { data: results } = await call('getResults');
    const statuses = results.flatMap(({ races }) => races.map(({ status }) => status));
    expect(new Set(statuses)).toEqual(new Set(['FINISHED', 'OFFICIAL']));
    expect((await call('getResults', { query: { date: '2026-11-22' } })).data).toEqual([]);
  });

  test('[SERVER-1] [SERVER-2] refuses bad parameters and unknown things in the envelope', async () => {
    const { ask } = createTestApi(afternoon);
    for (const path of [
      '/races/0',
      '/races/abc',
      '/races/1e3',
      '/races/99999999999999999',
      '/races/next?page=0',
      '/meetings?date=2026-02-30',
      '/results?date=today',
      '/meetings/-1',
      '/races/202611210101?refresh=2',
    ]) {
      expect(await ask(`/api/v1${path}`), path).toMatchObject({
        status: 400,
        body: { error: { code: 'invalid_parameters' } },
      });
    }
    for (const path of [
      '/races/99',
      '/races/202611219901',
      '/races/202611210101?is_classic=1',
      '/meetings/7',
      '/races/209913450101',
      '/nothing',
      '',
    ]) {
      expect(await ask(`/api/v1${path}`), path).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
    }
    expect((await ask('/api/v1/races/next', { method: 'DELETE' })).status).toBe(405);
  });

  test('[SERVER-1] [SERVER-2] [SERVER-3] never answers 5xx, whatever the path', async () => {
    const { ask } = createTestApi(afternoon);
    await fc.assert(
      fc.asyncProperty(fc.webPath(), fc.webQueryParameters(), async (path, query) => {
        expect((await ask(`/api/v1/races${path}?${query}`)).status).toBeLessThan(500);
      }),
      { numRuns: 60 },
    );
  });

  test('[SERVER-3] shows nothing of the inside when it fails', async () => {
    const errors: unknown[] = [];
    const clock = () => {
      throw new Error('secret of the inside');
    };
    const { ask } = createTestApi(afternoon, { clock, onError: (error) => errors.push(error) });
    const { status, body } = await ask('/api/v1/races/next');
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(String(errors[0])).toContain('secret');
  });

  test('[SERVER-26] tells of a failed call its trace, and the release and builds of the page', async () => {
    const calls: unknown[] = [];
    const clock = () => {
      throw new Error('broken');
    };
    const { ask } = createTestApi(afternoon, { clock, onError: (_, call) => calls.push(call) });
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    await ask('/api/v1/races/next?x=1', { headers: { traceparent, baggage: 'paddock.release=14' } });
    await ask('/api/v1/races/next');
    const call = { method: 'GET', path: '/api/v1/races/next' };
    expect(calls[0]).toEqual({ ...call, traceparent, baggage: 'paddock.release=14' });
    // Such a clock breaks the middleware of the answer, too: a call may fail twice.
    expect(calls.at(-1)).toEqual({ ...call, traceparent: null, baggage: null });
  });

  test('[SERVER-4] answers 304 to the ETag until something changes', async () => {
    const { ask, setNow } = createTestApi(afternoon);
    const id = (await ask('/api/v1/races/next')).body.data[0].id;
    const first = await ask(`/api/v1/races/${id}`);
    const again = { headers: { 'if-none-match': first.headers.get('etag') as string } };
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect((await ask(`/api/v1/races/${id}`, again)).status).toBe(304);
    setNow('2026-11-21T15:05:00Z');
    expect((await ask(`/api/v1/races/${id}`, again)).status).toBe(200);
  });

  test('[SERVER-33] what one customer reads is stored nowhere, and what everybody reads is checked before use', async () => {
    const { ask, requestOf } = createTestApi(afternoon);
    const cacheOf = async ({ path, ...init }: WireRequest) => (await ask(path, init)).headers.get('cache-control');
    const as = 'active';
    const query = { from: '2026-01-01', to: '2026-11-21' };
    for (const own of [
      await requestOf('getMe', { as }),
      await requestOf('getBankAccount', { as }),
      await requestOf('getPersonalData', { as }),
      await requestOf('getTransactionsCsv', { as, query }),
      await requestOf('getBets', { as }),
      await requestOf('getWheelItems', { as }),
      await requestOf('getMe'),
      await requestOf('login', { body: { email: 'active@demo.test', password: DEMO_PASSWORD } }),
      await requestOf('getRegistration', { path: { token: 'x'.repeat(30) } }),
      await requestOf('getPaymentReturn', { path: { id: 1 }, query: { key: 'x'.repeat(43) } }),
    ]) {
      expect([own.path, await cacheOf(own)]).toEqual([own.path, 'no-store']);
    }
    for (const everybodys of [
      await requestOf('getMeetings', { as }),
      await requestOf('getMeetings'),
      await requestOf('getWheelItems'),
      await requestOf('getRace', { path: { id: 1 } }),
    ]) {
      expect([everybodys.path, await cacheOf(everybodys)]).toEqual([everybodys.path, 'no-cache']);
    }
  });

  test('[SERVER-5] packs what everybody reads for who takes gzip, and says the same to who does not', async () => {
    const own = createTestDatabase();
    const api = createReferenceApi({ database: await own.open(), clock: () => Date.parse(afternoon), seed: 1 });
    const read = async (path: string, headers: Record<string, string>) => {
      const answer = await api.fetch(new Request(`http://api.test/api/v1/${path}`, { headers }));
      return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
    };
    const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' };
    const plain = await read('meetings', {});
    const packed = await read('meetings', browser);
    expect(packed.answer.headers.get('content-encoding')).toBe('gzip');
    expect(packed.bytes.byteLength).toBeLessThan(plain.bytes.byteLength / 8);
    expect(gunzipSync(packed.bytes)).toEqual(plain.bytes);
    expect(packed.answer.headers.get('vary')).toContain('accept-encoding');

    const etag = plain.answer.headers.get('etag') as string;
    expect(packed.answer.headers.get('etag')).toBe(etag);
    expect((await read('meetings', { ...browser, 'if-none-match': etag })).answer.status).toBe(304);

    for (const encoding of ['', 'br', 'gzip;q=0, br']) {
      const { answer, bytes } = await read('meetings', { 'accept-encoding': encoding });
      expect(answer.headers.get('content-encoding'), encoding).toBeNull();
      expect(bytes, encoding).toEqual(plain.bytes);
    }
    expect((await read('races/202611210101/riderchanges', browser)).answer.headers.get('content-encoding')).toBeNull();
  });

  test('[SERVER-6] answers as of now, whichever way the clock was moved and whatever was answered before', async () => {
    const { ask, setNow } = createTestApi(afternoon);
    const [{ id, post_time: off }] = (await ask('/api/v1/races/next')).body.data;
    const paths = [`/races/${id}`, `/races/${id}/pools`, '/races/next', '/meetings', '/results?date=2026-11-21'];
    const instants = [-3_600_000, -119_999, -5_000, -1, 0, 240_000, 900_000, 86_400_000, -60_000, 240_000, -119_999];
    for (const instant of instants.map((from) => Date.parse(off) + from)) {
      setNow(instant);
      const fresh = createTestApi(new Date(instant).toISOString());
      for (const path of paths) {
        expect((await ask(`/api/v1${path}`)).body, path).toEqual((await fresh.ask(`/api/v1${path}`)).body);
      }
    }
  });

  test('[SERVER-19] moves its clock in development only', async () => {
    const { ask } = createTestApi(afternoon, { dev: true });
    const [race] = (await ask('/api/v1/races/next')).body.data;
    const post = (body: object) => ask('/dev/clock', { method: 'POST', body: JSON.stringify(body) });
    expect((await post({ now: race.post_time })).status).toBe(200);
    expect((await ask(`/api/v1/races/${race.id}`)).body.data.status).toBe('CLOSED');
    await post({ advanceMs: 1_800_000 });
    const later = await ask(`/api/v1/races/${race.id}`);
    expect(later.body.data.status).toBe('OFFICIAL');
    expect(Date.parse(later.headers.get('date') as string)).toBe(Date.parse(race.post_time) + 1_800_000);
    expect((await post({ now: 'soon' })).status).toBe(400);
    expect((await createTestApi(afternoon).ask('/dev/clock')).status).toBe(404);
  });
});
