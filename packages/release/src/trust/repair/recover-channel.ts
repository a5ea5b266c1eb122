import { parseJson, parseRelease, type Release } from '../../record.ts';
import { ReleaseError } from '../../release-error.ts';
import { MAX_BYTES, type ReleaseStore } from '../../store/store.ts';
import { changePolicy } from '../change-policy.ts';
import { walkJournal } from '../journal.ts';
import { type ChannelPolicy, findKey, type Policy, readPolicy } from '../policy.ts';
import type { SigningKey } from '../signing.ts';
import { type Link, readHead } from '../stored-record.ts';
import { writtenSequence } from './lost-tail.ts';

export interface RecoverOptions {
  channel: string;
  /** The last valid release. */
  to: number;
  reason: string;
  now: () => Date;
  dryRun?: boolean;
}

export interface Recovered {
  /** The release that the channel serves afterwards. */
  release: Release;
  /** The numbers of the quarantined releases; in a dry run, of those that would be. */
  voided: number[];
  /** The names of the keys in use that signed them: one may be stolen. */
  signers: string[];
  /** The version of the new policy; in a dry run, of the current one. */
  policyVersion: number;
}

const MAX_PASSES = 10;

/** The release in a record, unproven; `null` if it cannot be parsed. */
const readClaimed = async (store: ReleaseStore, channel: string, sequence: number): Promise<Release | null> => {
  try {
    const bytes = await store.readRecord(channel, sequence);
    return bytes && parseRelease(parseJson(Buffer.from(bytes).toString('utf8'), MAX_BYTES.record));
  } catch {
    return null;
  }
};

/** The numbers above `to`, highest first, so that a crash leaves no hole in the journal. */
const numbersAbove = async (store: ReleaseStore, channel: string, to: number): Promise<number[]> =>
  (await store.listSequences(channel)).filter((sequence) => sequence > to).reverse();

/** The last release after `release` that was already made under the policy of this recovery. */
const lastValid = async (
  store: ReleaseStore,
  channel: string,
  { release, head }: Link,
  version: number,
): Promise<number> => {
  let sequence = release.sequence;
  for (let expected: string | null = head; ; ) {
    const next = await readClaimed(store, channel, sequence + 1);
    if (next?.policy !== version || next.previous !== expected) return sequence;
    sequence += 1;
    expected = await readHead(store, channel, sequence);
  }
};

const withoutRecovery = ({ recovered, ...policy }: Policy, channel: string): Policy => {
  const { [channel]: _, ...others } = recovered ?? {};
  return { ...policy, recovered: others };
};

const readRightRelease = async (store: ReleaseStore, policy: Policy, channel: string, to: number): Promise<Link> => {
  const newest = await store.newestSequence(channel);
  let found: Link | null = null;
  // A release that was written and is lost cannot be proven, which the walk says.
  if (to <= Math.max(newest, await writtenSequence(store, policy, channel)))
    await walkJournal(store, withoutRecovery(policy, channel), channel, to, null, (link) => {
      found = link;
    });
  if (found) return found;
  throw new ReleaseError(
    'not-found',
    `${channel} has no release ${to}: ${newest > 0 ? `its newest is ${newest}` : 'it has none'}`,
    `Nothing was changed. See its releases: paddock history --channel ${channel}`,
  );
};

/**
 * Declares a journal valid up to release `to` and void after it. A new policy states it, with a
 * version above all that readers have seen, so that readers forget void releases. Their records
 * move to `quarantine/`. Idempotent: a second run finishes an interrupted recovery. Throws
 * `not-found`, `verification` (the journal cannot be proven up to `to`), `unauthorised`,
 * `precondition`, `storage`.
 */
export const recoverChannel = async (
  store: ReleaseStore,
  root: SigningKey,
  { channel, to, reason, now, dryRun = false }: RecoverOptions,
): Promise<Recovered> => {
  const policy = await readPolicy(store);
  const { release, head } = await readRightRelease(store, policy, channel, to);
  const above = await numbersAbove(store, channel, to);
  const signers = new Set<string>();
  for (const sequence of above) {
    const claimed = await readClaimed(store, channel, sequence);
    const key = claimed && findKey(policy, claimed.signature.key);
    if (key && !key.retired) signers.add(key.name);
  }
  if (dryRun) return { release, voided: above, signers: [...signers], policyVersion: policy.version };

  // A restored backup may have an old policy, so the version is at least the time in seconds, which
  // is above any version that a reader has seen.
  const { version } = await changePolicy(
    store,
    root,
    ({ keys, recovered, channels }, version) => ({
      // The numbers above `to` are used again, and a retired key may sign none of the new records.
      keys: keys.map((key) => ({ ...key, retired: key.retired && lowered(key.retired, channel, to) })),
      recovered: { ...recovered, [channel]: { sequence: to, head, policy: version, at: now().toISOString(), reason } },
      ...(channels && { channels: { ...channels, [channel]: loweredRule(channels[channel] ?? {}, to) } }),
    }),
    { atLeast: Math.floor(now().getTime() / 1000) },
  );
  const voided: number[] = [];
  let last = to;
  // A writer that began earlier may still add a record, so repeat until there is none.
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    last = await lastValid(store, channel, { release, head }, version);
    const rest = await numbersAbove(store, channel, last);
    for (const sequence of rest) await store.quarantineRecord(channel, sequence);
    voided.push(...rest);
    if (rest.length === 0) break;
  }
  store.forgetNewest(channel);
  await store.setHint(channel, last);
  return { release, voided, signers: [...signers], policyVersion: version };
};

/** The numbers above `to` are used again, by releases that need two persons. */
const loweredRule = ({ twoPersons, ...rest }: ChannelPolicy, to: number): ChannelPolicy => ({
  ...rest,
  ...(twoPersons && {
    twoPersons: Object.fromEntries(Object.entries(twoPersons).map(([name, after]) => [name, Math.min(after, to)])),
  }),
});

const lowered = (retired: Record<string, number>, channel: string, to: number): Record<string, number> =>
  Object.hasOwn(retired, channel) ? { ...retired, [channel]: Math.min(retired[channel] ?? 0, to) } : retired;
