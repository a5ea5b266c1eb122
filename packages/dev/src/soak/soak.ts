import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '@paddock/release/testing';
import { driftProblems, figuresOfServer } from './figures.ts';
import { CROWD, createLoad } from './load.ts';
import { createPace } from './pace.ts';
import { createReleases, type Releases } from './releases.ts';
import { type Sample, startBadLine, startWatched } from './servers.ts';

export interface SoakOptions {
  /** It ends after this many requests or minutes, whichever is first. */
  requests: number;
  minutes: number;
  seed: number;
}

const SLOW_CLIENTS = 40;
const FAULTS = 0.01;
const SAMPLE_MS = 2_000;

/** The result of a run. `problems` must be empty; figures are for people. */
export interface SoakReport {
  problems: string[];
  figures: Record<string, number | string>;
}

/** Starts the API, the bad line in front of it and the edge, and samples both servers. */
const startServers = async (folder: string, { data, root }: Releases, random: () => number) => {
  const api = await startWatched('api', '@paddock/reference-api', ['--port', '0', '--dev'], {
    folder,
    ready: /(http:\S+)\/api/,
    env: { DATABASE_URL: '' },
  });
  const line = await startBadLine(api.address, FAULTS, random);
  const at = ['--data', data, '--root', root, '--memory', join(folder, 'memory'), '--port', '0'];
  const edge = await startWatched('edge', '@paddock/edge', [...at, '--api-origin', line.origin], {
    folder,
    ready: /localhost:(\d+)/,
  });
  const samples = [edge, api].map((server) => ({ server, taken: [] as Sample[] }));
  return {
    port: Number(edge.address),
    broken: () => line.broken,
    isBroken: (request: string) => line.requests.has(request),
    sample(): void {
      for (const { server, taken } of samples) taken.push(server.look());
    },
    problems: () => samples.flatMap(({ server, taken }) => driftProblems(server, taken)),
    figures: () => Object.assign({}, ...samples.map(({ server, taken }) => figuresOfServer(server, taken))),
    async end(): Promise<void> {
      line.stop();
      await Promise.all([edge.end(), api.end()]);
    },
  };
};

/**
 * Loads an edge and an API with 70 % files, 20 % API reads and 10 % pages, half of which the edge
 * renders, while releases change, the connection to the API breaks one request in a hundred, crowds
 * come and go, and slow clients hold connections. Compares every byte of every file.
 */
export const soak = async ({ requests, minutes, seed }: SoakOptions): Promise<SoakReport> => {
  const folder = mkdtempSync(join(tmpdir(), 'paddock-soak-'));
  const random = createRandom(seed).next;
  const releases = await createReleases(folder);
  const servers = await startServers(folder, releases, random);
  const pace = createPace(requests, minutes);
  const load = createLoad(servers.port, releases, pace, random, servers.isBroken);

  /** The time (ms) of both kinds. */
  const spent = { calm: 0, crowded: 0 };
  const sample = async (): Promise<void> => {
    let last = performance.now();
    while (!pace.isDone()) {
      await wait(SAMPLE_MS);
      servers.sample();
      spent[pace.isCrowded() ? 'crowded' : 'calm'] += performance.now() - last;
      last = performance.now();
    }
  };
  const problemsFound = (): string[] => {
    const { wrongBytes, mixed, fell, unexplained, rendered } = load.counted;
    const unrendered = rendered === 0 ? 1 : 0;
    return Object.entries({ wrongBytes, mixed, fell, unexplained, 'renderer without a page': unrendered })
      .filter(([, count]) => count > 0)
      .map(([what, count]) => `${count} ${what}`)
      .concat(load.strange, servers.problems());
  };
  const figuresFound = (): SoakReport['figures'] => {
    const { counted, times } = load;
    const rate = (kind: 'calm' | 'crowded'): number => times[kind].total() / (spent[kind] / 1_000 || 1);
    return {
      ...counted,
      releases: releases.promoted(),
      requests: pace.asked(),
      seconds: Math.round(pace.elapsed() / 1_000),
      'broken on the line': servers.broken(),
      'p99 / p50': (times.calm.at(0.99) / Math.max(0.5, times.calm.at(0.5))).toFixed(1),
      'p99 in a crowd, ms': times.crowded.at(0.99),
      'answers a second in a crowd / else': (rate('crowded') / rate('calm')).toFixed(2),
      ...servers.figures(),
    };
  };

  try {
    const work = [
      ...Array.from({ length: CROWD }, (_, number) => load.client(number)),
      ...Array.from({ length: SLOW_CLIENTS }, (_, number) => load.slowClient(number)),
      releases.promoteUntilDone(pace),
      sample(),
    ];
    for (const each of work) each.catch(pace.end);
    await Promise.all(work);
    return { problems: problemsFound(), figures: figuresFound() };
  } finally {
    pace.end();
    load.close();
    await servers.end();
    rmSync(folder, { recursive: true, force: true });
  }
};
