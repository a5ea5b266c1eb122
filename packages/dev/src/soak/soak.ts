import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Actor, initStore, openStore, promote, publishBuild } from '@paddock/release';
import type { Build } from '@paddock/release/record';
import { makeBuild, writeBuild } from '@paddock/release/testing';
import { type Sample, startBadLine, startWatched, type Watched } from './servers.ts';

export interface SoakOptions {
  /** It ends after so many requests or minutes, whichever is first. */
  requests: number;
  minutes: number;
  seed: number;
}

/** The number of concurrent clients, and their number during a crowd. */
const CLIENTS = 32;
const CROWD = 256;
/** The crowded part of each half minute (ms). */
const CROWDED_MS = 6_000;
const ROUND_MS = 30_000;
const SLOW_CLIENTS = 40;
const FAULTS = 0.01;
const SAMPLE_MS = 2_000;
const PROMOTE_MS = 500;

const READS = ['/api/v1/races/next', '/api/v1/meetings', '/api/v1/contact'];

/** A histogram of response times (ms), so that a million of them need little memory. */
const createTimes = () => {
  const counts = new Uint32Array(20_000);
  let total = 0;
  return {
    add(ms: number): void {
      counts[Math.min(counts.length - 1, Math.round(ms * 2))] =
        (counts[Math.min(counts.length - 1, Math.round(ms * 2))] ?? 0) + 1;
      total += 1;
    },
    at(share: number): number {
      let left = total * share;
      for (const [half, count] of counts.entries()) {
        left -= count;
        if (left <= 0) return half / 2;
      }
      return 0;
    },
    total: () => total,
  };
};

const mulberry = (seed: number) => {
  let state = seed >>> 0;
  return (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** The result of a run. `problems` must be empty; figures are for people. */
export interface SoakReport {
  problems: string[];
  figures: Record<string, number | string>;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The ratio of the last quarter to the second one, since a run warms up in the first. */
const drift = (values: readonly number[]): number => {
  const quarter = values.length >> 2;
  return (
    median(values.slice(-Math.max(1, quarter))) / median(values.slice(quarter, Math.max(quarter + 1, 2 * quarter)))
  );
};

/**
 * Loads an edge and an API with 70 % files, 20 % API reads and 10 % pages, while releases change,
 * the connection to the API breaks one request in a hundred, crowds come and go, and slow clients
 * hold connections. Compares every byte of every file.
 */
export const soak = async ({ requests, minutes, seed }: SoakOptions): Promise<SoakReport> => {
  const folder = mkdtempSync(join(tmpdir(), 'paddock-soak-'));
  const random = mulberry(seed);
  const store = openStore(join(folder, 'store'));
  const { root, operator: key } = await initStore(store, join(folder, 'keys'));
  const operator: Actor = { key, who: 'olga', now: () => new Date() };
  const files: { path: string; bytes: Buffer }[] = [];
  const targets: Build[] = [];
  for (const [name, content] of [
    ['shell', 'a'],
    ['mf-racing', 'a'],
    ['mf-racing', 'b'.repeat(60_000)],
  ] as const) {
    const { folder: dist, build } = await writeBuild(folder, name, content);
    await publishBuild(store, operator, dist);
    targets.push(build);
    for (const [file, bytes] of makeBuild(name, content).files)
      files.push({ path: `/builds/${name}/${build.buildId}/${file}`, bytes: Buffer.from(bytes) });
  }
  const [shell, first, second] = targets as [Build, Build, Build];
  await promote(store, operator, { channel: 'production', targets: [shell, second] });

  const place = { folder, ready: /(http:\S+)\/api/ };
  const api = await startWatched('api', '@paddock/reference-api', ['--port', '0', '--dev'], {
    ...place,
    env: { DATABASE_URL: '' },
  });
  const line = await startBadLine(api.address, FAULTS, random);
  const at = ['--data', join(folder, 'store'), '--root', root.id, '--memory', join(folder, 'memory'), '--port', '0'];
  const edge = await startWatched('edge', '@paddock/edge', [...at, '--api-origin', line.origin], {
    folder,
    ready: /localhost:(\d+)/,
  });
  const port = Number(edge.address);

  const counted = {
    files: 0,
    api: 0,
    pages: 0,
    refused: 0,
    apiFailed: 0,
    wrongBytes: 0,
    mixed: 0,
    fell: 0,
    unexplained: 0,
    releases: 1,
  };
  const strange: string[] = [];
  const times = { calm: createTimes(), crowded: createTimes() };
  const spent = { calm: 0, crowded: 0 };
  const samples = new Map<Watched, Sample[]>([
    [edge, []],
    [api, []],
  ]);
  const started = performance.now();
  let asked = 0;
  let isOver = false;
  const isDone = (): boolean => isOver || asked >= requests || performance.now() - started > minutes * 60_000;
  const isCrowded = (): boolean => (performance.now() - started) % ROUND_MS > ROUND_MS - CROWDED_MS;

  const agent = new http.Agent({ keepAlive: true, maxSockets: CROWD, maxFreeSockets: 4 });
  const get = (path: string, client: number, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; body: Buffer; isWhole: boolean }>((resolve) => {
      const parts: Buffer[] = [];
      const localAddress = `127.0.2.${1 + (client % 16)}`;
      const request = http.get({ host: '127.0.0.1', port, path, agent, localAddress, headers }, (answer) => {
        const end = (isWhole: boolean) =>
          resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts), isWhole });
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => end(answer.complete)).on('error', () => end(false));
      });
      request.on('error', () => resolve({ status: 0, body: Buffer.alloc(0), isWhole: false }));
    });
  const complain = (what: string): void => {
    counted.unexplained += 1;
    if (strange.length < 10) strange.push(what);
  };

  /** Whether a status is a permitted refusal under load. */
  const isRefusal = (status: number): boolean => status === 429 || status === 503;

  const askFile = async (client: number): Promise<void> => {
    const { path, bytes } = files[Math.floor(random() * files.length)] as (typeof files)[0];
    const { status, body, isWhole } = await get(path, client);
    counted.files += 1;
    if (status === 200 && isWhole && !body.equals(bytes)) counted.wrongBytes += 1;
    else if (isCrowded() && isRefusal(status)) counted.refused += 1;
    else if (status !== 200 || !isWhole) complain(`${path}: ${status}`);
  };
  const askApi = async (client: number): Promise<void> => {
    const path = READS[Math.floor(random() * READS.length)] as string;
    const { status, body, isWhole } = await get(path, client);
    counted.api += 1;
    if (status === 200 && isWhole && body.at(0) === 0x7b) return;
    if (isCrowded() && status === 429) counted.refused += 1;
    else counted.apiFailed += 1;
  };
  let highest = 0;
  const askPage = async (client: number): Promise<void> => {
    const before = highest;
    const { status, body, isWhole } = await get('/racing/7', client, { accept: 'text/html' });
    counted.pages += 1;
    if (isCrowded() && isRefusal(status)) {
      counted.refused += 1;
      return;
    }
    const html = body.toString();
    const sequence = Number(/"sequence":(\d+)/.exec(html)?.[1] ?? 0);
    if (status !== 200 || !isWhole || sequence === 0) return complain(`a page: ${status}`);
    if (sequence < before) counted.fell += 1;
    highest = Math.max(highest, sequence);
    const [live, other] = sequence % 2 === 1 ? [second, first] : [first, second];
    if (!html.includes(live.buildId) || html.includes(`/mf-racing/${other.buildId}/`)) counted.mixed += 1;
  };

  const client = async (number: number): Promise<void> => {
    while (!isDone()) {
      if (number >= CLIENTS && !isCrowded()) {
        await wait(100);
        continue;
      }
      asked += 1;
      const kind = isCrowded() ? 'crowded' : 'calm';
      const from = performance.now();
      const lot = random();
      await (lot < 0.7 ? askFile(number) : lot < 0.9 ? askApi(number) : askPage(number));
      times[kind].add(performance.now() - from);
    }
  };
  const operate = async (): Promise<void> => {
    while (!isDone()) {
      // Odd releases have the second build.
      await promote(store, operator, {
        channel: 'production',
        targets: [counted.releases % 2 === 1 ? first : second],
      });
      counted.releases += 1;
      await wait(PROMOTE_MS);
    }
  };
  /** Sends a byte a second, or reads nothing, until the edge closes the connection. */
  const slow = async (number: number): Promise<void> => {
    const localAddress = `127.0.3.${1 + (number % 20)}`;
    while (!isDone()) {
      const socket: Socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {});
      if (number % 2 === 0) socket.pause();
      socket.write(
        number % 2 === 0
          ? `GET ${files.at(-3)?.path} HTTP/1.1\r\nHost: a\r\n\r\n`
          : 'POST /api/v1/x HTTP/1.1\r\nHost: a\r\n',
      );
      for (let second = 0; second < 20 && !socket.destroyed && !isDone(); second += 1) {
        await wait(1_000);
        if (number % 2 === 1 && !socket.destroyed) socket.write('x');
      }
      socket.destroy();
      await wait(100);
    }
  };
  const sample = async (): Promise<void> => {
    let last = performance.now();
    while (!isDone()) {
      await wait(SAMPLE_MS);
      for (const [server, list] of samples) list.push(server.look());
      spent[isCrowded() ? 'crowded' : 'calm'] += performance.now() - last;
      last = performance.now();
    }
  };

  try {
    const work = [
      ...Array.from({ length: CROWD }, (_, number) => client(number)),
      ...Array.from({ length: SLOW_CLIENTS }, (_, number) => slow(number)),
      operate(),
      sample(),
    ];
    for (const each of work) each.catch(() => (isOver = true));
    await Promise.all(work);
    const { wrongBytes, mixed, fell, unexplained, apiFailed } = counted;
    // The edge retries a read whose connection ended, so there are fewer failures than faults.
    const lost = Math.max(0, apiFailed - line.broken);
    const problems = Object.entries({ wrongBytes, mixed, fell, unexplained, 'API answers without a fault': lost })
      .filter(([, count]) => count > 0)
      .map(([what, count]) => `${count} ${what}`);
    const rate = (kind: 'calm' | 'crowded'): number => times[kind].total() / (spent[kind] / 1_000 || 1);
    const figures: SoakReport['figures'] = {
      ...counted,
      requests: asked,
      seconds: Math.round((performance.now() - started) / 1_000),
      'broken on the line': line.broken,
      'p99 / p50': (times.calm.at(0.99) / Math.max(0.5, times.calm.at(0.5))).toFixed(1),
      'p99 in a crowd, ms': times.crowded.at(0.99),
      'answers a second in a crowd / else': (rate('crowded') / rate('calm')).toFixed(2),
    };
    for (const [{ name }, list] of samples) {
      for (const what of ['memory', 'heap', 'files'] as const) {
        const values = list.map((each) => each[what]);
        figures[`${name}: ${what}, last quarter / second`] =
          `${drift(values).toFixed(3)} (most ${Math.max(...values).toFixed(0)})`;
      }
      figures[`${name}: event loop p99, ms (median, most)`] =
        `${median(list.map(({ delay }) => delay)).toFixed(0)}, ${Math.max(...list.map(({ delay }) => delay)).toFixed(0)}`;
    }
    return { problems: [...problems, ...strange], figures };
  } finally {
    isOver = true;
    agent.destroy();
    line.stop();
    await Promise.all([edge.end(), api.end()]);
    rmSync(folder, { recursive: true, force: true });
  }
};
