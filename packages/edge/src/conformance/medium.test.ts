import { execFileSync } from 'node:child_process';
import { mkdir, rm, symlink, truncate } from 'node:fs/promises';
import { expect } from 'vitest';
import { type ConformanceCase, runCases } from './run-cases.ts';
import type { Simulator } from './simulator.ts';

type File = [what: string, path: (simulator: Simulator) => Promise<string> | string];

const nextRecord: File = ['the next record', async (simulator) => simulator.recordPath((await simulator.newest()) + 1)];
const policy: File = ['the policy', ({ path }) => path('policy.json')];
const root: File = ['the root key', ({ path }) => path('keys/root.pub')];
const hint: File = ['the hint', ({ path }) => path('channels/production.json')];
const timestamp: File = ['the timestamp', ({ path }) => path('channels/production/timestamp.json')];

const bounded: ConformanceCase['check'] = async (edge) => expect(await edge.peakMemory()).toBeLessThan(400);

const inPlaceOf = (
  thing: string,
  put: (path: string, simulator: Simulator) => Promise<unknown>,
  [what, path]: File,
  expected: Pick<ConformanceCase, 'alarm' | 'edge'>,
): ConformanceCase => ({
  attack: `${thing} in place of ${what}`,
  do: async (simulator) => {
    const place = await path(simulator);
    await rm(place, { recursive: true, force: true });
    await put(place, simulator);
  },
  serves: 'last',
  check: bounded,
  ...expected,
});

const endless = async (path: string, { write }: Simulator) => {
  await write(path, '{');
  await truncate(path, 600_000_000);
};
const pipe = async (path: string) => execFileSync('mkfifo', [path]);
const folder = (path: string) => mkdir(path, { recursive: true });

const things: ConformanceCase[] = [
  inPlaceOf('600 MB', endless, nextRecord, { alarm: 'unverified' }),
  inPlaceOf('600 MB', endless, policy, { alarm: 'unverified' }),
  inPlaceOf('600 MB', endless, root, { alarm: 'unverified' }),
  inPlaceOf('600 MB', endless, hint, { alarm: null, edge: 'restarted' }),
  inPlaceOf('600 MB', endless, timestamp, { alarm: 'release-expired' }),
  inPlaceOf('a pipe', pipe, nextRecord, { alarm: 'unverified' }),
  inPlaceOf('a pipe', pipe, policy, { alarm: 'unverified' }),
  inPlaceOf('a pipe', pipe, hint, { alarm: null, edge: 'restarted' }),
  inPlaceOf('a folder', folder, nextRecord, { alarm: 'unverified' }),
  inPlaceOf('a folder', folder, policy, { alarm: 'unverified' }),
  inPlaceOf('a link to a device without end', (path) => symlink('/dev/zero', path), nextRecord, {
    alarm: 'unverified',
  }),
  inPlaceOf('a link to itself', (path) => symlink(path, path), policy, { alarm: 'unreadable' }),
  inPlaceOf('a link to nowhere', (path) => symlink(`${path}.absent`, path), policy, { alarm: 'unverified' }),
];

const gone = ({ hide }: Simulator) => hide();
const failing = (fault: string) => (simulator: Simulator) => simulator.setFault(fault);

const faults: ConformanceCase[] = [
  { attack: 'the store gone', do: gone, serves: 'last', alarm: 'unreadable' },
  { attack: 'the store gone before a start', edge: 'restarted', do: gone, serves: 'last', alarm: 'unreadable' },
  { attack: 'the store gone before the first start', edge: 'fresh', do: gone, serves: 'nothing', alarm: 'unreadable' },
  ...['EIO', 'EACCES', 'EMFILE'].map(
    (code): ConformanceCase => ({
      attack: `${code} at every read`,
      do: failing(code),
      serves: 'last',
      alarm: 'unreadable',
    }),
  ),
  { attack: 'EACCES before a start', edge: 'restarted', do: failing('EACCES'), serves: 'last', alarm: 'unreadable' },
  {
    attack: 'EACCES before the first start',
    edge: 'fresh',
    do: failing('EACCES'),
    serves: 'nothing',
    alarm: 'unreadable',
  },
  { attack: 'a store that hangs', do: failing('hang'), serves: 'last', alarm: 'store-silent' },
  {
    attack: 'a store that hangs at a start',
    edge: 'restarted',
    do: failing('hang'),
    serves: 'last',
    alarm: 'store-silent',
  },
  {
    attack: 'a store that hangs at the first start',
    edge: 'fresh',
    do: failing('hang'),
    serves: 'nothing',
    alarm: 'store-silent',
  },
];

runCases('[PROOF-18] [PROOF-19] [PROOF-20]', [...things, ...faults], { isFaulty: true });
