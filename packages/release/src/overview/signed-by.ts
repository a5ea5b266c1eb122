import type { Release } from '../record.ts';
import type { ReleaseStore } from '../store/store.ts';
import { findKey, type Policy, readPolicy } from '../trust/policy.ts';
import { proposalOf } from '../trust/two-persons.ts';

/** The name of the key that signed a record. `who` is only the signer's own claim. */
export const keyName = (policy: Pick<Policy, 'keys'>, { signature }: Pick<Release, 'signature'>): string =>
  findKey(policy, signature.key)?.name ?? signature.key;

/** The proposer of a release and their key; `null` if one person made it alone. */
export const proposerOf = (
  policy: Pick<Policy, 'keys'>,
  release: Pick<Release, 'proposal'>,
): { who: string; key: string } | null => {
  const proposal = proposalOf(release);
  return proposal && { who: proposal.who, key: keyName(policy, proposal) };
};

/** The author of a release and the key, as part of a sentence. */
export const authorOf = (
  policy: Pick<Policy, 'keys'>,
  release: Pick<Release, 'signature' | 'who' | 'proposal'>,
): string => {
  const signer = `${release.who} (key ${keyName(policy, release)})`;
  const proposer = proposerOf(policy, release);
  return proposer ? `${proposer.who} (key ${proposer.key}), approved by ${signer}` : signer;
};

/**
 * The key and author of a record. It may have just been written, so without the policy the id
 * stands for the name of a key.
 */
export const signedBy = async (
  store: ReleaseStore,
  release: Pick<Release, 'signature' | 'who' | 'proposal'>,
): Promise<{ key: string; words: string }> => {
  const policy = await readPolicy(store).catch(() => ({ keys: [] }));
  return { key: keyName(policy, release), words: authorOf(policy, release) };
};
