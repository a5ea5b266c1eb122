import { channel, integrity, label, scope } from '../record/parse.ts';
import { instant, reason, signature } from '../record/parse-release.ts';
import { boolean, dictionary, integer, list, nullable, oneOf, optional, shape, text } from '../record/parser.ts';
import type { Release, ReleaseAction } from '../record.ts';
import { ReleaseError } from '../release-error.ts';
import { MAX_BYTES, type ProofReader } from '../store/store.ts';
import type { Actor } from './actor.ts';
import { type FreezeWindow, parseWindow } from './freeze-window.ts';
import { isSignedBy, keyIdOf, readSigned, type Signature, type Signed } from './signing.ts';

export type Right = 'publish' | 'promote' | 'rollback' | 'preview' | 'robot' | 'breakFreeze';

/** An action on names that a key may allow. */
export type Deed = ReleaseAction | 'publish' | 'preview' | 'end a preview of';

/** The rights of one key: names of remotes (or `shell`), or `*` for all. */
export interface PolicyKey {
  id: string;
  /** A name for people: `operator`, `ci-catalogue`. */
  name: string;
  publicKey: string;
  publish: string[];
  promote: string[];
  rollback: string[];
  /** The right to make previews. A right to promote includes it. */
  preview?: string[];
  /**
   * Names for which this key of a process may vouch for live builds, and roll back within the
   * limits of {@link robotProblem}.
   */
  robot?: string[];
  /** The names that it may promote in a freeze window, if it may promote them at all. */
  breakFreeze?: string[];
  /** The right to renew timestamps. A right to promote or roll back any name includes it. */
  renew?: boolean;
  /** The people for whom it signs; it may use no other name. Missing: any name. */
  people?: string[];
  /**
   * `null` while the key is in use; afterwards, per channel, the last release that it may have
   * signed.
   */
  retired: Record<string, number> | null;
  /**
   * For a retired key: the digests of its published builds that the store still had. Its other
   * builds are refused.
   */
  published?: string[];
}

/** The root key's declaration that a journal is valid up to one record and void after it. */
export interface Recovery {
  sequence: number;
  /** SHA-256 (hex) of that record. */
  head: string;
  /**
   * The first version of the policy with this recovery: releases after `sequence` that were made
   * under an older version are void.
   */
  policy: number;
  at: string;
  reason: string;
}

/** The root key's rules for one channel. */
export interface ChannelPolicy {
  /** False: previews are forbidden. */
  previews?: boolean;
  /** True: previews may load code from a server on the visitor's own machine. It is not signed. */
  localPreviews?: boolean;
  /**
   * Names (or `*`) whose releases need two persons. The value is the newest release when the rule
   * was made: it applies to later ones.
   */
  twoPersons?: Record<string, number>;
  /** The periods without promotes. */
  windows?: FreezeWindow[];
}

/** The keys and their rights, signed by the root key. Each change raises `version` by one. */
export interface Policy {
  schema: 1;
  version: number;
  keys: PolicyKey[];
  /** The last recovery of each channel. */
  recovered?: Record<string, Recovery>;
  channels?: Record<string, ChannelPolicy>;
  signature: Signature;
}

/** Far more builds than a store keeps of one key. */
const MAX_RETIRED_BUILDS = 10_000;

const names = list(scope, 64);
const policy = shape<Policy>({
  schema: oneOf(1),
  version: integer(1),
  keys: list(
    shape<PolicyKey>({
      id: text(32, /^[0-9a-f]{32}$/),
      name: text(64, /^[a-z0-9][a-z0-9-]*$/),
      publicKey: text(64, /^[A-Za-z0-9+/]{59}=$/),
      publish: names,
      promote: names,
      rollback: names,
      preview: optional(names),
      robot: optional(names),
      breakFreeze: optional(names),
      renew: optional(boolean),
      people: optional(list(label(200), 64)),
      retired: nullable(dictionary(channel, integer(0), 64)),
      published: optional(list(integrity, MAX_RETIRED_BUILDS)),
    }),
    100,
  ),
  recovered: optional(
    dictionary(
      channel,
      shape<Recovery>({
        sequence: integer(1),
        head: text(64, /^[0-9a-f]{64}$/),
        policy: integer(1),
        at: instant,
        reason,
      }),
      64,
    ),
  ),
  channels: optional(
    dictionary(
      channel,
      shape<ChannelPolicy>({
        previews: optional(boolean),
        localPreviews: optional(boolean),
        twoPersons: optional(dictionary(scope, integer(0), 64)),
        windows: optional(list(parseWindow, 64)),
      }),
      64,
    ),
  ),
  signature,
});

const distrusted = (why: string): ReleaseError =>
  new ReleaseError(
    'verification',
    `The store's policy cannot be trusted: ${why}`,
    'Restore policy.json and keys/root.pub from a copy you trust.',
  );

/** A policy that its root key signed, with the texts that prove it without the store. */
export interface ProvenPolicy {
  policy: Policy;
  /** The root's public key, SPKI DER in base64. */
  root: string;
  /** `policy.json` as it was read. */
  text: string;
}

/**
 * Proves that `root` signed this `policy.json`. `pinnedRoot` is the required id of the root key;
 * `null` accepts any. Throws `verification`.
 */
export const provePolicy = (root: string, bytes: Uint8Array, pinnedRoot: string | null): ProvenPolicy => {
  try {
    if (pinnedRoot !== null && keyIdOf(root) !== pinnedRoot) throw new Error('its root key is not the pinned one');
    const signed: Signed<Policy> = readSigned(bytes, MAX_BYTES.policy, (value) => policy(value, ''));
    if (!isSignedBy('policy', signed, root)) throw new Error('the root key did not sign it');
    return { policy: signed.record, root, text: signed.text };
  } catch (error) {
    throw distrusted(error instanceof Error ? error.message : String(error));
  }
};

/** {@link readPolicy}, with its proof. */
export const readProvenPolicy = async (store: ProofReader): Promise<ProvenPolicy> => {
  const [root, bytes] = await Promise.all([store.readRoot(), store.readPolicy()]);
  if (root === null && bytes === null) {
    throw new ReleaseError(
      'not-found',
      `There is no release store in ${store.place}`,
      'Make one there with `paddock init`, or give another place with --data.',
    );
  }
  if (root === null || bytes === null)
    throw distrusted(`${root === null ? 'keys/root.pub' : 'policy.json'} is missing`);
  return provePolicy(root, bytes, store.trustedRoot);
};

/**
 * Reads the policy and proves that the store's root key signed it. Throws `not-found` if the folder
 * is no store, else `verification`.
 */
export const readPolicy = async (store: ProofReader): Promise<Policy> => (await readProvenPolicy(store)).policy;

export const findKey = (policy: Pick<Policy, 'keys'>, id: string): PolicyKey | undefined =>
  policy.keys.find((key) => key.id === id);

/** The names among `wanted` for which `key` lacks the right. */
export const missingRights = (key: PolicyKey, right: Right, wanted: readonly string[]): string[] => {
  const names = key[right] ?? [];
  return names.includes('*') ? [] : wanted.filter((name) => !names.includes(name));
};

/**
 * The rights for each action. A key needs one of them for each of its names. A canary brings a
 * build to visitors, as a promote does. A right to roll back is enough to end a preview.
 */
const RIGHTS_FOR: Record<Deed, readonly Right[]> = {
  publish: ['publish'],
  promote: ['promote'],
  canary: ['promote'],
  withdraw: ['promote'],
  rollback: ['rollback', 'robot'],
  vouch: ['rollback', 'robot'],
  freeze: ['rollback'],
  unfreeze: ['rollback'],
  repair: ['promote'],
  preview: ['promote', 'preview'],
  'end a preview of': ['promote', 'preview', 'rollback'],
};

/** The names for which the signer of a release needs a right. */
export const namesOf = ({ changed, about, action }: Pick<Release, 'changed' | 'about' | 'action'>): string[] => {
  if (action === 'repair') return ['*'];
  return about === undefined ? changed : [about];
};

/** Whether this is the key of a process, which decides by figures alone. */
export const isRobot = (key: PolicyKey): boolean => (key.robot ?? []).length > 0;

/** The names for which `key` may not do this. */
export const missingFor = (key: PolicyKey, deed: Deed, wanted: readonly string[]): string[] =>
  RIGHTS_FOR[deed].reduce((missing, right) => missingRights(key, right, missing), [...wanted]);

/** Whether a key may sign under this name. */
export const speaksFor = ({ people }: PolicyKey, who: string): boolean => people === undefined || people.includes(who);

/**
 * Returns the actor's key. Throws `unauthorised` if it is unknown, retired, lacks the right or may
 * not sign under the actor's name.
 */
export const requireRight = (
  policy: Policy,
  { key: { id: keyId }, who }: Pick<Actor, 'key' | 'who'>,
  deed: Deed,
  wanted: readonly string[],
): PolicyKey => {
  const key = findKey(policy, keyId);
  if (!key) {
    throw new ReleaseError(
      'unauthorised',
      `The policy does not know the key ${keyId}`,
      'Give a key of this store with --key, or let the owner of the root key add yours (paddock keys add).',
    );
  }
  if (key.retired) {
    throw new ReleaseError('unauthorised', `The key ${key.name} is retired`, 'Give a key that is in use with --key.');
  }
  const missing = missingFor(key, deed, wanted);
  if (missing.length > 0) {
    throw new ReleaseError(
      'unauthorised',
      `The key ${key.name} may not ${deed} ${missing.join(', ')}`,
      'Give another key with --key, or let the owner of the root key change the policy.',
    );
  }
  if (!speaksFor(key, who)) {
    throw new ReleaseError(
      'unauthorised',
      `The key ${key.name} does not speak for ${who}`,
      `It speaks for ${key.people?.join(', ')}: say which with --who, or give your own key with --key.`,
    );
  }
  return key;
};

/** Whether a key may renew timestamps, the lowest right. */
export const mayRenew = (key: PolicyKey): boolean =>
  key.renew === true || isRobot(key) || key.promote.length > 0 || key.rollback.length > 0;

/** Whether a recovery voids what a reader remembers of this release and of later ones. */
export const isSuperseded = (policy: Policy, release: Release): boolean =>
  (release.policy ?? 0) < (policy.recovered?.[release.channel]?.policy ?? 0);
