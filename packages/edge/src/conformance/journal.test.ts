import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readSigningKey } from '@paddock/release';
import { type ConformanceCase, runCases } from './run-cases.ts';
import { type Json, type Simulator, signed } from './simulator.ts';

/** Writes the next record with a change, and with a valid signature. */
const next = (change: (record: Json, simulator: Simulator) => unknown) => async (simulator: Simulator) => {
  const record = (await simulator.nextRecord()) as unknown as Json;
  await change(record, simulator);
  await simulator.writeRecord(record);
};
/** Writes the next record with a change that was made after signing. */
const nextAltered = (change: (record: Json, simulator: Simulator) => unknown) => async (simulator: Simulator) => {
  const { sequence, ...record } = await simulator.nextRecord();
  const whole = signed('release', { sequence, ...record }, simulator.operator.key);
  change(whole, simulator);
  await simulator.write(simulator.recordPath(sequence), whole);
};
/** Writes these bytes as the next record. */
const nextBytes = (bytes: string | Uint8Array) => async (simulator: Simulator) =>
  simulator.write(simulator.recordPath((await simulator.newest()) + 1), bytes);
/** Changes the newest record on disk. */
const newestAltered = (change: (record: Json) => unknown) => async (simulator: Simulator) =>
  simulator.alter(simulator.recordPath(await simulator.newest()), change);
const signatureOf = (record: Json) => record.signature as { key: string; value: string };

const refused = { serves: 'last', alarm: 'unverified' } as const;

const signatures: ConformanceCase[] = [
  { attack: 'a record altered after it was signed', do: nextAltered((record) => (record.who = 'eve')), ...refused },
  {
    attack: 'a signature with one other bit',
    do: nextAltered((record) => {
      const { value } = signatureOf(record);
      signatureOf(record).value = (value.startsWith('A') ? 'B' : 'A') + value.slice(1);
    }),
    ...refused,
  },
  { attack: 'no signature', do: nextAltered((record) => delete record.signature), ...refused },
  { attack: 'a signature that is null', do: nextAltered((record) => (record.signature = null)), ...refused },
  {
    attack: 'two signatures in a list',
    do: nextAltered((record) => (record.signature = [record.signature, record.signature])),
    ...refused,
  },
  {
    attack: 'a good signature and a forged one, both under the same name',
    do: async (simulator) => {
      const record = await simulator.nextRecord();
      const whole = JSON.stringify(signed('release', record, simulator.operator.key));
      const forged = `"signature":{"key":"${simulator.operator.key.id}","value":"${'A'.repeat(86)}=="}`;
      await simulator.write(simulator.recordPath(record.sequence), `${whole.slice(0, -1)},${forged}}`);
    },
    ...refused,
  },
  { attack: 'an empty signature', do: nextAltered((record) => (signatureOf(record).value = '')), ...refused },
  {
    attack: 'a signature as long as one of RSA',
    do: nextAltered((record) => (signatureOf(record).value = `${'A'.repeat(342)}==`)),
    ...refused,
  },
  {
    attack: 'the signature of the record before',
    do: async (simulator) => {
      const before = await simulator.read(simulator.recordPath(await simulator.newest()));
      await nextAltered((record) => (record.signature = before.signature))(simulator);
    },
    ...refused,
  },
  {
    attack: 'a key that the policy does not know',
    do: nextAltered((record) => (signatureOf(record).key = '0'.repeat(32))),
    ...refused,
  },
  {
    attack: 'a record signed by the root key, which may not release',
    do: async (simulator) => simulator.writeRecord(await simulator.nextRecord(), simulator.root),
    ...refused,
  },
  {
    attack: 'a record signed as if it were a statement about a build',
    do: async (simulator) => {
      const record = await simulator.nextRecord();
      await simulator.write(simulator.recordPath(record.sequence), signed('publish', record, simulator.operator.key));
    },
    ...refused,
  },
];

const chain: ConformanceCase[] = [
  {
    attack: 'a record of another channel',
    given: (simulator) => simulator.release('staging'),
    do: async (simulator) => {
      const sequence = await simulator.newest();
      const staged = await simulator.read(simulator.recordPath(1, 'staging'));
      await simulator.write(simulator.recordPath(sequence + 1), staged);
    },
    ...refused,
  },
  {
    attack: 'a record that says another channel',
    do: next((record, { path }) => {
      record.channel = 'staging';
      return path;
    }),
    serves: 'last',
    alarm: null,
  },
  {
    attack: 'the newest record again, under the next number',
    do: async (simulator) => {
      const sequence = await simulator.newest();
      await simulator.write(simulator.recordPath(sequence + 1), await readFile(simulator.recordPath(sequence)));
    },
    ...refused,
  },
  {
    attack: 'a hole: the next but one, without the next',
    do: async (simulator) => {
      const record = await simulator.nextRecord();
      const sequence = record.sequence + 1;
      const later = signed('release', { ...record, sequence }, simulator.operator.key);
      await simulator.write(simulator.recordPath(sequence), later);
    },
    serves: 'last',
    alarm: null,
  },
  {
    attack: 'a hole, met by an edge that starts',
    edge: 'restarted',
    do: async (simulator) => {
      const record = await simulator.nextRecord();
      await simulator.writeRecord({ ...record, sequence: record.sequence + 1 });
    },
    ...refused,
  },
  {
    attack: 'a jump to the highest number there is',
    edge: 'restarted',
    do: async (simulator) => simulator.writeRecord({ ...(await simulator.nextRecord()), sequence: 2 ** 53 - 2 }),
    ...refused,
  },
  {
    attack: 'a jump that an edge without memory meets',
    edge: 'fresh',
    do: async (simulator) => simulator.writeRecord({ ...(await simulator.nextRecord()), sequence: 2 ** 53 - 2 }),
    serves: 'nothing',
    alarm: 'unverified',
  },
  {
    attack: 'the two newest records swapped',
    do: async (simulator) => {
      const sequence = await simulator.newest();
      const [a, b] = [simulator.recordPath(sequence), simulator.recordPath(sequence - 1)];
      await rename(a, `${a}.tmp`);
      await rename(b, a);
      await rename(`${a}.tmp`, b);
    },
    serves: 'last',
    alarm: 'other-record',
  },
  { attack: 'a wrong hash of the record before', do: next((record) => (record.previous = 'a'.repeat(64))), ...refused },
  { attack: 'no hash of the record before', do: next((record) => (record.previous = null)), ...refused },
  {
    attack: 'the record before the newest altered, met by an edge that starts',
    edge: 'restarted',
    do: async (simulator) =>
      simulator.alter(simulator.recordPath((await simulator.newest()) - 1), (record) => (record.who = 'eve')),
    ...refused,
  },
  {
    attack: 'the newest record altered where it lies',
    do: newestAltered((record) => (record.who = 'eve')),
    serves: 'last',
    alarm: 'other-record',
  },
  {
    attack: 'the newest record written anew by its own signer',
    do: async (simulator) => {
      const record = await simulator.read(simulator.recordPath(await simulator.newest()));
      await simulator.writeRecord({ ...record, reason: 'something else' });
    },
    serves: 'last',
    alarm: 'other-record',
  },
  {
    attack: 'the newest record removed',
    do: async (simulator) => rm(simulator.recordPath(await simulator.newest())),
    serves: 'last',
    alarm: 'lower-sequence',
  },
  {
    attack: 'the newest record removed before a start',
    edge: 'restarted',
    do: async (simulator) => rm(simulator.recordPath(await simulator.newest())),
    serves: 'last',
    alarm: 'lower-sequence',
  },
  {
    attack: 'the whole journal removed before a start',
    edge: 'restarted',
    do: (simulator) => rm(simulator.path('journal'), { recursive: true }),
    serves: 'last',
    alarm: 'lower-sequence',
  },
];

/** Copies of stores without their newest releases. */
const backupOf = new WeakMap<Simulator, Awaited<ReturnType<Simulator['backUp']>>>();
const restored = (goOn: (simulator: Simulator) => Promise<unknown> = async () => {}) => ({
  given: async (simulator: Simulator) => backupOf.set(simulator, await simulator.backUp()),
  do: async (simulator: Simulator) => {
    await backupOf.get(simulator)?.restore();
    await goOn(simulator);
  },
});
const twoMore = async ({ release }: Simulator) => {
  await release();
  await release();
};

const backups: ConformanceCase[] = [
  { attack: 'an old backup restored', ...restored(), serves: 'last', alarm: 'lower-sequence' },
  {
    attack: 'an old backup restored before a start',
    edge: 'restarted',
    ...restored(),
    serves: 'last',
    alarm: 'lower-sequence',
  },
  {
    attack: 'an old backup on which the operator goes on',
    ...restored(twoMore),
    serves: 'last',
    alarm: 'other-record',
  },
  {
    attack: 'an old backup on which the operator went on before a start',
    edge: 'restarted',
    ...restored(twoMore),
    serves: 'last',
    alarm: 'other-record',
  },
];

const steps: ConformanceCase[] = [
  {
    attack: 'a record that drops a remote',
    do: next((record) => delete (record.builds as Json)['mf-racing']),
    ...refused,
  },
  {
    attack: 'a record that changes more than it says',
    do: next((record) => (record.changed = [])),
    ...refused,
  },
  {
    attack: 'a record that changes less than it says',
    do: next((record) => (record.changed = ['mf-racing', 'shell'])),
    ...refused,
  },
  {
    attack: 'a record that puts another last known good build under a remote which it leaves alone',
    do: next((record) => {
      const builds = record.builds as Json;
      (record.lastKnownGood as Json).shell = builds['mf-racing'];
    }),
    ...refused,
  },
  {
    attack: 'a record that names no shell',
    do: next((record) => delete (record.builds as Json).shell),
    ...refused,
  },
];

const deep = (depth: number) => `${'{"a":'.repeat(depth)}0${'}'.repeat(depth)}`;

const contents: ConformanceCase[] = [
  { attack: 'an empty record', do: nextBytes(''), ...refused },
  {
    attack: 'half a record',
    do: async (simulator) => {
      const record = await simulator.nextRecord();
      const whole = JSON.stringify(signed('release', record, simulator.operator.key));
      await simulator.write(simulator.recordPath(record.sequence), whole.slice(0, whole.length / 2));
    },
    ...refused,
  },
  { attack: 'a record that is no JSON', do: nextBytes('<html>404</html>'), ...refused },
  { attack: 'a record that is no text', do: nextBytes(Uint8Array.of(0xff, 0xfe, 0, 0xd8)), ...refused },
  { attack: 'JSON 30,000 deep in place of a record', do: nextBytes(deep(30_000)), ...refused },
  {
    attack: 'a field that is 30,000 deep',
    do: async (simulator) => {
      const record = await simulator.nextRecord();
      const whole = JSON.stringify(signed('release', record, simulator.operator.key));
      await simulator.write(simulator.recordPath(record.sequence), `${whole.slice(0, -1)},"more":${deep(30_000)}}`);
    },
    ...refused,
  },
  {
    attack: 'a key __proto__ among the builds',
    do: async (simulator) => {
      const record = await simulator.nextRecord();
      const whole = JSON.stringify(signed('release', record, simulator.operator.key));
      const poisoned = whole.replace('"builds":{', '"builds":{"__proto__":{"polluted":true},');
      await simulator.write(simulator.recordPath(record.sequence), poisoned);
    },
    ...refused,
  },
  ...(
    [
      ['a sequence that is a string', (record) => (record.sequence = String(record.sequence))],
      ['a sequence of 2 to the 53rd', (record) => (record.sequence = 2 ** 53)],
      ['builds that are a list', (record) => (record.builds = [])],
      ['builds that are null', (record) => (record.builds = null)],
      ['an action that nobody knows', (record) => (record.action = 'delete')],
      ['a schema of the future', (record) => (record.schema = 2)],
      [
        'a name that leaves its folder',
        (record) => ((record.builds as Json)['mf-../../etc'] = { buildId: 'x', digest: 'y' }),
      ],
      ['a reason with a line break', (record) => (record.reason = 'fine\n{"level":"info"}')],
    ] as [string, (record: Json) => unknown][]
  ).map(
    ([attack, change]): ConformanceCase => ({
      attack,
      do: async (simulator) => {
        const record = (await simulator.nextRecord()) as unknown as Json;
        const { sequence } = record;
        change(record);
        await simulator.write(
          simulator.recordPath(sequence as number),
          signed('release', record, simulator.operator.key),
        );
      },
      ...refused,
    }),
  ),
];

/**
 * Writes the newest record again under the next number, as a record that changes no build, with
 * these changes.
 */
const note = (change: (before: Json) => Json, key?: 'guard') => async (simulator: Simulator) => {
  const sequence = await simulator.newest();
  const before = await simulator.read(simulator.recordPath(sequence));
  const previous = simulator.hash(await readFile(simulator.recordPath(sequence)));
  const record = { ...before, sequence: sequence + 1, previous, changed: [], reason: 'x', ...change(before) };
  const guard = key && readSigningKey(await readFile(join(simulator.folder, `${key}.key`), 'utf8'));
  await simulator.writeRecord(record, guard);
};
const about = 'mf-racing';
const vouch = ({ builds }: Json): Json => ({
  action: 'vouch',
  about,
  vouch: { build: (builds as Json)[about], evidence: null },
});
const frozen = ({ frozen: already = [] }: Json, name: string) => ({ frozen: [...(already as string[]), name] });
const freeze = (name: string) => (before: Json) => ({ action: 'freeze', about: name, ...frozen(before, name) });
const hasGuard = (simulator: Simulator) =>
  existsSync(join(simulator.folder, 'guard.key'))
    ? Promise.resolve()
    : simulator.addKey('guard', { robot: ['mf-racing'] });

const notes: ConformanceCase[] = [
  {
    attack: 'nothing: a vouch for the live build',
    do: note(vouch),
    serves: 'next',
    alarm: null,
    isEnd: true,
  },
  {
    attack: 'nothing: a freeze',
    do: note(freeze('mf-club')),
    serves: 'next',
    alarm: null,
    isEnd: true,
  },
  {
    attack: 'a freeze of another name than it says',
    do: note((before) => ({ ...freeze(about)(before), ...frozen(before, 'mf-streams') })),
    ...refused,
  },
  {
    attack: 'a freeze by a robot',
    given: hasGuard,
    do: note(freeze(about), 'guard'),
    ...refused,
  },
  {
    attack: 'a vouch by a robot without evidence',
    given: hasGuard,
    do: note(vouch, 'guard'),
    ...refused,
  },
  {
    attack: 'a rollback by a robot to a build that nobody vouched for',
    // A new release, since another case may have vouched for the last known good build.
    given: async (simulator) => {
      await hasGuard(simulator);
      await simulator.release();
    },
    do: async (simulator) => {
      const { builds } = await simulator.read(simulator.recordPath((await simulator.newest()) - 1));
      const unvouched = (builds as Json)[about];
      await note(
        (before) => ({
          action: 'rollback',
          changed: [about],
          builds: { ...(before.builds as Json), [about]: unvouched },
          lastKnownGood: {},
          ...frozen(before, about),
        }),
        'guard',
      )(simulator);
    },
    ...refused,
  },
  {
    attack: 'a vouch that moves a build',
    do: next((record) => Object.assign(record, vouch(record))),
    ...refused,
  },
  {
    attack: 'a withdrawal of the shell',
    do: next((record) => {
      const { shell: _, ...builds } = record.builds as Json;
      Object.assign(record, { action: 'withdraw', changed: ['mf-racing', 'shell'], builds });
    }),
    ...refused,
  },
];

const hints: ConformanceCase[] = [
  ...['', 'garbage', '{"sequence":999999}\n', '{"sequence":-1}\n', '{"sequence":1e9}\n'].map(
    (hint): ConformanceCase => ({
      attack: `a hint that says ${JSON.stringify(hint)}`,
      edge: 'restarted',
      do: (simulator) => simulator.write(simulator.path('channels/production.json'), hint),
      serves: 'last',
      alarm: null,
    }),
  ),
  {
    attack: 'a hint to the first release',
    edge: 'fresh',
    do: (simulator) => simulator.write(simulator.path('channels/production.json'), '{"sequence":1}\n'),
    serves: 'last',
    alarm: null,
  },
];

runCases('[SERVED-7]', backups);
runCases('[PROOF-1] [PROOF-2] [PROOF-3] [PROOF-4]', [
  ...signatures,
  ...chain,
  ...steps,
  ...contents,
  ...notes,
  ...hints,
]);
