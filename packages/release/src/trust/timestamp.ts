import { channel } from '../record/parse.ts';
import { instant, signature } from '../record/parse-release.ts';
import { integer, oneOf, shape, text } from '../record/parser.ts';
import { ReleaseError } from '../release-error.ts';
import { MAX_BYTES, type ProofReader, type ReleaseStore } from '../store/store.ts';
import type { Actor } from './actor.ts';
import { findKey, mayRenew, type Policy, readPolicy } from './policy.ts';
import { isSignedBy, readSigned, type Signature, signBy } from './signing.ts';
import { type Link, readHead } from './stored-record.ts';

/**
 * `channels/<channel>/timestamp.json`: a signed statement that this was the newest release of a
 * channel at `at`. It proves how fresh the store is, not the order of releases.
 */
export interface Timestamp {
  schema: 1;
  channel: string;
  sequence: number;
  /** SHA-256 (hex) of that release's record. */
  head: string;
  /** The version of the policy at that time. */
  policy: number;
  at: string;
  /**
   * After this, a reader without a newer timestamp may be reading an outdated copy of the store.
   */
  expires: string;
  signature: Signature;
}

const parseTimestamp = shape<Timestamp>({
  schema: oneOf(1),
  channel,
  sequence: integer(1),
  head: text(64, /^[0-9a-f]{64}$/),
  policy: integer(1),
  at: instant,
  expires: instant,
  signature,
});

/** The lifetime of a timestamp in milliseconds. */
export const RENEWED_FOR_MS = 24 * 3_600_000;
/** How far the clocks of writers and readers may differ, in milliseconds. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** The error of a timestamp that cannot be proven. */
export const refuseTimestamp = (channel: string, why: string, cause?: unknown): ReleaseError =>
  new ReleaseError(
    'verification',
    `The timestamp of ${channel} cannot be trusted: ${why}`,
    `Readers keep serving what they have. Find out who wrote it, then: paddock renew --channel ${channel}`,
    { cause },
  );

/**
 * Proves the signer of a timestamp; `null` if its key is retired or the channel was recovered
 * since. Throws the reason if it cannot be proven.
 */
export const proveSigner = (bytes: Uint8Array, policy: Policy, channel: string): Timestamp | null => {
  const signed = readSigned(bytes, MAX_BYTES.timestamp, (value) => parseTimestamp(value, ''));
  const timestamp = signed.record;
  if (timestamp.channel !== channel) throw new Error(`it is that of ${timestamp.channel}`);
  const key = findKey(policy, timestamp.signature.key);
  if (!key) throw new Error(`the policy does not know the key ${timestamp.signature.key} that signed it`);
  if (!isSignedBy('timestamp', signed, key.publicKey)) throw new Error('its signature is wrong');
  if (!mayRenew(key)) throw new Error(`the key ${key.name} may not renew`);
  const isVoid = key.retired || timestamp.policy < (policy.recovered?.[channel]?.policy ?? 0);
  return isVoid ? null : timestamp;
};

/** How the store contradicts this timestamp; `null` if it does not. */
export const missedBy = async (store: ProofReader, policy: Policy, timestamp: Timestamp): Promise<string | null> => {
  const { channel, sequence } = timestamp;
  // The policy may have changed since the caller read it.
  const { version } = timestamp.policy > policy.version ? await readPolicy(store) : policy;
  if (timestamp.policy > version) {
    return `it knows policy ${timestamp.policy}, but policy.json is version ${version}: was an old one put back?`;
  }
  const head = await readHead(store, channel, sequence);
  if (head === null)
    return `it knows release ${sequence}, which the journal does not have: was an old backup restored?`;
  return head === timestamp.head ? null : `it names another release ${sequence} than the journal has`;
};

/**
 * The proven timestamp of a channel: signed by a key that may renew, naming a record in the
 * journal, made under no newer policy than this one. `null` if there is none, its key was retired,
 * or the channel was recovered since. `readTrusted` proves the journal itself. Throws
 * `verification`, `storage`.
 */
export const readTimestamp = async (store: ProofReader, policy: Policy, channel: string): Promise<Timestamp | null> => {
  const bytes = await store.readTimestamp(channel);
  if (bytes === null) return null;
  let timestamp: Timestamp | null;
  try {
    timestamp = proveSigner(bytes, policy, channel);
  } catch (error) {
    throw refuseTimestamp(channel, error instanceof Error ? error.message : String(error), error);
  }
  const missed = timestamp && (await missedBy(store, policy, timestamp));
  if (missed) throw refuseTimestamp(channel, missed);
  return timestamp;
};

/** Why a channel is not known to be fresh at `now`, for people; `null` if it is. */
export const stalenessOf = (timestamp: Timestamp | null, now: Date): string | null => {
  if (timestamp === null) return 'no key in use has renewed it';
  const [at, expires] = [Date.parse(timestamp.at), Date.parse(timestamp.expires)];
  // The thief of a key may write any `expires`.
  const end = Math.min(expires, at + RENEWED_FOR_MS);
  if (now.getTime() > end + CLOCK_TOLERANCE_MS) return `it was last renewed at ${timestamp.at}`;
  if (at > now.getTime() + CLOCK_TOLERANCE_MS) return `it was renewed in the future, at ${timestamp.at}`;
  return null;
};

/** Signs and writes that `link` is the newest release now. The caller must have proven it. */
export const writeTimestamp = async (
  store: ReleaseStore,
  actor: Actor,
  policy: Policy,
  { release, head }: Link,
): Promise<Timestamp> => {
  const at = actor.now();
  const unsigned: Omit<Timestamp, 'signature'> = {
    schema: 1,
    channel: release.channel,
    sequence: release.sequence,
    head,
    policy: policy.version,
    at: at.toISOString(),
    expires: new Date(at.getTime() + RENEWED_FOR_MS).toISOString(),
  };
  const timestamp: Timestamp = { ...unsigned, signature: await signBy('timestamp', unsigned, actor.key) };
  await store.writeTimestamp(release.channel, Buffer.from(`${JSON.stringify(timestamp, null, 2)}\n`));
  return timestamp;
};
