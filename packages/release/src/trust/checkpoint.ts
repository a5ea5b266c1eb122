import { channel as channelName } from '../record/parse.ts';
import { signature } from '../record/parse-release.ts';
import { integer, oneOf, shape, text } from '../record/parser.ts';
import type { BuildRef, LiveBuild, Release } from '../record.ts';
import type { ReleaseStore } from '../store/store.ts';
import { findKey, isSuperseded, type Policy, type PolicyKey } from './policy.ts';
import { hashOf, isSignedBy, readSigned, type Signature, type Signer, signBy } from './signing.ts';
import { type Link, readHead } from './stored-record.ts';

/** The number of releases in a checkpoint. */
export const CHECKPOINT = 1_000;

/**
 * `checkpoints/<channel>/<to>.json`: one signed line of JSON, then the releases of that part of the
 * journal. The signer has proven them, which saves other commands 0.5 ms for each. Only the
 * checkpoints of a key that may promote and roll back everything are accepted. `paddock verify`
 * compares them with the records. Edges read the records.
 */
interface Checkpoint {
  schema: 1;
  channel: string;
  /** The number of its last release. */
  to: number;
  /** SHA-256 (hex) of the record before the first one; empty for the first checkpoint. */
  previous: string;
  /** SHA-256 (hex): `head` of the last release's record, `content` of the text of all releases. */
  head: string;
  content: string;
  signature: Signature;
}

const hash = text(64, /^[0-9a-f]{64}$/);
const parseCheckpoint = shape<Checkpoint>({
  schema: oneOf(1),
  channel: channelName,
  to: integer(1),
  previous: text(64, /^([0-9a-f]{64})?$/),
  head: hash,
  content: hash,
  signature,
});

type Refs<T> = Record<string, T | null>;

/**
 * A release with only the builds that differ from the release before; `null` for a removed name.
 */
interface Delta extends Omit<Release, 'schema' | 'channel' | 'sequence' | 'builds' | 'lastKnownGood'> {
  builds?: Refs<LiveBuild>;
  lastKnownGood?: Refs<BuildRef>;
}

const differences = <T>(before: Record<string, T>, now: Record<string, T>): Refs<T> | undefined => {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  const changed = [...names].filter((each) => JSON.stringify(before[each]) !== JSON.stringify(now[each]));
  return changed.length === 0 ? undefined : Object.fromEntries(changed.map((each) => [each, now[each] ?? null]));
};

const apply = <T>(before: Record<string, T>, changed: Refs<T> | undefined): Record<string, T> => {
  if (!changed) return before;
  const now = { ...before };
  for (const [each, value] of Object.entries(changed)) {
    if (value === null) delete now[each];
    else now[each] = value;
  }
  return now;
};

const NONE: Pick<Release, 'builds' | 'lastKnownGood'> = { builds: {}, lastKnownGood: {} };

const pack = (releases: readonly Release[]): string => {
  let before = NONE;
  const deltas = releases.map((release) => {
    const { schema: _, channel: _channel, sequence: _sequence, ...rest } = release;
    const builds = differences(before.builds, release.builds);
    const lastKnownGood = differences(before.lastKnownGood, release.lastKnownGood);
    before = release;
    return { ...rest, builds, lastKnownGood };
  });
  return JSON.stringify(deltas);
};

const unpack = (content: string, channel: string, from: number): Release[] => {
  let before = NONE;
  return (JSON.parse(content) as Delta[]).map((delta, index) => {
    // Changed in place, since there are thousands of them.
    const release = delta as object as Release;
    release.builds = apply(before.builds, delta.builds);
    release.lastKnownGood = apply(before.lastKnownGood, delta.lastKnownGood);
    release.schema = 1;
    release.channel = channel;
    release.sequence = from + index;
    before = release;
    return release;
  });
};

/** Whether the checkpoints of a key are accepted. */
const mayCheckpoint = (key: PolicyKey | undefined): boolean =>
  !!key && !key.retired && [key.promote, key.rollback].every((names) => names.includes('*'));

/** The part of a journal that comes from checkpoints. */
export interface Checkpointed extends Link {
  releases: Release[];
}

const readOne = async (
  store: ReleaseStore,
  policy: Policy,
  channel: string,
  to: number,
  previous: string,
): Promise<{ releases: Release[]; head: string } | null> => {
  const bytes = await store.readCheckpoint(channel, to);
  if (bytes === null) return null;
  const end = Buffer.from(bytes).indexOf('\n');
  const [line, content] = [bytes.subarray(0, end), bytes.subarray(end + 1)];
  const signed = readSigned(line, 2_000, (value) => parseCheckpoint(value, ''));
  const key = findKey(policy, signed.record.signature.key);
  const { head } = signed.record;
  const isRight =
    mayCheckpoint(key) &&
    isSignedBy('checkpoint', signed, key?.publicKey ?? '') &&
    signed.record.channel === channel &&
    signed.record.to === to &&
    signed.record.previous === previous &&
    signed.record.content === hashOf(content);
  if (!isRight) return null;
  const releases = unpack(Buffer.from(content).toString('utf8'), channel, to - CHECKPOINT + 1);
  return releases.length === CHECKPOINT ? { releases, head } : null;
};

/**
 * Reads the part of a journal that checkpoints hold; `null` if there are none, or if they do not
 * match the journal.
 */
export const readCheckpoints = async (
  store: ReleaseStore,
  policy: Policy,
  channel: string,
  newest: number,
): Promise<Checkpointed | null> => {
  const releases: Release[] = [];
  let head = '';
  for (let to = CHECKPOINT; to < newest; to += CHECKPOINT) {
    // An unreadable checkpoint is ignored, since the records are there.
    const found = await readOne(store, policy, channel, to, head).catch(() => null);
    if (!found) break;
    for (const release of found.releases) releases.push(release);
    ({ head } = found);
  }
  const release = releases.at(-1);
  if (!release || isSuperseded(policy, release)) return null;
  return (await readHead(store, channel, release.sequence)) === head ? { releases, release, head } : null;
};

/**
 * Writes the missing checkpoints of a proven journal after its first `known` releases, if those of
 * this key are accepted. A checkpoint needs one more release after it, which names the hash of its
 * last record.
 */
export const writeCheckpoints = async (
  store: ReleaseStore,
  policy: Policy,
  key: Signer,
  releases: readonly Release[],
  known: number,
): Promise<void> => {
  if (!mayCheckpoint(findKey(policy, key.id))) return;
  for (let to = known + CHECKPOINT; to < releases.length; to += CHECKPOINT) {
    const [first, after] = [releases[to - CHECKPOINT], releases[to]];
    if (!first || !after?.previous) return;
    const content = pack(releases.slice(to - CHECKPOINT, to));
    const unsigned: Omit<Checkpoint, 'signature'> = {
      schema: 1,
      channel: first.channel,
      to,
      previous: first.previous ?? '',
      head: after.previous,
      content: hashOf(content),
    };
    const line = JSON.stringify({ ...unsigned, signature: await signBy('checkpoint', unsigned, key) });
    await store.writeCheckpoint(first.channel, to, Buffer.from(`${line}\n${content}`));
  }
};
