import { type BuildRef, canonicalJson, type LiveBuild, parseRelease, type Release } from '../record.ts';
import { ReleaseError } from '../release-error.ts';
import { MAX_BYTES, type ReleaseStore } from '../store/store.ts';
import { findKey, isSuperseded, missingRights, type Policy, type Right } from './policy.ts';
import { hashOf, isSignedBy, readSigned, type Signed } from './signing.ts';

/** A proven release, and the hash that the next record names. */
export interface Link {
  release: Release;
  head: string;
}

/** The error of a release that cannot be proven. */
export const refuse = (channel: string, sequence: number, why: string, cause?: unknown): ReleaseError =>
  new ReleaseError(
    'verification',
    `Release ${sequence} of ${channel} cannot be trusted: ${why}`,
    'Nothing was changed. Find out who wrote it (paddock verify), and restore the journal from a copy you trust.',
    { cause },
  );

const sameRef = (a: BuildRef | undefined, b: BuildRef | undefined): boolean =>
  a?.buildId === b?.buildId && a?.digest === b?.digest;

/**
 * Only `canary` writes a canary, and it moves no live build. Only a promote leaves a holdback, of the build before. So a key
 * that may roll back can end a canary, and serves nobody a build that was never live.
 */
const mayWrite = ({ action, builds }: Release, name: string, before: LiveBuild | undefined): boolean => {
  const now = builds[name];
  if (action === 'canary') return sameRef(before, now) && !!now?.canary && !now.holdback;
  if (now?.canary) return false;
  return !now?.holdback || (action === 'promote' && sameRef(now.holdback.build, before));
};

/** The right that an action needs: a canary brings a build to visitors, as a promote does. */
export const rightOf = (action: Release['action']): Right => (action === 'canary' ? 'promote' : action);

/** Why a release does not change what it says it changes; `null` if it does. */
const changeProblem = (release: Release, previous: Release | undefined): string | null => {
  const before = previous?.builds ?? {};
  const lost = Object.keys(before).find((name) => !Object.hasOwn(release.builds, name));
  if (lost) return `it drops ${lost}`;
  const moved = Object.keys(release.builds).filter(
    (name) => canonicalJson(before[name] ?? null) !== canonicalJson(release.builds[name]),
  );
  if (canonicalJson(moved.sort()) !== canonicalJson([...release.changed].sort())) {
    return `it says that it changes ${release.changed.join(', ') || 'nothing'}, but changes ${moved.join(', ') || 'nothing'}`;
  }
  if (moved.length === 0) return 'it changes nothing';
  const wrong = moved.find((name) => !mayWrite(release, name, before[name]));
  if (wrong) return `a ${release.action} may not change the canary or the live build of ${wrong} in this way`;
  const goods = new Set([...Object.keys(release.lastKnownGood), ...Object.keys(previous?.lastKnownGood ?? {})]);
  const touched = [...goods].find(
    (name) => !moved.includes(name) && !sameRef(previous?.lastKnownGood[name], release.lastKnownGood[name]),
  );
  if (touched) return `it changes the last known good build of ${touched}, which it does not change`;
  if ((release.policy ?? 0) < (previous?.policy ?? 0)) {
    return `it was made under policy ${release.policy ?? 0}, older than policy ${previous?.policy} of the one before it`;
  }
  return null;
};

/** Why the signer may not make this release at this place of the journal; `null` if it may. */
const signerProblem = (signed: Signed<Release>, policy: Policy): string | null => {
  const release = signed.record;
  const key = findKey(policy, release.signature.key);
  if (!key) return `the policy does not know the key ${release.signature.key} that signed it`;
  if (!isSignedBy('release', signed, key.publicKey)) return 'its signature is wrong';
  if (key.retired && release.sequence > (key.retired[release.channel] ?? 0))
    return `the key ${key.name} was retired before it`;
  const missing = missingRights(key, rightOf(release.action), release.changed);
  if (missing.length > 0) return `the key ${key.name} may not ${release.action} ${missing.join(', ')}`;
  if ((release.policy ?? 0) > policy.version) {
    return `it was made under policy ${release.policy}, but policy.json is version ${policy.version}: was an old one put back?`;
  }
  const recovered = policy.recovered?.[release.channel];
  if (recovered?.sequence === release.sequence && recovered.head !== hashOf(signed.text))
    return 'it is not the one that the channel was recovered to';
  if (recovered && release.sequence > recovered.sequence && isSuperseded(policy, release))
    return `it was made before the channel was recovered to release ${recovered.sequence}`;
  return null;
};

/** A stored record. Only its shape and its number are checked. Throws `verification`. */
export const readRecord = async (store: ReleaseStore, channel: string, sequence: number): Promise<Signed<Release>> => {
  const bytes = await store.readRecord(channel, sequence);
  if (bytes === null) throw refuse(channel, sequence, 'it is missing, though later ones were seen');
  return parseRecord(bytes, channel, sequence);
};

const parseRecord = (bytes: Uint8Array, channel: string, sequence: number | null): Signed<Release> => {
  try {
    const signed = readSigned(bytes, MAX_BYTES.record, parseRelease);
    const release = signed.record;
    if (release.channel !== channel) throw new Error(`it is a release of ${release.channel}`);
    if (sequence !== null && release.sequence !== sequence) throw new Error(`it is release ${release.sequence}`);
    return signed;
  } catch (error) {
    throw refuse(channel, sequence ?? 0, error instanceof Error ? error.message : String(error), error);
  }
};

/**
 * The builds of a rollback that its signer may not promote: the channel must have had them live.
 */
const onlyIfLive = ({ action, changed, builds, lastKnownGood, signature }: Release, policy: Policy) => {
  const key = findKey(policy, signature.key);
  const names = action === 'rollback' && key ? missingRights(key, 'promote', changed) : [];
  return names.flatMap((name) =>
    [builds[name], lastKnownGood[name]].filter((ref) => ref !== undefined).map((ref) => ({ name, ref })),
  );
};

/**
 * Walks back from `before`, each hash vouching for the record behind it, until each wanted build
 * was live.
 */
const findNeverLive = async (
  store: ReleaseStore,
  before: Link | null,
  wanted: ReturnType<typeof onlyIfLive>,
): Promise<string | null> => {
  let open = wanted;
  let release = before?.release;
  while (open.length > 0 && release) {
    const { builds, channel, sequence, previous } = release;
    open = open.filter(({ name, ref }) => !sameRef(builds[name], ref));
    if (open.length === 0 || previous === null) break;
    const earlier = await readRecord(store, channel, sequence - 1);
    if (hashOf(earlier.text) !== previous)
      throw refuse(channel, sequence - 1, 'it was altered after the next one was written');
    release = earlier.record;
  }
  const [first] = open;
  return first ? `${first.name} ${first.ref.buildId}` : null;
};

/**
 * Proves one release against its predecessor: its shape, its place in the chain, its changes, the
 * rights of its signer, and that a rollback returns only to builds that the signer may return to.
 * Throws `verification`.
 */
export const proveStep = async (
  store: ReleaseStore,
  policy: Policy,
  signed: Signed<Release>,
  before: Link | null,
): Promise<Link> => {
  const release = signed.record;
  const { channel, sequence } = release;
  if (sequence !== (before?.release.sequence ?? 0) + 1) throw refuse(channel, sequence, 'the one before it is missing');
  if (release.previous !== (before?.head ?? null)) {
    throw refuse(channel, sequence, `it does not follow release ${sequence - 1} as that now is`);
  }
  const problem = changeProblem(release, before?.release) ?? signerProblem(signed, policy);
  if (problem) throw refuse(channel, sequence, problem);
  const neverLive = await findNeverLive(store, before, onlyIfLive(release, policy));
  if (neverLive) {
    const { name } = findKey(policy, release.signature.key) ?? {};
    throw refuse(channel, sequence, `the key ${name} may only roll back to what was live, and ${neverLive} never was`);
  }
  return { release, head: hashOf(signed.text) };
};

/**
 * Proves a record without its chain: the part of a reader's memory that needs no store. Throws
 * `verification`.
 */
export const proveAlone = (bytes: Uint8Array, channel: string, policy: Policy): Link => {
  const signed = parseRecord(bytes, channel, null);
  const problem = signerProblem(signed, policy);
  if (problem) throw refuse(channel, signed.record.sequence, problem);
  return { release: signed.record, head: hashOf(signed.text) };
};

/** The hash of a stored record; `null` if it is missing. */
export const readHead = async (store: ReleaseStore, channel: string, sequence: number): Promise<string | null> => {
  const bytes = await store.readRecord(channel, sequence);
  return bytes && hashOf(bytes);
};
