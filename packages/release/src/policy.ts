import { signature } from './record/parse.ts';
import { dictionary, integer, list, nullable, oneOf, shape, text } from './record/parser.ts';
import { parseJson } from './record.ts';
import { ReleaseError } from './release-error.ts';
import { isSignedBy, keyIdOf, type Signature, type SigningKey, signRecord } from './signing.ts';
import type { ReleaseStore } from './store.ts';

export type Right = 'publish' | 'promote' | 'rollback';

/** What one key may do: the names of remotes (or `shell`), or `*` for all. */
export interface PolicyKey {
  id: string;
  /** For people: `operator`, `ci-racing`. */
  name: string;
  publicKey: string;
  publish: string[];
  promote: string[];
  rollback: string[];
  /** `null` while the key is in use. Afterwards, per channel, the last release that it may have signed. */
  retired: Record<string, number> | null;
}

/** Who may do what, signed by the root key. Its `version` rises by one with every change. */
export interface Policy {
  schema: 1;
  version: number;
  keys: PolicyKey[];
  signature: Signature;
}

const names = list(text(64, /^(\*|shell|mf-[a-z0-9-]+)$/), 64);
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
      retired: nullable(dictionary(text(64, /^[a-z][a-z0-9-]*$/), integer(0), 64)),
    }),
    100,
  ),
  signature,
});

const MAX_POLICY = 100_000;

const distrusted = (why: string): ReleaseError =>
  new ReleaseError(
    'verification',
    `The store's policy cannot be trusted: ${why}`,
    'Restore policy.json and keys/root.pub from a copy you trust.',
  );

/** Reads the store's policy and proves that its root key signed it. Throws `not-found` in a folder that is no store, else `verification`. */
export const readPolicy = async (store: ReleaseStore): Promise<Policy> => {
  const [root, bytes] = await Promise.all([store.readRoot(), store.readPolicy()]);
  if (root === null && bytes === null) {
    throw new ReleaseError(
      'not-found',
      'There is no release store here',
      'Make one with `paddock init`, or give its folder with --data.',
    );
  }
  if (root === null || bytes === null)
    throw distrusted(`${root === null ? 'keys/root.pub' : 'policy.json'} is missing`);
  if (store.trustedRoot !== null && keyIdOf(root) !== store.trustedRoot)
    throw distrusted('its root key is not the pinned one');
  try {
    const parsed = policy(parseJson(Buffer.from(bytes).toString('utf8'), MAX_POLICY), '');
    if (!isSignedBy('policy', parsed, root)) throw new Error('the root key did not sign it');
    return parsed;
  } catch (error) {
    throw distrusted(error instanceof Error ? error.message : String(error));
  }
};

/** Signs a policy with the root key and writes it. Throws `unauthorised` if `root` is not the store's root key. */
export const writePolicy = async (
  store: ReleaseStore,
  content: Omit<Policy, 'signature'>,
  root: SigningKey,
): Promise<void> => {
  if ((await store.readRoot()) !== root.publicKey) {
    throw new ReleaseError(
      'unauthorised',
      'Only the root key may change the policy',
      'Give the root key of this store with --key.',
    );
  }
  const signed: Policy = { ...content, signature: signRecord('policy', content, root) };
  await store.writePolicy(Buffer.from(`${JSON.stringify(signed, null, 2)}\n`));
};

export const findKey = (policy: Policy, id: string): PolicyKey | undefined => policy.keys.find((key) => key.id === id);

/** The names among `wanted` for which `key` lacks the right. */
export const missingRights = (key: PolicyKey, right: Right, wanted: readonly string[]): string[] =>
  key[right].includes('*') ? [] : wanted.filter((name) => !key[right].includes(name));

/** Throws `unauthorised` unless the key with this id may do this, now, to all of these. */
export const requireRight = (policy: Policy, keyId: string, right: Right, wanted: readonly string[]): PolicyKey => {
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
  const missing = missingRights(key, right, wanted);
  if (missing.length > 0) {
    throw new ReleaseError(
      'unauthorised',
      `The key ${key.name} may not ${right} ${missing.join(', ')}`,
      'Give another key with --key, or let the owner of the root key change the policy.',
    );
  }
  return key;
};
