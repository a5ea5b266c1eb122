import { canonicalJson, parseRelease, type Release } from '../record.ts';
import { isReleaseError } from '../release-error.ts';
import type { ProofReader, ReleaseStore } from '../store/store.ts';
import { readCheckpoints } from './checkpoint.ts';
import { type GoodBuild, goodAfter, wayBack } from './good-builds.ts';
import { isSuperseded, type Policy, readPolicy } from './policy.ts';
import { proveStep } from './prove-release.ts';
import { guardRecovery, lostRecovery, lostTail, readNewest, writtenSequence } from './repair/lost-tail.ts';
import { hashOf, type Signed } from './signing.ts';
import { type Link, readHead, readRecord, refuse } from './stored-record.ts';

/** The releases of a channel, oldest first, and the `previous` of the next one. */
export interface History {
  releases: Release[];
  head: string | null;
  /** The number of them that came from checkpoints. */
  checkpointed: number;
}

/** The bytes of a release record. */
export const releaseBytes = (release: Release): Uint8Array => Buffer.from(`${JSON.stringify(release, null, 2)}\n`);

/**
 * Proves the records after `before` (or all) up to `newest`, each against its predecessor, and
 * passes each to `onLink`. Throws `verification` at the first record that cannot be proven.
 */
export const walkJournal = async (
  store: ReleaseStore,
  policy: Policy,
  channel: string,
  newest: number,
  before: Link | null,
  onLink: (link: Link, signed: Signed<Release>) => void,
): Promise<void> => {
  let link = before;
  let current = policy;
  for (let sequence = (before?.release.sequence ?? 0) + 1; sequence <= newest; sequence += 1) {
    const signed = await readRecord(store, channel, sequence);
    // The policy was changed since it was read, or an old one was restored: its version shows
    // which.
    if ((signed.record.policy ?? 0) > current.version) current = await readPolicy(store);
    link = await proveStep(store, current, signed, link);
    onLink(link, signed);
  }
};

/**
 * The newest release of a channel, proven with all before it; `null` if the channel has none. With
 * `sequence`, that release instead: after a broken newest record, a reader can step back to one
 * that it can prove. Throws `verification`.
 */
export const readRelease = async (store: ReleaseStore, channel: string, sequence?: number): Promise<Release | null> => {
  const newest = sequence ?? (await store.newestSequence(channel));
  const policy = await readPolicy(store);
  if (sequence === undefined) guardRecovery(policy, channel, newest);
  let release: Release | null = null;
  await walkJournal(store, policy, channel, newest, null, (link) => {
    release = link.release;
  });
  return release;
};

const NOTHING: History = { releases: [], head: null, checkpointed: 0 };

/** Proven journals by store and channel, since proving a release takes 0.5 ms. */
const proven = new WeakMap<ReleaseStore, Map<string, History>>();

/**
 * The part of a journal that this process has proven; empty if the journal or the policy has since
 * contradicted it.
 */
const recall = async (store: ReleaseStore, policy: Policy, channel: string): Promise<History> => {
  const known = proven.get(store)?.get(channel);
  const last = known?.releases.at(-1);
  if (!known || !last) return NOTHING;
  if (isSuperseded(policy, last)) {
    store.forgetNewest(channel);
    return NOTHING;
  }
  return (await readHead(store, channel, last.sequence)) === known.head ? known : NOTHING;
};

/**
 * The whole journal of a channel. Each release was proven against its predecessor, by this process
 * or by the signer of a checkpoint. Throws `verification`.
 */
export const readHistory = async (store: ReleaseStore, policy: Policy, channel: string): Promise<History> => {
  const known = await recall(store, policy, channel);
  const newest = await readNewest(store, policy, channel);
  const noted = known === NOTHING ? await readCheckpoints(store, policy, channel, newest) : null;
  const checkpointed = noted ? noted.releases.length : known.checkpointed;
  const releases = [...(noted ?? known).releases];
  let { head }: { head: string | null } = noted ?? known;
  const last = releases.at(-1);
  const before = last && head !== null ? { release: last, head } : null;
  await walkJournal(store, policy, channel, newest, before, (link) => {
    releases.push(link.release);
    head = link.head;
  });
  const history = { releases, head, checkpointed };
  proven.set(store, (proven.get(store) ?? new Map()).set(channel, history));
  return history;
};

/**
 * Proves the records of a journal one after another, and also that each names the right last known
 * good builds.
 */
export const createProver = (store: ProofReader, policy: Policy, channel: string) => {
  const history: Release[] = [];
  const goods = new Map<string, readonly GoodBuild[]>();
  let before: Link | null = null;
  /** Adds a release, and returns the names whose good builds it may move. */
  const advance = (release: Release): string[] => {
    const { about, changed } = release;
    history[release.sequence - 1] = release;
    const names = about === undefined ? changed : [about];
    for (const name of names) goods.set(name, goodAfter(goods.get(name) ?? [], release, name));
    return names;
  };
  /** The problem of the next record; `null` if it is proven. */
  const next = async (sequence: number): Promise<string | null> => {
    try {
      const link: Link = await proveStep(store, policy, await readRecord(store, channel, sequence), before);
      for (const name of advance(link.release)) {
        const good = wayBack(goods.get(name) ?? []);
        const named = link.release.lastKnownGood[name];
        // It may also be missing, if gc had removed that build.
        if (named !== undefined && named.buildId !== good?.buildId) {
          throw refuse(channel, sequence, `it names a wrong last known good build of ${name}`);
        }
      }
      before = link;
      return null;
    } catch (error) {
      if (!isReleaseError(error) || error.kind !== 'verification') throw error;
      // The next record is checked against the bytes of this one, valid or not.
      const signed = await readRecord(store, channel, sequence).catch(() => null);
      before = signed && { release: signed.record, head: hashOf(signed.text) };
      if (before && !history[sequence - 1]) advance(before.release);
      return error.message;
    }
  };
  return { history, next };
};

/** At most 20 problems of a journal. Proves each record against its predecessor, right or wrong. */
export const journalProblems = async (store: ReleaseStore, policy: Policy, channel: string): Promise<string[]> => {
  const problems: string[] = [];
  const { history, next } = createProver(store, policy, channel);
  // Read before the journal, which may grow meanwhile.
  const written = await writtenSequence(store, policy, channel);
  const newest = Math.max((await store.listSequences(channel)).at(-1) ?? 0, await store.newestSequence(channel));
  for (let sequence = 1; sequence <= newest && problems.length < 20; sequence += 1) {
    const problem = await next(sequence);
    if (problem !== null) problems.push(problem);
  }
  const noted = problems.length === 0 ? await readCheckpoints(store, policy, channel, newest) : null;
  const isOther = (release: Release, index: number) =>
    canonicalJson(parseRelease(release)) !== canonicalJson(history[index]);
  if (noted?.releases.some(isOther))
    problems.push(
      `A checkpoint of ${channel} does not say what the records say. Find out who signed it, and delete checkpoints/${channel}`,
    );
  const lost = lostRecovery(policy, channel, newest) ?? lostTail(channel, newest, written);
  return lost ? [...problems, lost.message] : problems;
};
