import { readFile, rm, truncate } from 'node:fs/promises';
import { rollback } from '@paddock/release';
import type { BuildRef } from '@paddock/release/record';
import { createSigningKey, recoverChannel, retireKey, type SigningKey } from '@paddock/release/testing';
import { expect } from 'vitest';
import { type ConformanceCase, runCases } from './run-cases.ts';
import { type Json, type Simulator, signed } from './simulator.ts';

const policyPath = ({ path }: Simulator) => path('policy.json');

/**
 * Replaces the root key, as an attacker who can write the whole store. The new policy keeps the old
 * keys, so the journal stays valid, and adds the thief's key, which signs the next release.
 */
const swapKeys = async (simulator: Simulator): Promise<void> => {
  const { key: root } = createSigningKey();
  const { key: thief } = createSigningKey();
  const policy = await simulator.read(policyPath(simulator));
  const [first] = policy.keys as Json[];
  const keys = [...(policy.keys as Json[]), { ...first, id: thief.id, name: 'thief', publicKey: thief.publicKey }];
  await simulator.write(simulator.path('keys/root.pub'), `${root.publicKey}\n`);
  await simulator.write(policyPath(simulator), signed('policy', { ...policy, keys }, root));
  await simulator.writeRecord(await simulator.nextRecord(), thief);
};

/** An earlier policy of each store, for cases that restore it. */
const oldPolicies = new WeakMap<Simulator, Uint8Array>();
const lastKeys = new WeakMap<Simulator, SigningKey>();

const keepPolicy = async (simulator: Simulator) => {
  oldPolicies.set(simulator, await readFile(policyPath(simulator)));
};
const putPolicyBack = (simulator: Simulator) =>
  simulator.write(policyPath(simulator), oldPolicies.get(simulator) as Uint8Array);

let counted = 0;
/** A name for a key that was not used before. */
const newName = (): string => {
  counted += 1;
  return `key-${counted}`;
};

const resign = (change: (policy: Json) => void) => async (simulator: Simulator) => {
  const policy = await simulator.read(policyPath(simulator));
  change(policy);
  await simulator.write(policyPath(simulator), signed('policy', policy, simulator.root));
};

const refused = { serves: 'last', alarm: 'unverified' } as const;

const roots: ConformanceCase[] = [
  { attack: 'all keys swapped at once, and a release by them', do: swapKeys, ...refused },
  { attack: 'all keys swapped at once before a start', edge: 'restarted', do: swapKeys, ...refused },
  {
    attack: 'all keys swapped, met without memory',
    edge: 'fresh',
    do: swapKeys,
    serves: 'nothing',
    alarm: 'unverified',
  },
  {
    attack: 'a policy by another root key, whose public half stays away',
    do: async (simulator) => {
      const policy = await simulator.read(policyPath(simulator));
      await simulator.write(policyPath(simulator), signed('policy', policy, createSigningKey().key));
    },
    ...refused,
  },
  { attack: 'no root key in the store', do: ({ path }) => rm(path('keys/root.pub')), ...refused },
  {
    attack: 'a root key that is garbage',
    do: ({ path, write }) => write(path('keys/root.pub'), 'ssh-ed25519 AAAA'),
    ...refused,
  },
];

const newerPolicy = async (simulator: Simulator) => {
  await keepPolicy(simulator);
  await simulator.addKey(newName(), {});
};
const retiredKey = async (simulator: Simulator) => {
  const name = newName();
  const key = await simulator.addKey(name, { publish: ['*'], promote: ['*'], rollback: ['*'] });
  await simulator.writeRecord(await simulator.nextRecord(), key);
  await keepPolicy(simulator);
  await retireKey(simulator.store, simulator.root, name);
  lastKeys.set(simulator, key);
};
const promoteByLastKey = async (simulator: Simulator) =>
  simulator.writeRecord(await simulator.nextRecord(), lastKeys.get(simulator));
/** The newest key serves its own build to nearly all visitors. */
const writeCanary = async (simulator: Simulator, action: 'rollback' | 'canary') => {
  const { builds, lastKnownGood, ...record } = await simulator.nextRecord();
  const { builds: before, lastKnownGood: good } = await simulator.read(simulator.recordPath(record.sequence - 1));
  const canary = { build: builds['mf-racing'], share: 999 };
  const live = { ...(before as Json), 'mf-racing': { ...((before as Json)['mf-racing'] as Json), canary } };
  await simulator.writeRecord(
    { ...record, action, builds: live, lastKnownGood: good } as Json,
    lastKeys.get(simulator),
  );
};
const publishByLastKey = async (simulator: Simulator) => {
  const record = await simulator.nextRecord();
  const { buildId } = record.builds['mf-racing'] as BuildRef;
  const path = simulator.path(`builds/mf-racing/${buildId}/publish.json`);
  await simulator.write(path, signed('publish', await simulator.read(path), lastKeys.get(simulator) as SigningKey));
  await simulator.writeRecord(record);
};

const policies: ConformanceCase[] = [
  {
    attack: 'an older policy put back',
    given: newerPolicy,
    do: putPolicyBack,
    serves: 'last',
    alarm: 'older-policy',
  },
  {
    attack: 'an older policy put back before a start',
    edge: 'restarted',
    given: newerPolicy,
    do: putPolicyBack,
    serves: 'last',
    alarm: 'older-policy',
  },
  {
    attack: 'an older policy, met without memory: the newest release knows a newer one',
    edge: 'fresh',
    given: newerPolicy,
    do: putPolicyBack,
    serves: 'nothing',
    alarm: 'unverified',
  },
  {
    attack: 'the policy from before a key was retired, and a release by that key',
    given: retiredKey,
    do: async (simulator) => {
      await putPolicyBack(simulator);
      await promoteByLastKey(simulator);
    },
    serves: 'last',
    alarm: 'older-policy',
  },
  { attack: 'a release by a retired key', given: retiredKey, do: promoteByLastKey, ...refused },
  {
    attack: 'a build that a retired key states anew',
    given: retiredKey,
    do: publishByLastKey,
    serves: 'last',
    alarm: 'unproven-build',
  },
  {
    attack: 'another policy of the same version, by the root key',
    do: resign((policy) => {
      for (const key of policy.keys as Json[]) key.rollback = [];
    }),
    serves: 'last',
    alarm: 'other-policy',
  },
  {
    attack: 'a right added without the root key',
    given: (simulator) => simulator.addKey(newName(), {}),
    do: (simulator) =>
      simulator.alter(policyPath(simulator), (policy) => {
        for (const key of policy.keys as Json[]) key.promote = ['*'];
      }),
    ...refused,
  },
  {
    attack: 'a policy signed as if it were a release',
    do: async (simulator) => {
      const policy = await simulator.read(policyPath(simulator));
      await simulator.write(policyPath(simulator), signed('release', policy, simulator.root));
    },
    ...refused,
  },
  {
    attack: 'a key of another algorithm in the policy',
    do: resign((policy) => {
      for (const key of policy.keys as Json[]) key.publicKey = `${'M'.repeat(1_000)}=`;
    }),
    ...refused,
  },
  { attack: 'no policy', do: (simulator) => rm(policyPath(simulator)), ...refused },
  { attack: 'an empty policy', do: (simulator) => simulator.write(policyPath(simulator), ''), ...refused },
  { attack: 'half a policy', do: (simulator) => truncate(policyPath(simulator), 100), ...refused },
  { attack: 'keys that are an object', do: resign((policy) => (policy.keys = {})), ...refused },
  { attack: 'a version that is a string', do: resign((policy) => (policy.version = '9')), ...refused },
  {
    attack: 'a key __proto__ in the policy',
    do: async (simulator) => {
      const text = await readFile(policyPath(simulator), 'utf8');
      await simulator.write(policyPath(simulator), text.replace('{', '{"__proto__":{"version":99},'));
    },
    ...refused,
  },
];

const withKey = (rights: Parameters<Simulator['addKey']>[1]) => async (simulator: Simulator) =>
  lastKeys.set(simulator, await simulator.addKey(newName(), rights));

const rights: ConformanceCase[] = [
  {
    attack: 'a promote by a key that may promote another remote',
    given: withKey({ promote: ['mf-streams'] }),
    do: promoteByLastKey,
    ...refused,
  },
  {
    attack: 'a rollback to a build that was never live, by a key that may only roll back',
    given: withKey({ rollback: ['*'] }),
    do: async (simulator) =>
      simulator.writeRecord({ ...(await simulator.nextRecord()), action: 'rollback' }, lastKeys.get(simulator)),
    ...refused,
  },
  {
    attack: 'a canary for nearly all visitors, by a key that may only roll back',
    given: withKey({ rollback: ['*'] }),
    do: (simulator) => writeCanary(simulator, 'rollback'),
    ...refused,
  },
  {
    attack: 'a canary that says it is one, by a key that may only roll back',
    given: withKey({ rollback: ['*'] }),
    do: (simulator) => writeCanary(simulator, 'canary'),
    ...refused,
  },
  {
    attack: 'nothing: a key that may only roll back returns to what was live',
    given: withKey({ rollback: ['*'] }),
    do: async (simulator) => {
      const actor = { ...simulator.operator, key: lastKeys.get(simulator) as SigningKey };
      await rollback(simulator.freshStore(), actor, { channel: 'production', name: 'mf-racing', reason: 'it is slow' });
    },
    serves: 'next',
    alarm: null,
    isEnd: true,
  },
];

/** A thief with the operator's key adds several valid records. */
const fastForward = async (simulator: Simulator) => {
  for (let ahead = 0; ahead < 3; ahead += 1) await simulator.writeRecord(await simulator.nextRecord());
};
const recover = async (simulator: Simulator, to: number, root = simulator.root) =>
  recoverChannel(simulator.freshStore(), root, {
    channel: 'production',
    to,
    reason: 'a key was stolen',
    now: () => new Date(),
  });

const recovery: ConformanceCase[] = [
  {
    attack: 'releases by a thief of the operator key, taken back with the root key',
    given: fastForward,
    do: async (simulator) => {
      const newest = await simulator.newest();
      await recover(simulator, newest - 1);
      // The operator's next release gets the same number.
      expect(await simulator.release()).toBe(newest);
    },
    serves: 'last',
    alarm: null,
    isEnd: true,
  },
  {
    attack: 'releases taken back with the root key while the edge was away',
    edge: 'restarted',
    given: fastForward,
    do: async (simulator) => {
      await recover(simulator, (await simulator.newest()) - 2);
      await simulator.release();
      await simulator.release();
    },
    serves: 'last',
    alarm: null,
    isEnd: true,
  },
  {
    attack: 'a recovery that the root key did not sign',
    do: async (simulator) => {
      const newest = await simulator.newest();
      const record = await readFile(simulator.recordPath(newest - 1));
      const policy = await simulator.read(policyPath(simulator));
      const version = (policy.version as number) + 1;
      const recovered = { production: { sequence: newest - 1, head: simulator.hash(record), policy: version } };
      await simulator.write(
        policyPath(simulator),
        signed('policy', { ...policy, version, recovered }, simulator.operator.key),
      );
      await rm(simulator.recordPath(newest));
    },
    ...refused,
  },
];

runCases('[PROOF-5] [PROOF-6] [PROOF-7] [PROOF-8] [PROOF-9] [PROOF-10]', [
  ...roots,
  ...policies,
  ...rights,
  ...recovery,
]);
