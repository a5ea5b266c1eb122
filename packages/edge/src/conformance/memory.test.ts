import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { startEdgeProcess } from './edge-process.ts';
import { type ConformanceCase, runCases, startPinned } from './run-cases.ts';
import { type Json, makeSimulator, type Simulator, signed } from './simulator.ts';

const memoryPath = ({ memory }: Simulator, channel = 'production') => join(memory, `${channel}.json`);

let strange: Promise<string> | undefined;
/**
 * The memory of an edge that serves an attacker's store: complete and proven, but by other keys.
 */
const strangersMemory = (): Promise<string> => {
  strange ??= (async () => {
    const stranger = await makeSimulator();
    const edge = await startPinned(stranger);
    await eventually(async () => expect(await edge.served()).toBe(2));
    const text = await readFile(memoryPath(stranger), 'utf8');
    await edge.stop();
    await stranger.remove();
    return text;
  })();
  return strange;
};

const memoryIs = (content: (simulator: Simulator) => Promise<string> | string) => async (simulator: Simulator) =>
  simulator.write(memoryPath(simulator), await content(simulator));
const memoryWith = (change: (state: Json, simulator: Simulator) => unknown) => async (simulator: Simulator) =>
  simulator.alter(memoryPath(simulator), (state) => change(state, simulator));

/** Edits the JSON text in a field of the memory. */
const inside = (text: unknown, change: (content: Json) => void): string => {
  const content = JSON.parse(text as string) as Json;
  change(content);
  return JSON.stringify(content);
};
const anyBuild = (state: Json): Json => Object.values(state.builds as Record<string, Json>)[0] as Json;

const attacks: [string, (simulator: Simulator) => Promise<unknown>][] = [
  ['the memory of a store with other keys', memoryIs(strangersMemory)],
  [
    'a memory with a higher sequence, by a key that nobody knows',
    memoryWith((state) => {
      state.record = inside(state.record, (record) => (record.sequence = 9_000_000));
    }),
  ],
  [
    'a memory whose release names another shell',
    memoryWith((state) => {
      state.record = inside(state.record, (record) => {
        const builds = record.builds as Json;
        builds.shell = builds['mf-racing'];
      });
    }),
  ],
  [
    'a memory whose policy gives everybody every right',
    memoryWith((state, simulator) => {
      state.policy = inside(state.policy, (policy) => (policy.version = 99));
      const record = JSON.parse(state.record as string) as Json;
      state.record = JSON.stringify(signed('release', { ...record, sequence: 500 }, simulator.operator.key));
    }),
  ],
  [
    'a memory with another root key in it',
    async (simulator) => {
      const { root } = JSON.parse(await strangersMemory()) as Json;
      await memoryWith((state) => (state.root = root))(simulator);
    },
  ],
  [
    'a remembered build.json with another entry',
    memoryWith((state) => {
      const build = anyBuild(state);
      build.manifest = inside(build.manifest, (manifest) => (manifest.entry = 'main.css'));
    }),
  ],
  [
    'a remembered statement by somebody else',
    memoryWith((state, { root }) => {
      const build = anyBuild(state);
      build.statement = JSON.stringify(signed('publish', JSON.parse(build.statement as string), root));
    }),
  ],
  ['a memory without its builds', memoryWith((state) => (state.builds = {}))],
  [
    'the memory of another channel',
    async (simulator) => {
      await simulator.release('staging');
      const args = ['--data', simulator.data, '--memory', simulator.memory, '--root', simulator.root.id];
      const staging = await startEdgeProcess([...args, '--channel', 'staging']);
      const text = await readFile(memoryPath(simulator, 'staging'), 'utf8');
      await staging.stop();
      await simulator.write(memoryPath(simulator), text);
    },
  ],
  [
    'a memory as it was before it had proofs',
    memoryWith((state) => {
      const release = JSON.parse(state.record as string) as Json;
      for (const key of Object.keys(state)) delete state[key];
      Object.assign(state, { release: { ...release, sequence: 9_000_000 }, manifests: {} });
    }),
  ],
  ['an empty memory', memoryIs(() => '')],
  ['half a memory', (simulator) => truncate(memoryPath(simulator), 500)],
  ['a memory that is a list', memoryIs(() => '[]')],
  ['a memory that is 30,000 deep', memoryIs(() => `${'['.repeat(30_000)}${']'.repeat(30_000)}`)],
  ['a memory with a key __proto__', memoryIs(() => '{"__proto__":{"schema":1},"builds":{"__proto__":{}}}')],
  [
    'a memory without end',
    async (simulator) => {
      await simulator.write(memoryPath(simulator), '');
      await truncate(memoryPath(simulator), 600_000_000);
    },
  ],
  [
    'a pipe in place of the memory',
    async (simulator) => {
      await rm(memoryPath(simulator));
      execFileSync('mkfifo', [memoryPath(simulator)]);
    },
  ],
];

runCases('[PROOF-13] [PROOF-14]', [
  ...attacks.map(
    ([attack, change]): ConformanceCase => ({
      attack,
      edge: 'restarted',
      do: change,
      serves: 'last',
      alarm: 'memory-refused',
      isGreen: true,
      check: async (edge) => expect(await edge.peakMemory()).toBeLessThan(400),
    }),
  ),
  ...attacks.slice(0, 3).map(
    ([attack, change]): ConformanceCase => ({
      attack: `${attack}, and no store`,
      edge: 'restarted',
      do: async (simulator) => {
        await change(simulator);
        await simulator.hide();
      },
      serves: 'nothing',
      alarm: 'memory-refused',
    }),
  ),
  {
    attack: 'a folder in place of the memory, which cannot be replaced',
    edge: 'restarted',
    do: async (simulator) => {
      await rm(memoryPath(simulator));
      await mkdir(join(memoryPath(simulator), 'full'), { recursive: true });
    },
    serves: 'last',
    alarm: 'release-not-remembered',
    isGreen: true,
    check: async (_, simulator) => rm(memoryPath(simulator), { recursive: true }),
  },
  {
    attack: 'no memory, as after the last resort of an operator',
    edge: 'fresh',
    do: async () => {},
    serves: 'last',
    alarm: null,
  },
]);

test('[PROOF-16] the root key of the first use is remembered: other keys in the store are refused, also after a restart', async () => {
  const simulator = await makeSimulator();
  onTestFinished(simulator.remove);
  const args = ['--data', simulator.data, '--memory', simulator.memory, '--trust-on-first-use'];
  const first = await startEdgeProcess(args);
  expect(await first.served()).toBe(2);
  await first.stop();

  const stranger = await makeSimulator();
  onTestFinished(stranger.remove);
  await stranger.release();
  const args2 = [...args.slice(0, 1), stranger.data, ...args.slice(2)];
  const second = await startEdgeProcess(args2);
  onTestFinished(second.stop);
  await eventually(() => expect(second.alarms()).toContainEqual(expect.objectContaining({ kind: 'other-root' })));
  expect(await second.served()).toBe(2);
});
