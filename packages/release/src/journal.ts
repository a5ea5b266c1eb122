import { createHash } from 'node:crypto';
import { goodBuilds } from './good-builds.ts';
import { findKey, missingRights, type Policy, readPolicy } from './policy.ts';
import { canonicalJson, parseJson, parseRelease, type Release } from './record.ts';
import { isReleaseError, ReleaseError } from './release-error.ts';
import { isSignedBy } from './signing.ts';
import type { ReleaseStore } from './store.ts';

/** A release of 64 names stays far below. */
const MAX_RECORD = 200_000;

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A release as it lies in the journal; the next one's `previous` is the hash of these very bytes. */
interface StoredRelease {
  release: Release;
  bytes: Uint8Array;
}

/** A channel's releases, first record first, and what the next one's `previous` must be. */
export interface History {
  releases: Release[];
  head: string | null;
}

/** The bytes to store a new release as. */
export const releaseBytes = (release: Release): Uint8Array => Buffer.from(`${JSON.stringify(release, null, 2)}\n`);

const refuse = (channel: string, sequence: number, why: string, cause?: unknown): ReleaseError =>
  new ReleaseError(
    'verification',
    `Release ${sequence} of ${channel} cannot be trusted: ${why}`,
    'Nothing was changed. Find out who wrote it (paddock verify), and restore the journal from a copy you trust.',
    { cause },
  );

const sameRef = (a: Release['builds'][string] | undefined, b: Release['builds'][string] | undefined): boolean =>
  a?.buildId === b?.buildId && a?.digest === b?.digest;

/** What is wrong with the step from `previous` to `release`; `null` if it is one that its signer may take. */
const stepProblem = (release: Release, previous: Release | undefined, policy: Policy): string | null => {
  const before = previous?.builds ?? {};
  const lost = Object.keys(before).find((name) => !Object.hasOwn(release.builds, name));
  if (lost) return `it drops ${lost}`;
  const moved = Object.keys(release.builds).filter((name) => !sameRef(before[name], release.builds[name]));
  if (canonicalJson(moved.sort()) !== canonicalJson([...release.changed].sort())) {
    return `it says that it changes ${release.changed.join(', ') || 'nothing'}, but changes ${moved.join(', ') || 'nothing'}`;
  }
  if (moved.length === 0) return 'it changes nothing';
  const goods = new Set([...Object.keys(release.lastKnownGood), ...Object.keys(previous?.lastKnownGood ?? {})]);
  const touched = [...goods].find(
    (name) => !moved.includes(name) && !sameRef(previous?.lastKnownGood[name], release.lastKnownGood[name]),
  );
  if (touched) return `it changes the last known good build of ${touched}, which it does not change`;

  const key = findKey(policy, release.signature.key);
  if (!key) return `the policy does not know the key ${release.signature.key} that signed it`;
  if (!isSignedBy('release', release, key.publicKey)) return 'its signature is wrong';
  if (key.retired && release.sequence > (key.retired[release.channel] ?? 0))
    return `the key ${key.name} was retired before it`;
  const missing = missingRights(key, release.action, moved);
  return missing.length > 0 ? `the key ${key.name} may not ${release.action} ${missing.join(', ')}` : null;
};

const readRecord = async (store: ReleaseStore, channel: string, sequence: number): Promise<StoredRelease> => {
  const bytes = await store.readRecord(channel, sequence);
  if (bytes === null) throw refuse(channel, sequence, 'it is missing, though later ones were seen');
  try {
    const release = parseRelease(parseJson(Buffer.from(bytes).toString('utf8'), MAX_RECORD));
    if (release.channel !== channel) throw new Error(`it is a release of ${release.channel}`);
    if (release.sequence !== sequence) throw new Error(`it is release ${release.sequence}`);
    return { release, bytes };
  } catch (error) {
    throw refuse(channel, sequence, error instanceof Error ? error.message : String(error), error);
  }
};

/**
 * Proves one release against the one before it: well formed, in its place of the chain, changing what it says, and
 * signed by a key that may do so. `previousBytes` is the record before as it is stored. Throws `verification`.
 */
export const verifyRelease = (release: Release, previous: StoredRelease | null, policy: Policy): void => {
  const { channel, sequence } = release;
  if (sequence !== (previous?.release.sequence ?? 0) + 1)
    throw refuse(channel, sequence, 'the one before it is missing');
  if (release.previous !== (previous && hashOf(previous.bytes))) {
    throw refuse(channel, sequence, `it does not follow release ${sequence - 1} as that now is`);
  }
  const problem = stepProblem(release, previous?.release, policy);
  if (problem) throw refuse(channel, sequence, problem);
};

const readVerified = async (
  store: ReleaseStore,
  policy: Policy,
  channel: string,
  sequence: number,
): Promise<StoredRelease> => {
  const [record, previous] = await Promise.all([
    readRecord(store, channel, sequence),
    sequence > 1 ? readRecord(store, channel, sequence - 1) : null,
  ]);
  verifyRelease(record.release, previous, policy);
  return record;
};

/**
 * The newest release of a channel, proven; `null` if the channel has none. With `sequence`, that one instead: a reader
 * that started with a broken newest record can step back to one that it can prove. Throws `verification`.
 */
export const readRelease = async (store: ReleaseStore, channel: string, sequence?: number): Promise<Release | null> => {
  const wanted = sequence ?? (await store.newestSequence(channel));
  return wanted < 1 ? null : (await readVerified(store, await readPolicy(store), channel, wanted)).release;
};

/**
 * A channel's whole journal. The newest release is proven; the older ones are proven by it, since it holds the hash of the
 * one before, and so on. `known`, read earlier, saves reading those again. Throws `verification`.
 */
export const readHistory = async (
  store: ReleaseStore,
  policy: Policy,
  channel: string,
  known: History = { releases: [], head: null },
): Promise<History> => {
  const newest = await store.newestSequence(channel);
  if (newest === 0) return known;
  let { release, bytes } = await readVerified(store, policy, channel, newest);
  const head = hashOf(bytes);
  if (head === known.head) return known;
  const added = [release];
  while (release.previous !== known.head) {
    const expected = release.previous;
    ({ release, bytes } = await readRecord(store, channel, release.sequence - 1));
    if (hashOf(bytes) !== expected) {
      throw refuse(channel, release.sequence, 'it was altered after the next one was written');
    }
    added.push(release);
  }
  return { releases: [...known.releases, ...added.reverse()], head };
};

/** What is wrong with a channel's journal, each record by itself proven against the one before it. */
export const journalProblems = async (store: ReleaseStore, policy: Policy, channel: string): Promise<string[]> => {
  const problems: string[] = [];
  const history: Release[] = [];
  const newest = Math.max((await store.listSequences(channel)).at(-1) ?? 0, await store.newestSequence(channel));
  let previous: StoredRelease | null = null;
  for (let sequence = 1; sequence <= newest && problems.length < 20; sequence += 1) {
    try {
      const record = await readRecord(store, channel, sequence);
      verifyRelease(record.release, previous, policy);
      history.push(record.release);
      for (const name of record.release.changed) {
        const good = goodBuilds(history, name).at(-2);
        const named = record.release.lastKnownGood[name];
        // None is right, too: gc had removed it.
        if (named !== undefined && named.buildId !== good?.buildId) {
          throw refuse(channel, sequence, `it names a wrong last known good build of ${name}`);
        }
      }
      previous = record;
    } catch (error) {
      if (!isReleaseError(error) || error.kind !== 'verification') throw error;
      problems.push(error.message);
      // The next record is held against this one's bytes, whatever they are worth.
      previous = await readRecord(store, channel, sequence).catch(() => null);
      if (previous) history[sequence - 1] = previous.release;
    }
  }
  return problems;
};
