import { type BuildRef, canonicalJson, type LiveBuild, namedBuilds, type Release } from '../record.ts';
import { ReleaseError } from '../release-error.ts';
import type { BuildName, ReleaseStore } from '../store/store.ts';
import type { Actor } from '../trust/actor.ts';
import { writeCheckpoints } from '../trust/checkpoint.ts';
import { goodBuilds, goodsOf } from '../trust/good-builds.ts';
import { readHistory, releaseBytes } from '../trust/journal.ts';
import {
  isRobot,
  missingRights,
  namesOf,
  type Policy,
  type PolicyKey,
  readPolicy,
  requireRight,
} from '../trust/policy.ts';
import { robotProblem } from '../trust/robot-problem.ts';
import { signRelease } from '../trust/sign-release.ts';
import { hashOf } from '../trust/signing.ts';
import type { Link } from '../trust/stored-record.ts';
import { type Timestamp, writeTimestamp } from '../trust/timestamp.ts';
import { isForTwo, type ProvenProposal, secondProblem } from '../trust/two-persons.ts';
import { type BuildReader, createBuildReader } from './build-reader.ts';
import { canBeFrozen, passWindow, requireThawed } from './freezes.ts';
import type { Refusal } from './gate.ts';
import { nextState, type State, type Step } from './next-state.ts';
import { passGate } from './pass-gate.ts';
import { propose } from './propose.ts';
import { provenRuns } from './proven-runs.ts';

export interface ChangeOptions {
  channel: string;
  /** The reason to accept refusals of the gate; journaled. A broken file is never accepted. */
  acceptBreak?: string | null;
  /** Change only if this build is live. Allowed with exactly one name. */
  ifLive?: string;
  dryRun?: boolean;
  /** The reason to change during a freeze window; journaled. */
  breakFreeze?: string | undefined;
  /** The proposal of another person that the actor approves. */
  proposal?: ProvenProposal;
}

/** The result of a change, or of its dry run. */
export interface Change {
  /** False if all targets were live already; `release` is then the current one. */
  changed: boolean;
  release: Release;
  /** The release before; `null` if this is the first. */
  previous: Release | null;
  /** The refusals of the gate that `acceptBreak` accepted. */
  accepted: Refusal[];
  /** How many other changes came first. */
  lostRaces: number;
  /**
   * The new timestamp of the channel; `null` if nothing was changed, or if it could not be written.
   * The release is valid without it.
   */
  timestamp: Timestamp | null;
  /**
   * Set if the policy requires a second person: nothing is served yet, and `release` is only
   * proposed.
   */
  proposed?: ProvenProposal;
}

/**
 * Each lost race means that another change succeeded; this many in a row point to another fault.
 */
const MAX_ATTEMPTS = 50;

/** The build that a name is to serve, and the other one that some visitors are to get. */
export interface Target extends BuildName {
  other?: { buildId: string; as: (build: BuildRef) => Pick<LiveBuild, 'canary' | 'holdback'> };
}

/** One change, as it is planned from the journal. */
export interface Plan extends Omit<Step, 'targets'> {
  targets: Target[];
  reason: string | null;
}

const requireLive = (current: Release | null, options: ChangeOptions, targets: readonly BuildName[]): void => {
  if (options.ifLive === undefined) return;
  const [target] = targets;
  if (!target || targets.length > 1) {
    throw new ReleaseError('usage', '--if-live needs exactly one name', 'Change one name at a time with --if-live.');
  }
  const live = current?.builds[target.name]?.buildId ?? 'nothing';
  if (live !== options.ifLive) {
    throw new ReleaseError(
      'precondition',
      `${target.name} ${options.channel} serves ${live}, not ${options.ifLive}`,
      'Nothing was changed. Look at `paddock status`, then decide again.',
    );
  }
};

/** A key that may roll back but not promote alone may only return to builds that were live here. */
const requireOnceLive = (
  history: readonly Release[],
  policy: Policy,
  key: PolicyKey,
  { action, targets }: Pick<Plan, 'action' | 'targets'>,
  channel: string,
): void => {
  if (action !== 'rollback') return;
  const sequence = history.length + 1;
  const unable = missingRights(
    key,
    'promote',
    targets.map(({ name }) => name),
  );
  const isBound = (name: string) => unable.includes(name) || isForTwo(policy, channel, name, sequence);
  const never = targets.find(
    ({ name, buildId }) => isBound(name) && !history.some(({ builds }) => builds[name]?.buildId === buildId),
  );
  if (!never) return;
  throw new ReleaseError(
    'unauthorised',
    `The key ${key.name} may only roll back to what ${channel} had live, and ${never.name} ${never.buildId} never was`,
    `See what was: paddock history ${never.name}. To serve a new build, promote it with a key that may.`,
  );
};

/** Whether a channel is in this state already. */
const sameState = (
  { builds, frozen, vouch, about = '' }: State,
  current: Release,
  history: readonly Release[],
): boolean =>
  canonicalJson([builds, frozen ?? []]) === canonicalJson([current.builds, current.frozen ?? []]) &&
  (!vouch || goodBuilds(history, about).some((each) => each.isVouched && each.buildId === vouch.build.buildId));

/** Throws `usage` if a reason is given, but empty. */
const requireReasons = ({ acceptBreak, breakFreeze }: ChangeOptions): void => {
  if (breakFreeze?.trim() === '')
    throw new ReleaseError('usage', 'A broken freeze needs a reason', "Say why: --break-freeze '<why>'.");
  if (acceptBreak?.trim() === '')
    throw new ReleaseError('usage', 'An accepted break needs a reason', 'Say why: --accept-break "<why>".');
};

/** A change that is planned on the newest release, by a key that may make it. */
interface Attempt {
  history: readonly Release[];
  /** The hash of the newest release. */
  head: string | null;
  checkpointed: number;
  current: Release | null;
  policy: Policy;
  key: PolicyKey;
  plan: Plan;
  /** The names of the plan. Some may serve what it wants already. */
  names: string[];
}

/** Reads the newest release, plans the change on it and checks the rights of the key. */
const beginAttempt = async (
  store: ReleaseStore,
  actor: Actor,
  options: ChangeOptions,
  known: Policy,
  planOn: (history: readonly Release[]) => Plan,
): Promise<Attempt> => {
  const { channel } = options;
  const { releases: history, head, checkpointed } = await readHistory(store, known, channel);
  const current = history.at(-1) ?? null;
  // Read again on each attempt: the key may have been retired meanwhile.
  const policy = await readPolicy(store);
  const plan = planOn(history);
  requireLive(current, options, plan.targets);
  const names = [...plan.targets.map(({ name }) => name), ...[plan.withdrawn ?? []].flat()];
  const key = requireRight(policy, actor, plan.action, namesOf({ ...plan, changed: names }));
  requireOnceLive(history, policy, key, plan, channel);
  return { history, head, checkpointed, current, policy, key, plan, names };
};

/** The builds that the targets of a plan serve, with their digests. */
const liveBuildsOf = async (
  builds: BuildReader,
  current: Release | null,
  { action, targets }: Plan,
): Promise<Record<string, LiveBuild>> => {
  const refOf = async (name: string, buildId: string): Promise<BuildRef> => {
    const live = current?.builds[name];
    const known = [live, live?.canary?.build, live?.holdback?.build].find((ref) => ref?.buildId === buildId);
    return { buildId, digest: known?.digest ?? (await builds.read({ name, buildId })).statement.digest };
  };
  const refs: Record<string, LiveBuild> = {};
  for (const { name, buildId, other } of targets) {
    const live = current?.builds[name];
    // A promote of the live build keeps its canary.
    const isKept = live?.buildId === buildId && action === 'promote';
    const ref = isKept ? live : await refOf(name, buildId);
    refs[name] = other ? { ...ref, ...other.as(await refOf(name, other.buildId)) } : ref;
  }
  return refs;
};

/** The state of the channel after the change. A rollback by a robot freezes its names. */
const stateAfter = async (builds: BuildReader, { history, current, key, plan, names }: Attempt): Promise<State> => {
  const targets = await liveBuildsOf(builds, current, plan);
  const robotFreezes = isRobot(key) && plan.action === 'rollback' ? names : [];
  const frozen = [...new Set([...(plan.frozen ?? current?.frozen ?? []), ...robotFreezes])];
  return nextState(history, { ...plan, targets, frozen });
};

const requireShell = ({ builds }: State, { targets }: Plan, channel: string): void => {
  if (builds.shell) return;
  const named = targets.map(({ name, buildId }) => `${name}@${buildId}`).join(' ');
  throw new ReleaseError(
    'precondition',
    `${channel} has no shell yet, so nothing could be served`,
    `Promote one with it: paddock promote shell@<buildId> ${named} --channel ${channel}`,
  );
};

/** gc may have removed the last known good build, and a release must not name a missing build. */
const dropMissingGoods = async (builds: BuildReader, state: State): Promise<void> => {
  for (const name of goodsOf(state)) {
    const good = state.lastKnownGood[name];
    if (good && (await builds.take({ name, ...good }, true)) === null) delete state.lastKnownGood[name];
  }
};

/** Passes the freeze windows and the gate, and signs the release. */
const passAndSign = async (
  builds: BuildReader,
  actor: Actor,
  options: ChangeOptions,
  { current, head, policy, key, plan, names }: Attempt,
  state: State,
): Promise<Pick<Change, 'release' | 'accepted'>> => {
  const { channel, acceptBreak = null, proposal } = options;
  const at = actor.now();
  const brokenFreeze = canBeFrozen(plan.action) ? passWindow(policy, key, options, names, at) : undefined;
  const gate = { channel, acceptBreak, now: at.getTime() };
  const { proven, accepted } = await passGate(builds, state, current, gate);
  const release = await signRelease(
    {
      schema: 1,
      channel,
      sequence: (current?.sequence ?? 0) + 1,
      previous: head,
      at: at.toISOString(),
      who: actor.who,
      ...state,
      reason: plan.reason,
      proven: proven.length > 0 ? [...proven, ...(await provenRuns(builds, state))] : [],
      acceptedBreak: accepted.length > 0 ? acceptBreak : null,
      ...(brokenFreeze !== undefined && { brokenFreeze }),
      policy: policy.version,
      ...(proposal && { proposal: proposal.text }),
    },
    actor.key,
  );
  return { release, accepted };
};

/** Throws `unauthorised` if a robot signed what only a person may. */
const requireRobotMay = async (
  store: ReleaseStore,
  { policy, key, plan, names }: Attempt,
  release: Release,
  before: Link | null,
): Promise<void> => {
  const problem = await robotProblem(store, policy, release, before);
  if (!problem) return;
  throw new ReleaseError(
    'unauthorised',
    `The key ${key.name} may not ${plan.action} ${names.join(', ') || plan.about}: ${problem}`,
    'Nothing was changed. A person decides, with a key of their own.',
  );
};

/** The builds that must still be there when a release is written. */
const buildsFor = (state: State): BuildName[] =>
  namedBuilds(state)
    .filter(({ name }) => state.changed.includes(name) || name === state.about)
    .map(({ name, ref: { buildId } }) => ({ name, buildId }));

/**
 * Writes what follows a written release, and returns the timestamp. The release is committed, even
 * if these writes fail.
 */
const followUp = async (
  store: ReleaseStore,
  actor: Actor,
  { history, policy, checkpointed }: Attempt,
  link: Link,
): Promise<Timestamp | null> => {
  const timestamp = await writeTimestamp(store, actor, policy, link).catch(() => null);
  await writeCheckpoints(store, policy, actor.key, [...history, link.release], checkpointed).catch(() => null);
  return timestamp;
};

/**
 * Runs one change until it is written or refused: read the newest release, plan, check, sign,
 * create the next number. The loser of a race re-reads the journal and starts again, so that no
 * change is lost and none is written unchecked.
 */
export const applyChange = async (
  store: ReleaseStore,
  actor: Actor,
  options: ChangeOptions,
  planOn: (history: readonly Release[]) => Plan,
): Promise<Change> => {
  const { channel, dryRun = false, proposal } = options;
  requireReasons(options);
  const known = await readPolicy(store);
  let builds = createBuildReader(store, known);
  for (let lostRaces = 0; lostRaces < MAX_ATTEMPTS; lostRaces += 1) {
    const attempt = await beginAttempt(store, actor, options, known, planOn);
    const { history, head, current, policy, key, plan, names } = attempt;
    const state = await stateAfter(builds, attempt);
    if (current !== null && sameState(state, current, history))
      return { changed: false, release: current, previous: current, accepted: [], lostRaces, timestamp: null };
    if (canBeFrozen(plan.action)) requireThawed(history, names, channel);
    requireShell(state, plan, channel);
    await dropMissingGoods(builds, state);

    const { release, accepted } = await passAndSign(builds, actor, options, attempt, state);
    const before = current && head ? { release: current, head } : null;
    await requireRobotMay(store, attempt, release, before);
    const change = { changed: true, release, previous: current, accepted, lostRaces, timestamp: null };
    const second = await secondProblem(store, policy, release, before);
    if (second && !proposal) return { ...change, proposed: await propose(store, actor, key, release, dryRun) };
    if (second) {
      throw new ReleaseError(
        'unauthorised',
        `The proposal ${proposal?.id} cannot be approved: ${second}`,
        'Nothing was changed. See: paddock proposals. To propose it again: paddock promote.',
      );
    }
    if (dryRun) return change;
    // The policy may have begun to require two persons since it was read.
    if ((await readPolicy(store)).version !== policy.version) continue;
    const bytes = releaseBytes(release);
    const outcome = await store.appendRecord(channel, release.sequence, bytes, buildsFor(state));
    if (outcome === 'written')
      return { ...change, timestamp: await followUp(store, actor, attempt, { release, head: hashOf(bytes) }) };
    // gc removed one of the builds since it was read.
    if (outcome === 'stale') builds = createBuildReader(store, known);
  }
  throw new ReleaseError(
    'lost-race',
    `Others changed ${channel} ${MAX_ATTEMPTS} times while this change was being checked`,
    'Nothing was changed. Look at `paddock history`, then try again.',
  );
};
