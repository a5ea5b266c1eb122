import { canonicalJson, type LiveBuild, type Proposal, parseProposal, type Release } from '../record.ts';
import { ReleaseError } from '../release-error.ts';
import { MAX_BYTES, type ProofReader, type ReleaseStore } from '../store/store.ts';
import { changePolicy } from './change-policy.ts';
import { sameRef } from './change-problem.ts';
import { findKey, isRobot, isSuperseded, missingFor, type Policy, type PolicyKey, speaksFor } from './policy.ts';
import { hashOf, isSignedBy, readSigned, type SigningKey } from './signing.ts';
import type { Link } from './stored-record.ts';
import { walkBack } from './walk-back.ts';

/** How long a proposal waits for the second person, in milliseconds. */
export const PROPOSED_FOR_MS = 24 * 3_600_000;
/** How far the clocks of the two persons may differ, in milliseconds. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** A proposal that a key with the right signed. */
export interface ProvenProposal {
  /** The first 64 bits of the hash of the signed content. */
  id: string;
  proposal: Proposal;
  /** Its record, byte for byte. */
  text: string;
}

/** Whether the policy requires two persons for a release of this name. */
export const isForTwo = (policy: Policy, channel: string, name: string, sequence: number): boolean => {
  const rule = policy.channels?.[channel]?.twoPersons ?? {};
  return sequence > Math.min(rule[name] ?? Number.POSITIVE_INFINITY, rule['*'] ?? Number.POSITIVE_INFINITY);
};

/**
 * Whether a canary keeps its build and share, as when it is held: no visitor gets another build.
 */
const isSameShare = (a: LiveBuild | undefined, b: LiveBuild | undefined): boolean =>
  !!a?.canary && sameRef(a.canary.build, b?.canary?.build) && a.canary.share === b?.canary?.share;

/**
 * The names for which a release needs two persons: those whose build it brings to visitors or takes
 * out. A rollback needs one, since {@link onlyIfLive} limits it to builds that were live.
 */
const namesForTwo = (
  policy: Policy,
  {
    action,
    changed,
    builds,
    channel,
    sequence,
  }: Pick<Release, 'action' | 'changed' | 'builds' | 'channel' | 'sequence'>,
  before: Release | undefined,
): string[] => {
  if (action !== 'promote' && action !== 'canary' && action !== 'withdraw') return [];
  return changed.filter(
    (name) =>
      isForTwo(policy, channel, name, sequence) &&
      !(action === 'canary' && isSameShare(before?.builds[name], builds[name])),
  );
};

/** Parses a proposal without checking its signer. Throws if it is invalid. */
const readText = (text: string) => {
  const signed = readSigned(Buffer.from(text), MAX_BYTES.proposal, parseProposal);
  return { signed, proven: { id: hashOf(signed.content).slice(0, 16), proposal: signed.record, text } };
};

/** Parses a proposal that this process has just signed. Throws if it is invalid. */
export const parsedProposal = (text: string): ProvenProposal => readText(text).proven;

/** Why the signature of a proposal is invalid; `null` if a key with the right signed it. */
const signerProblem = (policy: Policy, { signed }: ReturnType<typeof readText>): string | null => {
  const proposal = signed.record;
  const key = findKey(policy, proposal.signature.key);
  if (!key) return `the policy does not know the key ${proposal.signature.key} that signed it`;
  if (!isSignedBy('proposal', signed, key.publicKey)) return 'its signature is wrong';
  const missing = missingFor(key, proposal.action, Object.keys(proposal.builds));
  if (missing.length > 0) return `the key ${key.name} may not ${proposal.action} ${missing.join(', ')}`;
  if (!speaksFor(key, proposal.who)) return `the key ${key.name} does not speak for ${proposal.who}`;
  if (Date.parse(proposal.expires) - Date.parse(proposal.at) > PROPOSED_FOR_MS) return 'it is for longer than a day';
  return null;
};

const distrusted = (id: string, why: string): ReleaseError =>
  new ReleaseError(
    'verification',
    `The proposal ${id} cannot be trusted: ${why}`,
    'Nobody can approve it. Find out who wrote it, and promote again.',
  );

/**
 * Reads and proves a proposal from the store; `null` if there is none with this id. Throws
 * `verification`, `storage`.
 */
export const readProposal = async (store: ReleaseStore, policy: Policy, id: string): Promise<ProvenProposal | null> => {
  const bytes = await store.readProposal(id);
  if (bytes === null) return null;
  try {
    const read = readText(Buffer.from(bytes).toString('utf8'));
    const problem = signerProblem(policy, read);
    if (problem) throw new Error(problem);
    if (read.proven.id !== id) throw new Error(`it is the proposal ${read.proven.id}`);
    return read.proven;
  } catch (error) {
    throw distrusted(id, error instanceof Error ? error.message : String(error));
  }
};

/** The proposal that a proven release approves. */
export const proposalOf = ({ proposal }: Pick<Release, 'proposal'>): Proposal | null =>
  proposal === undefined ? null : readText(proposal).proven.proposal;

/** Whether two keys belong to different persons: each is bound to people, and they share none. */
const areOfTwo = (a: PolicyKey, b: PolicyKey): boolean =>
  !!a.people && !!b.people && !a.people.some((person) => b.people?.includes(person));

/** Why these keys may belong to the same person; `null` if they do not. */
const samePerson = (proposer: PolicyKey, approver: PolicyKey, { who }: Proposal): string | null => {
  if (proposer.id === approver.id) return `${who} proposed it with the same key: another person approves it`;
  const unbound = [proposer, approver].find(({ people }) => !people);
  if (unbound) return `the key ${unbound.name} is bound to nobody, so it may be of the same person (keys add --people)`;
  if (!areOfTwo(proposer, approver))
    return `the keys ${proposer.name} and ${approver.name} speak for one person: another one approves it`;
  return null;
};

/** Ignores the end of a holdback, which depends on when the second person signs. */
const withoutUntil = (build: LiveBuild | null | undefined): unknown =>
  build?.holdback ? { ...build, holdback: { ...build.holdback, until: '' } } : (build ?? null);

/** How long a holdback lasts after the change that begins it, in milliseconds. */
const heldFor = (build: LiveBuild | null | undefined, at: string): number =>
  build?.holdback ? Date.parse(build.holdback.until) - Date.parse(at) : 0;

/** Whether a release differs from its proposal. */
const differs = (release: Release, proposal: Proposal): boolean => {
  const said = Object.entries(proposal.builds).map(([name, build]) => [name, withoutUntil(build)]);
  const done = release.changed.map((name) => [name, withoutUntil(release.builds[name])]);
  return (
    release.channel !== proposal.channel ||
    release.action !== proposal.action ||
    release.reason !== proposal.reason ||
    (release.acceptedBreak !== null && release.acceptedBreak !== proposal.acceptedBreak) ||
    canonicalJson(Object.fromEntries(said)) !== canonicalJson(Object.fromEntries(done)) ||
    release.changed.some(
      (name) =>
        heldFor(release.builds[name], release.at) > heldFor(proposal.builds[name], proposal.at) + CLOCK_TOLERANCE_MS,
    )
  );
};

/** Whether a proposal is open at `now`, by its own times. */
export const isOpen = ({ at, expires }: Proposal, now: number): boolean =>
  Date.parse(at) <= now + CLOCK_TOLERANCE_MS && now < Date.parse(expires);

/**
 * Why a release lacks its second person; `null` if it has one or needs none. If `before` is
 * undefined, as for a reader's memory, a canary without a proposal is accepted: only the release
 * before shows whether it needs one.
 */
const pairProblem = (policy: Policy, release: Release, before: Release | null | undefined): string | null => {
  const { channel, sequence, proposal: text, signature, at } = release;
  if (text === undefined) {
    if (before === undefined && release.action === 'canary') return null;
    const names = namesForTwo(policy, release, before ?? undefined);
    return names.length > 0 ? `it needs two persons for ${names.join(', ')}, and one signed it` : null;
  }
  let read: ReturnType<typeof readText>;
  try {
    read = readText(text);
  } catch (error) {
    return `its proposal cannot be read: ${error instanceof Error ? error.message : error}`;
  }
  const { proposal } = read.proven;
  const problem = signerProblem(policy, read);
  if (problem) return `its proposal cannot be trusted: ${problem}`;
  const [proposer, approver] = [findKey(policy, proposal.signature.key), findKey(policy, signature.key)];
  if (!proposer || !approver) return 'the policy does not know its keys';
  if (proposer.retired && sequence > (proposer.retired[channel] ?? 0))
    return `the key ${proposer.name} of its proposal was retired before it`;
  if (isRobot(proposer) || isRobot(approver)) return 'a robot neither proposes nor approves';
  const same = samePerson(proposer, approver, proposal);
  if (same) return same;
  if (differs(release, proposal)) return 'it does not do what was proposed';
  if (!isOpen(proposal, Date.parse(at))) return `its proposal was open from ${proposal.at} until ${proposal.expires}`;
  if (isSuperseded(policy, { ...release, policy: proposal.policy }))
    return 'its proposal was made before the channel was recovered';
  // Changes up to there would not end it: see secondProblem.
  if (proposal.after >= sequence) return `its proposal names release ${proposal.after} as an earlier one`;
  return null;
};

/** The part of {@link secondProblem} that needs no journal. */
export const secondProblemAlone = (policy: Policy, release: Release): string | null =>
  pairProblem(policy, release, undefined);

/**
 * Why this release may not follow `before` for lack of a second person; `null` if it may. A
 * proposal is void once one of its names has changed, also by this proposal.
 */
export const secondProblem = async (
  store: ProofReader,
  policy: Policy,
  release: Release,
  before: Link | null,
): Promise<string | null> => {
  const problem = pairProblem(policy, release, before?.release ?? null);
  const proposal = problem ? null : proposalOf(release);
  if (!proposal) return problem;
  for await (const { sequence, changed } of walkBack(store, before)) {
    if (sequence <= proposal.after) return null;
    const name = changed.find((each) => Object.hasOwn(proposal.builds, each));
    if (name) return `${name} has changed in release ${sequence}, after it was proposed`;
  }
  return null;
};

/** Whether two different persons may promote a name. */
export const hasTwo = ({ keys }: Policy, name: string): boolean => {
  const able = keys.filter((key) => !key.retired && missingFor(key, 'promote', [name]).length === 0);
  return able.some((a) => able.some((b) => areOfTwo(a, b)));
};

/**
 * Makes the policy require two persons for exactly these names (`*`: all) on a channel. Throws
 * `precondition` if no two persons may promote one of them, `unauthorised` if `root` is not the
 * root key.
 */
export const requireTwoPersons = async (
  store: ReleaseStore,
  root: SigningKey,
  channel: string,
  names: readonly string[],
): Promise<Policy> => {
  for (const since = new Map<string, number>(); ; ) {
    const newest = await store.newestSequence(channel);
    const policy = await changePolicy(store, root, (before) => {
      const alone = names.find((name) => !hasTwo(before, name));
      if (alone !== undefined) {
        throw new ReleaseError(
          'precondition',
          `No two persons may promote ${alone === '*' ? 'all names' : alone}: nothing of it could be released any more`,
          'Add keys that are bound to people first: paddock keys add olga --people olga --promote <names> --rollback <names>',
        );
      }
      const kept = before.channels?.[channel]?.twoPersons ?? {};
      const rule = names.map((name) => [name, since.has(name) ? newest : (kept[name] ?? newest)] as const);
      for (const name of names) if (kept[name] === undefined) since.set(name, newest);
      const { twoPersons: _, ...rest } = before.channels?.[channel] ?? {};
      const twoPersons = names.length > 0 ? { twoPersons: Object.fromEntries(rule) } : {};
      return { keys: before.keys, channels: { ...before.channels, [channel]: { ...rest, ...twoPersons } } };
    });
    // A release that one person made meanwhile must stay valid, so check again.
    if (since.size === 0 || (await store.newestSequence(channel)) === newest) return policy;
  }
};
