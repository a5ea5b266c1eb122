import type { Release } from '../record.ts';
import type { ReleaseStore } from '../store/store.ts';
import { findKey, type Policy, readPolicy } from '../trust/policy.ts';

/** The name of the key that signed a record. `who` is what the owner of that key says of itself. */
export const keyName = (policy: Policy, { signature }: Pick<Release, 'signature'>): string =>
  findKey(policy, signature.key)?.name ?? signature.key;

/** The author of a release and the key, as one reads it in a sentence. */
export const authorOf = (policy: Policy, release: Pick<Release, 'signature' | 'who'>): string =>
  `${release.who} (key ${keyName(policy, release)})`;

export const signedBy = async (
  store: ReleaseStore,
  release: Pick<Release, 'signature' | 'who'>,
): Promise<{ key: string; words: string }> => {
  const policy = await readPolicy(store);
  return { key: keyName(policy, release), words: authorOf(policy, release) };
};
