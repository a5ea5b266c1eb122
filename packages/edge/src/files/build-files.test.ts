import { connect } from 'node:net';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { integrityOf, ReleaseError } from '@paddock/release';
import { servedUrl } from '@paddock/release/record';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { askEdge } from '../testing/ask.ts';
import { makeBuild, type TestBuild } from '../testing/make-build.ts';
import { makeEdge, startEdge } from '../testing/make-edge.ts';
import { makeServingStore } from '../testing/make-store.ts';

const setUp = async () => {
  const made = makeServingStore();
  const running = await makeEdge({ reader: made.store });
  const get = async (file: string, encoding = '', build = made.racing) =>
    askEdge(
      running.edge,
      new Request(`http://edge.test/builds/${build.build.name}/${build.ref.buildId}/${file}`, {
        headers: { 'accept-encoding': encoding },
      }),
    );
  /** Requests a file by its content address. */
  const take = async ({ build }: TestBuild, file: string, encoding = '') =>
    askEdge(
      running.edge,
      new Request(`http://edge.test${servedUrl(build, file, build.files[file]?.integrity ?? '')}`, {
        headers: { 'accept-encoding': encoding },
      }),
    );
  return { ...made, ...running, get, take };
};

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

test('[FILES-1] [FILES-3] exactly the files that build.json names are served, and build.json as it was published', async () => {
  const { get, racing } = await setUp();
  for (const file of Object.keys(racing.build.files)) {
    const answer = await get(file);
    expect([file, answer.status]).toEqual([file, 200]);
    expect(await bytesOf(answer)).toEqual(racing.stored.get(file));
  }
  expect(await bytesOf(await get('build.json'))).toEqual(racing.stored.get('build.json'));
  for (const file of ['publish.json', 'entry.js.map', 'entry.js.br', 'entry.js.gz', 'absent.js', '', 'js', 'js/']) {
    expect([file, (await get(file)).status]).toEqual([file, 404]);
  }
});

test('[FILES-3] a source map is not served, even if a build names it', async () => {
  const { get, store, racing } = await setUp();
  const map = { integrity: integrityOf(racing.stored.get('entry.js.map') ?? ''), size: 14 };
  const build = makeBuild('mf-racing', 'maps', { files: { ...racing.build.files, 'entry.js.map': map } });
  store.put(build);
  expect((await get('build.json', '', build)).status).toBe(200);
  expect((await get('entry.js.map', '', build)).status).toBe(404);
});

test('[FILES-2] a build that no release serves any more is still there for tabs that run it', async () => {
  const { get, store } = await setUp();
  const old = makeBuild('mf-racing', 'last week');
  store.put(old);
  expect((await get('entry.js', '', old)).status).toBe(200);
  expect((await get('entry.js', '', makeBuild('mf-racing', 'never published'))).status).toBe(404);
});

test('[FILES-9] every file of a remote is served by its content, whichever build the release names', async () => {
  const { take, visit, store, racing, builds } = await setUp();
  const older = makeBuild('mf-racing', 'last week');
  store.put(older);
  for (const build of [racing, older])
    for (const file of Object.keys(build.build.files)) {
      const answer = await take(build, file);
      expect([file, answer.status]).toEqual([file, 200]);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(await bytesOf(answer)).toEqual(build.stored.get(file));
    }
  store.promote({ ...builds, 'mf-racing': makeBuild('mf-racing', 'next') });
  await visit('/');
  expect((await take(racing, 'race.js', 'br')).headers.get('content-encoding')).toBe('br');
});

test('[FILES-9] an unknown content is not found, nor is a file under the mark of another one', async () => {
  const { edge, racing, streams } = await setUp();
  const integrity = racing.build.files['race.js']?.integrity ?? '';
  const absent = [
    servedUrl(makeBuild('mf-racing', 'never published').build, 'race.js', integrityOf('never published')),
    servedUrl(streams.build, 'race.js', integrity),
    servedUrl(racing.build, 'race.css', integrity),
    servedUrl(racing.build, 'build.json', integrityOf(racing.stored.get('build.json') ?? '')),
    servedUrl(racing.build, 'publish.json', integrityOf(racing.stored.get('publish.json') ?? '')),
  ];
  for (const path of absent)
    expect([path, (await askEdge(edge, new Request(`http://edge.test${path}`))).status]).toEqual([path, 404]);
});

test('[FILES-9] if an older build lost or damaged a file, another build with that file serves it', async () => {
  const { take, visit, store, racing, builds } = await setUp();
  const text = racing.stored.get('race.js')?.toString() ?? '';
  const [one, two] = ['one older', 'another older'].map((content) =>
    makeBuild('mf-racing', content, {}, { 'race.js': text }),
  ) as [TestBuild, TestBuild];
  store.put(one, two);
  store.promote({ ...builds, 'mf-racing': makeBuild('mf-racing', 'next') });
  await visit('/');
  store.alter(racing, 'race.js', null);
  store.alter(one, 'race.js', Buffer.from('stolen()'));
  expect(await bytesOf(await take(racing, 'race.js'))).toEqual(Buffer.from(text));
});

test('[FILES-4] the best encoding that the client takes and the build has is sent', async () => {
  const { get, store, racing } = await setUp();
  const plain = racing.stored.get('entry.js');
  const cases: [string, string | null, (bytes: Buffer) => Buffer][] = [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
    ['*;q=0.1, br;q=0', 'gzip', gunzipSync],
    ['identity', null, (bytes) => bytes],
    ['br;q=0.0', null, (bytes) => bytes],
    ['', null, (bytes) => bytes],
  ];
  for (const [header, encoding, unpack] of cases) {
    const answer = await get('entry.js', header);
    expect([header, answer.headers.get('content-encoding')]).toEqual([header, encoding]);
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    expect(unpack(await bytesOf(answer))).toEqual(plain);
  }
  store.alter(racing, 'logo.svg.br', null);
  expect((await get('logo.svg', 'br, gzip')).headers.get('content-encoding')).toBe('gzip');
});

test('[FILES-4] build.json is sent as it was packed, and plain if the packed one is altered', async () => {
  const { get, store, racing, metric } = await setUp();
  const plain = racing.stored.get('build.json');
  const packed = await get('build.json', 'br');
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(await bytesOf(packed))).toEqual(plain);
  store.alter(racing, 'build.json.gz', gzipSync('{}'));
  const healed = await get('build.json', 'gzip');
  expect([healed.headers.get('content-encoding'), await bytesOf(healed)]).toEqual([null, plain]);
  expect(await metric('paddock_files_refused_total')).toBe(1);
});

test('[FILES-5] [FILES-6] bytes that differ from build.json are not sent, and raise an alarm', async () => {
  const { get, store, racing, events, metric } = await setUp();
  store.alter(racing, 'entry.js.br', racing.stored.get('race.js.br') ?? null);
  store.alter(racing, 'race.js', Buffer.from('stolen()'));
  const healed = await get('entry.js', 'br');
  expect([healed.status, healed.headers.get('content-encoding')]).toEqual([200, null]);
  expect((await get('race.js')).status).toBe(404);
  expect(events.filter(({ event }) => event === 'file-refused')).toEqual([
    expect.objectContaining({ level: 'alarm', file: 'entry.js', encoding: 'br' }),
    expect.objectContaining({ level: 'alarm', file: 'race.js', encoding: null }),
  ]);
  expect(await metric('paddock_files_refused_total')).toBe(2);
});

test('[FILES-6] a packed file that unpacks to more than build.json says is not sent', async () => {
  const { get, store, racing } = await setUp();
  store.alter(racing, 'entry.js.br', brotliCompressSync(Buffer.alloc(1_000_000)));
  expect((await get('entry.js', 'br')).headers.get('content-encoding')).toBeNull();
});

test('[FILES-7] [FILES-8] a file that was read once is answered from memory, also to many clients at once', async () => {
  const { get, store, racing } = await setUp();
  const answers = await Promise.all(Array.from({ length: 20 }, () => get('entry.js', 'br')));
  await get('entry.js', 'br');
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(store.reads.get(`mf-racing/${racing.ref.buildId}/entry.js.br`)).toBe(1);
});

test('[FILES-13] a file that the store does not give is said to be there again soon', async () => {
  const { store, racing } = makeServingStore();
  const file = async () => {
    throw new ReleaseError('storage', 'The store has not answered', 'Check its disk');
  };
  const { origin } = await startEdge({ reader: { ...store, file } });
  const answer = await fetch(`${origin}/builds/mf-racing/${racing.ref.buildId}/entry.js`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('[FILES-14] addresses that no build has cost one listing of the store a second, and each older build is read once', async () => {
  const { store } = makeServingStore();
  const older = ['one older', 'another older'].map((content) => makeBuild('mf-racing', content));
  store.put(...older);
  let now = 0;
  const builds = vi.fn(store.builds);
  const { edge } = await makeEdge({ reader: { ...store, builds }, now: () => now });
  const ask = async (path: string) =>
    (await askEdge(edge, new Request(`http://edge.test${path}`, { headers: { 'accept-encoding': 'br, gzip' } })))
      .status;
  const invented = ['A', 'B', 'C'].flatMap((sign) => [
    `/builds/mf-racing/_${sign.repeat(16)}/race.js`,
    `/builds/mf-racing/1.0.0-${sign.repeat(12)}/race.js`,
    `/builds/mf-${sign.toLowerCase()}/_${sign.repeat(16)}/race.js`,
  ]);
  const before = new Map(store.reads);
  const newReads = () => [...store.reads].filter(([key, times]) => times !== before.get(key));
  const wanted = older.map(({ ref }) => [`mf-racing/${ref.buildId}/build.json`, 1]);
  for (let second = 0; second < 3; second += 1) {
    expect(new Set(await Promise.all(invented.map(ask)))).toEqual(new Set([404]));
    expect(new Set(await Promise.all(invented.map(ask)))).toEqual(new Set([404]));
    expect(builds).toHaveBeenCalledTimes(second + 1);
    expect(new Map(newReads())).toEqual(new Map(wanted as [string, number][]));
    now += 1_000;
  }
});

test('[FILES-14] [SERVED-31] a build that is published meanwhile is found within a second, though the clock is set back', async () => {
  const { store } = makeServingStore();
  let now = 0;
  const { edge } = await makeEdge({ reader: store, now: () => -now, steadyNow: () => now });
  const next = makeBuild('mf-racing', 'published meanwhile');
  const asked = ['race.js', 'entry.js'].map((file) =>
    servedUrl(next.build, file, next.build.files[file]?.integrity ?? ''),
  );
  const ask = () =>
    Promise.all(asked.map(async (path) => (await askEdge(edge, new Request(`http://edge.test${path}`))).status));
  expect(await ask()).toEqual([404, 404]);
  store.put(next);
  now += 1_000;
  expect(await ask()).toEqual([200, 200]);
});

test('[FILES-16] a build that the next release replaced within the same second is there for a page that heard of it', async () => {
  const { store, builds, racing } = makeServingStore();
  const { edge } = await makeEdge({ reader: store, now: () => 0 });
  const ask = async (path: string) => (await askEdge(edge, new Request(`http://edge.test${path}`))).status;
  expect(await ask('/builds/mf-racing/1.0.0-aaaaaaaaaaaa/entry.js')).toBe(404);
  const short = makeBuild('mf-racing', 'served for a moment');
  for (const next of [short, racing]) {
    store.promote({ ...builds, 'mf-racing': next });
    expect(await ask('/paddock/release')).toBe(200);
  }
  const { build, ref } = short;
  expect(await ask(`/builds/mf-racing/${ref.buildId}/build.json`)).toBe(200);
  expect(await ask(servedUrl(build, 'race.js', build.files['race.js']?.integrity ?? ''))).toBe(200);
});

test('[FILES-14] while the store does not answer for an older build, an address that it may have gets 503', async () => {
  const { store } = makeServingStore();
  const older = makeBuild('mf-racing', 'last week');
  store.put(older);
  const silent = { is: true };
  const file: typeof store.file = async (...asked) => {
    if (silent.is && asked[1] === older.ref.buildId)
      throw new ReleaseError('storage', 'The store has not answered', 'Check its disk');
    return store.file(...asked);
  };
  let now = 0;
  const { origin } = await startEdge({ reader: { ...store, file }, now: () => now });
  const path = servedUrl(older.build, 'race.js', older.build.files['race.js']?.integrity ?? '');
  expect((await fetch(origin + path)).status).toBe(503);
  silent.is = false;
  now += 1_000;
  expect((await fetch(origin + path)).status).toBe(200);
});

test('[FILES-2] while the store cannot be listed, a build of no release is served as well', async () => {
  const { store } = makeServingStore();
  const older = makeBuild('mf-racing', 'last week');
  store.put(older);
  let now = 0;
  const builds = vi.fn(store.builds);
  const { edge } = await makeEdge({ reader: { ...store, builds }, now: () => now });
  const ask = async (file: string) =>
    (await askEdge(edge, new Request(`http://edge.test/builds/mf-racing/${older.ref.buildId}/${file}`))).status;
  builds.mockRejectedValue(new ReleaseError('storage', 'The store has not answered', 'Check its disk'));
  expect(await ask('race.js')).toBe(200);
  builds.mockClear();
  now += 1_000;
  expect([await ask('entry.js'), await ask('absent.js')]).toEqual([200, 404]);
  expect(builds).not.toHaveBeenCalled();
});

test('[FILES-15] addresses that nobody published do not make the edge look again for packed files', async () => {
  const { store, racing } = makeServingStore();
  const older = makeBuild('mf-racing', 'last week');
  store.put(older);
  for (const build of [racing, older]) store.alter(build, 'logo.svg.br', null);
  const { edge } = await makeEdge({ reader: store });
  const ask = ({ ref }: TestBuild, file: string) => {
    const url = `http://edge.test/builds/mf-racing/${ref.buildId}/${file}`;
    return askEdge(edge, new Request(url, { headers: { 'accept-encoding': 'br, gzip' } }));
  };
  for (const build of [racing, older]) {
    await ask(build, 'logo.svg');
    for (let index = 0; index < 1_000; index += 1) await ask(build, `invented-${index}.js`);
    await ask(build, 'logo.svg');
    expect(store.reads.get(`mf-racing/${build.ref.buildId}/logo.svg.br`)).toBe(1);
  }
});

test('[FILES-15] [SERVED-31] a packed file that a build lacks is looked for once in 10 s, though the clock is set back', async () => {
  const { store, racing } = makeServingStore();
  let now = 0;
  const { edge } = await makeEdge({ reader: store, now: () => -now, steadyNow: () => now });
  store.alter(racing, 'logo.svg.br', null);
  const path = `/builds/mf-racing/${racing.ref.buildId}/logo.svg`;
  const ask = () => askEdge(edge, new Request(`http://edge.test${path}`, { headers: { 'accept-encoding': 'br' } }));
  for (let time = 0; time < 20; time += 1) expect((await ask()).headers.get('content-encoding')).toBeNull();
  const times = () => store.reads.get(`mf-racing/${racing.ref.buildId}/logo.svg.br`);
  expect(times()).toBe(1);
  now += 10_000;
  store.alter(racing, 'logo.svg.br', racing.stored.get('logo.svg.br') ?? null);
  expect((await ask()).headers.get('content-encoding')).toBe('br');
});

test('[FILES-11] [FILES-12] no path below /builds reaches another file or gets HTML', async () => {
  const { store, racing } = await setUp();
  const asked: string[] = [];
  const reader = {
    ...store,
    file: async (name: string, buildId: string, file: string) => {
      asked.push(`${name}/${buildId}/${file}`);
      return store.file(name, buildId, file);
    },
  };
  const { edge } = await makeEdge({ reader });
  const piece = fc.constantFrom(
    ...['..', '.', '%2e%2e', '%2E.', '%2f', '%5c', '\\', '//', '/', '%00', 'mf-racing', racing.ref.buildId, 'entry.js'],
    ...[
      'build.json',
      'publish.json',
      'policy.json',
      'keys',
      '__proto__',
      'constructor',
      'toString',
      '~',
      '%',
      '\u0000',
    ],
  );
  const allowed = new Set([...Object.keys(racing.build.files), 'build.json']);
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 7 }), fc.constantFrom('/', ''), async (parts, glue) => {
      asked.length = 0;
      const url = `http://edge.test/builds/${parts.join(glue)}`;
      const answer = await askEdge(
        edge,
        new Request(url, { headers: { accept: 'text/html', 'accept-encoding': 'br' } }),
      );
      const { pathname } = new URL(url);
      if (pathname.startsWith('/builds/')) {
        expect(answer.headers.get('content-type')).not.toContain('html');
        const file = pathname.split('/').slice(4).join('/');
        if (answer.status === 200) expect(allowed).toContain(file);
      }
      for (const path of asked) {
        const [name, buildId, ...file] = path.split('/');
        expect(`${name}/${buildId}`).toMatch(/^[a-z][a-z-]*\/[0-9A-Za-z][\w.-]*$/);
        expect(allowed).toContain(file.join('/').replace(/\.br$/, ''));
      }
    }),
    { numRuns: 1_000 },
  );
});

test('[FILES-11] hostile request lines on a raw connection get no file of the machine', async () => {
  const { port } = await startEdge({ reader: makeServingStore().store });
  const ask = (line: string) =>
    new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(`${line}\r\nHost: a\r\nConnection: close\r\n\r\n`));
      socket.on('data', (chunk) => (text += chunk)).on('close', () => resolve(text));
    });
  const lines = [
    'GET /builds/../../../../etc/passwd HTTP/1.1',
    'GET /builds/..%2f..%2f..%2fetc%2fpasswd HTTP/1.1',
    'GET /builds/mf-racing\\..\\..\\policy.json HTTP/1.1',
    'GET http://evil.test/builds/../policy.json HTTP/1.1',
    'GET //etc/passwd HTTP/1.1',
    'GET builds/x HTTP/1.1',
    'OPTIONS * HTTP/1.1',
    'TRACE /race/7 HTTP/1.1',
    'CONNECT evil.test:443 HTTP/1.1',
    'GET /\u0000 HTTP/1.1',
  ];
  for (const line of lines) {
    const text = await ask(line);
    expect(text).not.toContain('root:');
    expect(text).not.toMatch(/ 5\d\d /);
    if (line.startsWith('TRACE')) expect(text).toContain(' 405 ');
  }
});
