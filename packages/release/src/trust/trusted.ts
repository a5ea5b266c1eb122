import { channel } from '../record/parse.ts';
import { dictionary, oneOf, shape, text } from '../record/parser.ts';
import { type Build, type BuildRef, namedBuilds, type Release } from '../record.ts';
import { ReleaseError, type TrustConflict } from '../release-error.ts';
import { MAX_BYTES, type ReleaseStore } from '../store/store.ts';
import { walkJournal } from './journal.ts';
import { isSuperseded, type Policy, type ProvenPolicy, provePolicy, readProvenPolicy } from './policy.ts';
import { proveAlone } from './prove-release.ts';
import { type NamedBuild, verifyManifest, verifyStatement } from './published-build.ts';
import { guardRecovery } from './repair/lost-tail.ts';
import { type Link, readHead, readRecord } from './stored-record.ts';

/** The proven state of a channel, with which a reader compares all later states. */
export interface Trusted extends Link {
  /**
   * The public root key that signed the policy, SPKI DER in base64. The reader accepts no other.
   */
  root: string;
  policy: Policy;
  policyText: string;
  /** The text of the record of `release`. */
  recordText: string;
  /** Whether the whole chain up to this record was proven. False after {@link verifyTrusted}. */
  isWhole: boolean;
}

/** The texts that prove one build of a release without the store. */
export interface BuildProof {
  /** The text of its `build.json`. */
  manifest: string;
  /** The text of its `publish.json`. */
  statement: string;
}

/**
 * The memory of a reader, kept as JSON outside of the store. It can be proven after a restart, even
 * if the store is unavailable.
 */
export interface TrustedState {
  schema: 1;
  channel: string;
  root: string;
  policy: string;
  record: string;
  /** By `<name>/<buildId>`: all live builds, and the others that can be proven. */
  builds: Record<string, BuildProof>;
}

/** Enough for the live, last known good and canary builds of a release with the most names. */
const MAX_BUILDS = 768;

const parseState = shape<TrustedState>({
  schema: oneOf(1),
  channel,
  root: text(MAX_BYTES.root),
  policy: text(MAX_BYTES.policy),
  record: text(MAX_BYTES.record),
  builds: dictionary(
    text(150),
    shape<BuildProof>({ manifest: text(MAX_BYTES.buildJson), statement: text(MAX_BYTES.statement) }),
    MAX_BUILDS,
  ),
});

/** Makes the {@link TrustedState} of a proven release and its builds. */
export const trustedState = (
  { root, policyText, recordText, release }: Trusted,
  builds: Record<string, BuildProof>,
): TrustedState => ({ schema: 1, channel: release.channel, root, policy: policyText, record: recordText, builds });

/** The result of {@link verifyTrusted}. */
export interface VerifiedState {
  trusted: Trusted;
  /** By `<name>/<buildId>`. */
  builds: Map<string, { build: Build; proof: BuildProof }>;
}

/**
 * Proves the memory of an earlier run without the store: the root (by the id `pinnedRoot`, if it is
 * given), the policy, the signature and rights of the record, and each live build's statement and
 * `build.json`. Only `readTrusted` can prove later, from the store, that the record is in the
 * journal. Throws `verification`.
 */
export const verifyTrusted = (value: unknown, pinnedRoot: string | null): VerifiedState => {
  try {
    const state = parseState(value, '');
    const { policy, text: policyText } = provePolicy(state.root, Buffer.from(state.policy), pinnedRoot);
    const link = proveAlone(Buffer.from(state.record), state.channel, policy);
    const trusted = { ...link, root: state.root, policy, policyText, recordText: state.record, isWhole: false };
    const builds: VerifiedState['builds'] = new Map();
    const prove = (name: string, ref: BuildRef, isLive: boolean) => {
      const key = `${name}/${ref.buildId}`;
      const proof = state.builds[key];
      if (!proof && isLive) throw new Error(`the build ${key} is missing`);
      if (!proof) return;
      const wanted: NamedBuild = { name, ...ref };
      verifyStatement(policy, Buffer.from(proof.statement), wanted);
      builds.set(key, { build: verifyManifest(Buffer.from(proof.manifest), wanted), proof });
    };
    const { builds: live } = link.release;
    for (const { name, ref } of namedBuilds(link.release)) prove(name, ref, live[name]?.buildId === ref.buildId);
    return { trusted, builds };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new ReleaseError(
      'verification',
      `The memory of this reader cannot be trusted: ${why}`,
      'Nothing of it is served. Find out who wrote it; without it, the reader starts from the store and the pinned root.',
      { cause },
    );
  }
};

const conflict = (kind: TrustConflict, what: string): ReleaseError =>
  new ReleaseError(
    'verification',
    what,
    'The reader keeps serving what it had. If a backup was restored on purpose, say so with the root key: paddock recover <channel> --to <release>.',
    { conflict: kind },
  );

const guardPolicy = (found: ProvenPolicy, remembered: Trusted): void => {
  if (found.root !== remembered.root)
    throw conflict('other-root', 'The store has another root key than the one that was seen before');
  const [now, before] = [found.policy.version, remembered.policy.version];
  if (now < before) {
    throw conflict(
      'older-policy',
      `policy.json is version ${now}, but version ${before} was seen already: was an old one put back?`,
    );
  }
  if (now === before && found.text !== remembered.policyText)
    throw conflict('other-policy', `policy.json is not the version ${now} that was seen before`);
};

/**
 * The current policy of the store, compared with the reader's memory. Throws `verification`, with
 * `conflict` if an older one was restored.
 */
export const readPolicySince = async (store: ReleaseStore, remembered: Trusted | null): Promise<Policy> => {
  const proof = await readProvenPolicy(store);
  if (remembered) guardPolicy(proof, remembered);
  return proof.policy;
};

/** `newest` is the end of the journal; `null` if only the remembered record is missing. */
const lowerSequence = (newest: number | null, { sequence }: Release): ReleaseError => {
  const what =
    newest === null
      ? 'The journal lost one'
      : newest === 0
        ? 'The channel is empty'
        : `The newest release is ${newest}`;
  return conflict('lower-sequence', `${what}, but release ${sequence} was served already: was an old backup restored?`);
};

const otherRecord = ({ sequence }: Release): ReleaseError =>
  conflict('other-record', `Release ${sequence} is not the record that was served under this number`);

/**
 * Whether the remembered release is still in its place. False if it was lost and a repair replaced
 * it. Throws if another record is there, or none.
 */
const isInPlace = async (store: ReleaseStore, { release, head }: Trusted): Promise<boolean> => {
  const { channel, sequence } = release;
  const found = await readHead(store, channel, sequence);
  if (found === null) throw lowerSequence(null, release);
  if (found === head) return true;
  const { record } = await readRecord(store, channel, sequence).catch(() => ({ record: null }));
  if (record?.action !== 'repair') throw otherRecord(release);
  return false;
};

/**
 * The proven state of a channel, compared with the reader's memory: the same root, no older policy,
 * and a journal that contains the remembered release. Returns `remembered` itself if nothing is
 * new, `null` if the channel has no release yet. Only a recovery by the root key
 * (`paddock recover`), in a policy newer than the remembered release, makes a reader forget it.
 *
 * Throws `verification`, with `conflict` if the store contradicts the memory. The reader then keeps
 * serving `remembered`.
 */
export const readTrusted = async (
  store: ReleaseStore,
  channel: string,
  remembered: Trusted | null,
): Promise<Trusted | null> => {
  // The number is read before the policy: a policy older than the newest release would look like
  // a restored one.
  let newest = await store.newestSequence(channel);
  const proof = await readProvenPolicy(store);
  const { policy, root, text: policyText } = proof;
  if (remembered) guardPolicy(proof, remembered);
  const known = remembered && !isSuperseded(policy, remembered.release) ? remembered : null;
  if (remembered && !known) {
    store.forgetNewest(channel);
    newest = await store.newestSequence(channel);
  }
  if (known && newest < known.release.sequence) throw lowerSequence(newest, known.release);
  guardRecovery(policy, channel, newest);

  // A repair in its place is accepted only if the whole chain is proven, from the first record on.
  const start = known?.isWhole && (await isInPlace(store, known)) ? known : null;
  let trusted: Trusted | null = start && { ...start, policy, policyText };
  await walkJournal(store, policy, channel, newest, start, (link, signed) => {
    const { sequence, action } = link.release;
    if (sequence === known?.release.sequence && link.head !== known.head && action !== 'repair')
      throw otherRecord(known.release);
    trusted = { ...link, root, policy, policyText, recordText: signed.text, isWhole: true };
  });
  const isNew = trusted?.head !== remembered?.head || policyText !== remembered?.policyText || !remembered?.isWhole;
  return isNew ? trusted : remembered;
};
