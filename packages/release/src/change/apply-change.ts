import { type BuildRef, canonicalJson, type LiveBuild, namedBuilds, type Release } from '../record.ts';
import { ReleaseError } from '../release-error.ts';
import type { BuildName, ReleaseStore } from '../store/store.ts';
import type { Actor } from '../trust/actor.ts';
import { writeCheckpoints } from '../trust/checkpoint.ts';
import { describeEnd, openWindow } from '../trust/freeze-window.ts';
import { goodBuilds } from '../trust/good-builds.ts';
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
import { type Timestamp, writeTimestamp } from '../trust/timestamp.ts';
import { isForTwo, type ProvenProposal, secondProblem } from '../trust/two-persons.ts';
import { createBuildReader } from './build-reader.ts';
import type { Refusal } from './gate.ts';
import { goodsOf, nextState, type State, type Step } from './next-state.ts';
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

/** The last release that froze a name, or `*` for the whole channel; `null` if it is not frozen. */
export const frozenBy = (history: readonly Release[], scope: string): Release | null => {
  if (!history.at(-1)?.frozen?.includes(scope)) return null;
  const before = history.findLastIndex(({ frozen }) => !frozen?.includes(scope));
  return history[before + 1] ?? null;
};

/** Throws `precondition` if one of the names is frozen. */
export const requireThawed = (history: readonly Release[], names: readonly string[], channel: string): void => {
  for (const scope of names.length > 0 ? ['*', ...names] : []) {
    const by = frozenBy(history, scope);
    if (by === null) continue;
    const isAll = scope === '*';
    throw new ReleaseError(
      'precondition',
      `${isAll ? channel : scope} is frozen since release ${by.sequence} of ${channel}, by ${by.who}: ${by.reason}`,
      `Nothing was changed. If that is settled: paddock unfreeze ${isAll ? '' : `${scope} `}--reason '<why>' --channel ${channel}`,
    );
  }
};

/**
 * The reason to journal if the change breaks an open freeze window. Throws `precondition` if one is
 * open and no reason is given, `unauthorised` if the key may not break it.
 */
const passWindow = (
  policy: Policy,
  key: PolicyKey,
  { channel, breakFreeze }: ChangeOptions,
  names: readonly string[],
  at: Date,
): string | undefined => {
  const open = openWindow(policy.channels?.[channel]?.windows, at.getTime());
  if (!open) return undefined;
  const missing = missingRights(key, 'breakFreeze', names);
  const what = `${channel} is frozen until ${describeEnd(open)}: the window ${open.window.name}`;
  if (breakFreeze === undefined) {
    throw new ReleaseError(
      'precondition',
      what,
      `Nothing was changed. Rollbacks go on. If it cannot wait${missing.length > 0 ? ', somebody whose key may' : ''}: --break-freeze '<why>'`,
    );
  }
  if (missing.length > 0) {
    throw new ReleaseError(
      'unauthorised',
      `${what}, and the key ${key.name} may not break it for ${missing.join(', ')}`,
      'Wait, or ask a person whose key may (paddock keys list).',
    );
  }
  return breakFreeze;
};

/** Whether a channel is in this state already. */
const sameState = (
  { builds, frozen, vouch, about = '' }: State,
  current: Release,
  history: readonly Release[],
): boolean =>
  canonicalJson([builds, frozen ?? []]) === canonicalJson([current.builds, current.frozen ?? []]) &&
  (!vouch || goodBuilds(history, about).some((each) => each.isVouched && each.buildId === vouch.build.buildId));

/**
 * Runs one change until it is written or refused: read the newest release, plan, check, sign,
 * create the next number. The loser of a race re-reads the journal and starts again, so that no
 * change is lost and none is written unchecked.
 */
export const applyChange = async (
  store: ReleaseStore,
  actor: Actor,
  options: ChangeOptions,
  plan: (history: readonly Release[]) => Plan,
): Promise<Change> => {
  const { channel, acceptBreak = null, dryRun = false, breakFreeze, proposal } = options;
  if (breakFreeze?.trim() === '')
    throw new ReleaseError('usage', 'A broken freeze needs a reason', "Say why: --break-freeze '<why>'.");
  if (acceptBreak?.trim() === '') {
    throw new ReleaseError('usage', 'An accepted break needs a reason', 'Say why: --accept-break "<why>".');
  }
  const policy = await readPolicy(store);
  let builds = createBuildReader(store, policy);
  for (let lostRaces = 0; lostRaces < MAX_ATTEMPTS; lostRaces += 1) {
    const { releases: history, head, checkpointed } = await readHistory(store, policy, channel);
    const current = history.at(-1) ?? null;
    // Read again on each attempt: the key may have been retired meanwhile.
    const now = await readPolicy(store);
    const planned = plan(history);
    const { action, targets, reason } = planned;
    requireLive(current, options, targets);
    const changed = [...targets.map(({ name }) => name), ...[planned.withdrawn ?? []].flat()];
    const key = requireRight(now, actor, action, namesOf({ ...planned, changed }));
    requireOnceLive(history, now, key, { action, targets }, channel);

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
    const robotFreezes = isRobot(key) && action === 'rollback' ? changed : [];
    const frozen = [...new Set([...(planned.frozen ?? current?.frozen ?? []), ...robotFreezes])];
    const state = nextState(history, { ...planned, targets: refs, frozen });
    if (current !== null && sameState(state, current, history)) {
      return { changed: false, release: current, previous: current, accepted: [], lostRaces, timestamp: null };
    }
    // A freeze never holds up a rollback.
    const isPromote = action === 'promote' || action === 'withdraw' || action === 'canary';
    if (isPromote) requireThawed(history, changed, channel);
    if (!state.builds.shell) {
      const named = targets.map(({ name, buildId }) => `${name}@${buildId}`).join(' ');
      throw new ReleaseError(
        'precondition',
        `${channel} has no shell yet, so nothing could be served`,
        `Promote one with it: paddock promote shell@<buildId> ${named} --channel ${channel}`,
      );
    }

    // gc may have removed the last known good build, and a release must not name a missing build.
    for (const name of goodsOf(state)) {
      const good = state.lastKnownGood[name];
      if (good && (await builds.take({ name, ...good }, true)) === null) delete state.lastKnownGood[name];
    }

    const at = actor.now();
    const brokenFreeze = isPromote ? passWindow(now, key, options, changed, at) : undefined;
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
        reason,
        proven: proven.length > 0 ? [...proven, ...(await provenRuns(builds, state))] : [],
        acceptedBreak: accepted.length > 0 ? acceptBreak : null,
        ...(brokenFreeze !== undefined && { brokenFreeze }),
        policy: now.version,
        ...(proposal && { proposal: proposal.text }),
      },
      actor.key,
    );
    const before = current && head ? { release: current, head } : null;
    const problem = await robotProblem(store, now, release, before);
    if (problem) {
      throw new ReleaseError(
        'unauthorised',
        `The key ${key.name} may not ${action} ${changed.join(', ') || planned.about}: ${problem}`,
        'Nothing was changed. A person decides, with a key of their own.',
      );
    }
    const change = { changed: true, release, previous: current, accepted, lostRaces, timestamp: null };
    const second = await secondProblem(store, now, release, before);
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
    if ((await readPolicy(store)).version !== now.version) continue;
    const needs = namedBuilds(state)
      .filter(({ name }) => state.changed.includes(name) || name === state.about)
      .map(({ name, ref: { buildId } }) => ({ name, buildId }));
    const bytes = releaseBytes(release);
    const outcome = await store.appendRecord(channel, release.sequence, bytes, needs);
    if (outcome === 'written') {
      // The release is committed, even if the last writes fail.
      const link = { release, head: hashOf(bytes) };
      const timestamp = await writeTimestamp(store, actor, now, link).catch(() => null);
      await writeCheckpoints(store, now, actor.key, [...history, release], checkpointed).catch(() => null);
      return { ...change, timestamp };
    }
    // gc removed one of the builds since it was read.
    if (outcome === 'stale') builds = createBuildReader(store, policy);
  }
  throw new ReleaseError(
    'lost-race',
    `Others changed ${channel} ${MAX_ATTEMPTS} times while this change was being checked`,
    'Nothing was changed. Look at `paddock history`, then try again.',
  );
};
