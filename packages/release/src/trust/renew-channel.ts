import { isReleaseError, ReleaseError } from '../release-error.ts';
import type { ReleaseStore } from '../store/store.ts';
import type { Actor } from './actor.ts';
import { findKey, mayRenew, type Policy } from './policy.ts';
import { lostTail } from './repair/lost-tail.ts';
import { missedBy, proveSigner, refuseTimestamp, type Timestamp, writeTimestamp } from './timestamp.ts';
import { readTrusted, type Trusted } from './trusted.ts';

/** The result of {@link renewChannel}. */
export interface Renewal {
  timestamp: Timestamp;
  /** Pass it to the next renewal, which then proves only new records and refuses an older store. */
  trusted: Trusted;
}

const requireRenewer = (policy: Policy, keyId: string): void => {
  const key = findKey(policy, keyId);
  if (key && !key.retired && mayRenew(key)) return;
  throw new ReleaseError(
    'unauthorised',
    key
      ? `The key ${key.name} ${key.retired ? 'is retired' : 'may not renew'}`
      : `The policy does not know the key ${keyId}`,
    'Give another key with --key, or let the owner of the root key add one: paddock keys add <name> --renew.',
  );
};

/** The timestamp that a renewal replaces; `null` if it is missing or cannot be proven. */
const readSignedBefore = async (store: ReleaseStore, policy: Policy, channel: string): Promise<Timestamp | null> => {
  try {
    const bytes = await store.readTimestamp(channel);
    return bytes && proveSigner(bytes, policy, channel);
  } catch (error) {
    if (isReleaseError(error) && error.kind === 'storage') throw error;
    return null;
  }
};

/**
 * Proves a channel and signs that its newest release is still the newest. Throws `not-found` (no
 * release yet), `unauthorised`, `storage`, and `verification` if the channel cannot be proven or
 * lacks a release that an earlier timestamp names.
 */
export const renewChannel = async (
  store: ReleaseStore,
  actor: Actor,
  channel: string,
  remembered: Trusted | null = null,
): Promise<Renewal> => {
  // Read before the journal, which may grow meanwhile.
  const written = await store.hintedSequence(channel);
  const trusted = await readTrusted(store, channel, remembered);
  if (trusted === null) {
    throw new ReleaseError('not-found', `${channel} has no release yet`, 'Promote one first: paddock promote.');
  }
  const { policy, release } = trusted;
  requireRenewer(policy, actor.key.id);
  const lost = lostTail(channel, release.sequence, written);
  if (lost) throw lost;
  const before = await readSignedBefore(store, policy, channel);
  const missed = before && (await missedBy(store, policy, before));
  if (missed) throw refuseTimestamp(channel, missed);
  return { trusted, timestamp: await writeTimestamp(store, actor, policy, trusted) };
};
