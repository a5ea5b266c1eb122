import { canonicalJson } from '../record.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseStore } from '../store/store.ts';
import { type Policy, type PolicyKey, provePolicy, readProvenPolicy } from './policy.ts';
import { type SigningKey, signRecord } from './signing.ts';

/** Signs a policy and proves it as a reader would, so that none is written that readers refuse. */
const signPolicy = (content: Omit<Policy, 'signature'>, root: SigningKey): { bytes: Uint8Array; policy: Policy } => {
  const signed: Policy = { ...content, signature: signRecord('policy', content, root) };
  const bytes = Buffer.from(`${JSON.stringify(signed, null, 2)}\n`);
  try {
    return { bytes, policy: provePolicy(root.publicKey, bytes, null).policy };
  } catch (cause) {
    throw new ReleaseError(
      'usage',
      `This cannot be a policy: ${cause instanceof Error ? cause.message : cause}`,
      'Nothing was changed. Say it in one line of plain text; if there are too many builds, remove old ones (paddock gc).',
      { cause },
    );
  }
};

const requireRoot = async (store: ReleaseStore, root: SigningKey): Promise<void> => {
  if ((await store.readRoot()) === root.publicKey) return;
  throw new ReleaseError(
    'unauthorised',
    'Only the root key may change the policy',
    'Give the root key of this store with --key.',
  );
};

/**
 * Writes the first policy of a store. Throws `unauthorised` if `root` is not the store's root key.
 */
export const writeFirstPolicy = async (store: ReleaseStore, keys: PolicyKey[], root: SigningKey): Promise<void> => {
  await requireRoot(store, root);
  await store.writePolicy(signPolicy({ schema: 1, version: 1, keys }, root).bytes);
};

/**
 * Replaces the policy by the result of `edit`, one version higher, or at version `atLeast` if that
 * is higher. Returns the new policy; a dry run checks everything and writes nothing. Throws
 * `unauthorised` if `root` is not the store's root key, `precondition` if the policy was changed
 * meanwhile, or if it has fields that this version would lose.
 */
export const changePolicy = async (
  store: ReleaseStore,
  root: SigningKey,
  edit: (policy: Policy, version: number) => Pick<Policy, 'keys' | 'recovered' | 'channels'>,
  { atLeast = 0, dryRun = false }: { atLeast?: number; dryRun?: boolean } = {},
): Promise<Policy> => {
  await requireRoot(store, root);
  const { policy: before, text } = await readProvenPolicy(store);
  if (canonicalJson(before) !== canonicalJson(JSON.parse(text))) {
    throw new ReleaseError(
      'precondition',
      'A newer paddock wrote the policy: this one would lose what it does not know',
      'Nothing was changed. Change the policy with the newest paddock.',
    );
  }
  const version = Math.max(before.version + 1, atLeast);
  const { signature: _, ...content } = before;
  const { bytes, policy } = signPolicy({ ...content, ...edit(before, version), version }, root);
  if ((await readProvenPolicy(store)).text !== text) {
    throw new ReleaseError(
      'precondition',
      'Someone else changed the policy meanwhile',
      'Nothing was changed. See paddock keys list, then try again.',
    );
  }
  if (!dryRun) await store.writePolicy(bytes);
  return policy;
};
