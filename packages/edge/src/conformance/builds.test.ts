import { cp, readFile, rm, symlink, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf, readSigningKey } from '@paddock/release';
import type { BuildRef } from '@paddock/release/record';
import { expect } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { type ConformanceCase, runCases } from './run-cases.ts';
import { type Json, type Simulator, signed } from './simulator.ts';

/** Promotes a new build of mf-racing after `change` has altered its folder in the store. */
const nextBuild =
  (change: (folder: string, simulator: Simulator, ref: BuildRef) => Promise<unknown>) =>
  async (simulator: Simulator) => {
    const record = await simulator.nextRecord();
    const ref = record.builds['mf-racing'] as BuildRef;
    await change(simulator.path(`builds/mf-racing/${ref.buildId}`), simulator, ref);
    await simulator.writeRecord(record);
  };

/** The folder of the live build of mf-racing. */
const liveFolder = async (simulator: Simulator): Promise<string> => {
  const { builds } = await simulator.read(simulator.recordPath(await simulator.newest()));
  return `builds/mf-racing/${((builds as Json)['mf-racing'] as BuildRef).buildId}`;
};

const unproven = { serves: 'last', alarm: 'unproven-build' } as const;
const altered = { serves: 'last', alarm: 'altered-build' } as const;

const statements: ConformanceCase[] = [
  { attack: 'a build without publish.json', do: nextBuild((folder) => rm(`${folder}/publish.json`)), ...unproven },
  {
    attack: 'a publish.json altered after it was signed',
    do: nextBuild((folder, { alter }) => alter(`${folder}/publish.json`, (statement) => (statement.who = 'eve'))),
    ...unproven,
  },
  {
    attack: 'a publish.json by a key that may not publish',
    do: nextBuild(async (folder, { read, write, root }) =>
      write(`${folder}/publish.json`, signed('publish', await read(`${folder}/publish.json`), root)),
    ),
    ...unproven,
  },
  {
    attack: 'a publish.json by a key that may publish another remote',
    given: (simulator) => simulator.addKey('streams', { publish: ['mf-streams'] }),
    do: nextBuild(async (folder, simulator) => {
      const key = readSigningKey(await readFile(join(simulator.folder, 'streams.key'), 'utf8'));
      const statement = await simulator.read(`${folder}/publish.json`);
      await simulator.write(`${folder}/publish.json`, signed('publish', statement, key));
    }),
    ...unproven,
  },
  {
    attack: 'the publish.json of another build',
    do: nextBuild(async (folder, simulator) =>
      cp(simulator.path(`${await liveFolder(simulator)}/publish.json`), `${folder}/publish.json`),
    ),
    ...unproven,
  },
  {
    attack: 'a publish.json signed as if it were a release',
    do: nextBuild(async (folder, { read, write, operator }) =>
      write(`${folder}/publish.json`, signed('release', await read(`${folder}/publish.json`), operator.key)),
    ),
    ...unproven,
  },
  {
    attack: 'a publish.json that is garbage',
    do: nextBuild((folder, { write }) => write(`${folder}/publish.json`, '{')),
    ...unproven,
  },
];

const manifests: ConformanceCase[] = [
  {
    attack: 'no build',
    do: nextBuild((folder) => rm(folder, { recursive: true })),
    serves: 'last',
    alarm: 'missing-build',
  },
  {
    attack: 'a build.json altered after it was published',
    do: nextBuild((folder, { alter }) => alter(`${folder}/build.json`, (build) => (build.entry = 'race.js'))),
    ...altered,
  },
  {
    attack: 'an empty build.json',
    do: nextBuild((folder, { write }) => write(`${folder}/build.json`, '')),
    ...altered,
  },
  { attack: 'half a build.json', do: nextBuild((folder) => truncate(`${folder}/build.json`, 200)), ...altered },
  {
    attack: 'another build in the folder of the one that is named',
    do: nextBuild(async (folder, simulator) => {
      await rm(folder, { recursive: true });
      await cp(simulator.path(await liveFolder(simulator)), folder, { recursive: true });
    }),
    ...altered,
  },
  {
    attack: 'mix and match: the name of one build with the digest of another',
    do: async (simulator) => {
      const record = await simulator.nextRecord();
      const ref = record.builds['mf-racing'] as BuildRef;
      const { builds } = await simulator.read(simulator.recordPath(await simulator.newest()));
      record.builds['mf-racing'] = { ...ref, digest: ((builds as Json)['mf-racing'] as BuildRef).digest };
      await simulator.writeRecord(record);
    },
    ...altered,
  },
  {
    attack: 'a last known good build that is gone',
    edge: 'fresh',
    do: async (simulator) => {
      const { lastKnownGood } = await simulator.read(simulator.recordPath(await simulator.newest()));
      const { buildId } = (lastKnownGood as Json)['mf-racing'] as BuildRef;
      await rm(simulator.path(`builds/mf-racing/${buildId}`), { recursive: true });
    },
    serves: 'last',
    alarm: 'last-known-good-lost',
    isGreen: true,
  },
];

/** Checks that a file of the live build gets 404 with an alarm, and that pages are still served. */
const fileRefused =
  (file: string, encoding = 'identity'): NonNullable<ConformanceCase['check']> =>
  async (edge, simulator) => {
    const answer = await edge.get(`/${await liveFolder(simulator)}/${file}`, { 'accept-encoding': encoding });
    expect(answer.status).toBe(404);
    await eventually(() =>
      expect(edge.alarms()).toContainEqual(expect.objectContaining({ event: 'file-refused', file })),
    );
  };

const live = (attack: string, change: (folder: string, simulator: Simulator) => Promise<unknown>): ConformanceCase => ({
  attack,
  do: async (simulator) => change(simulator.path(await liveFolder(simulator)), simulator),
  serves: 'last',
  alarm: null,
  check: fileRefused('entry.js'),
});

const files: ConformanceCase[] = [
  live('one byte of a file changed', async (folder, { write }) => write(`${folder}/entry.js`, 'alert(1)')),
  live('a file cut', (folder) => truncate(`${folder}/entry.js`, 10)),
  live('a file without end', (folder) => truncate(`${folder}/entry.js`, 600_000_000)),
  live('a link to another file of the machine', async (folder) => {
    await rm(`${folder}/entry.js`);
    await symlink('/etc/passwd', `${folder}/entry.js`);
  }),
  {
    ...live('a packed file with other bytes in it', async (folder, { write }) => {
      await write(`${folder}/entry.js.br`, 'not brotli');
      await write(`${folder}/entry.js.gz`, 'not gzip');
    }),
    check: async (edge, simulator) => {
      const answer = await edge.get(`/${await liveFolder(simulator)}/entry.js`, { 'accept-encoding': 'br, gzip' });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-encoding')).toBeNull();
    },
  },
  {
    attack: 'a build that nobody published, asked for by its address',
    do: async (simulator) => {
      const script = 'alert(1)';
      const path = simulator.path('builds/mf-racing/9.9.9-000000000000');
      const build = await simulator.read(simulator.path(`${await liveFolder(simulator)}/build.json`));
      const entry = { integrity: integrityOf(script), size: script.length };
      const files = { ...(build.files as Json), 'entry.js': entry };
      await simulator.write(`${path}/build.json`, { ...build, version: '9.9.9', buildId: '9.9.9-000000000000', files });
      await simulator.write(`${path}/entry.js`, script);
    },
    serves: 'last',
    alarm: null,
    check: async (edge) => {
      expect((await edge.get('/builds/mf-racing/9.9.9-000000000000/entry.js')).status).toBe(404);
      await eventually(() => expect(edge.alarms()).toContainEqual(expect.objectContaining({ event: 'build-refused' })));
    },
  },
];

runCases('[PROOF-11] [PROOF-12]', [...statements, ...manifests, ...files]);
