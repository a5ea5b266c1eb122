import { type BuildRef, type Canary, type LiveBuild, namedBuilds, parseRelease, type Release } from '../record.ts';
import { ReleaseError } from '../release-error.ts';
import type { BuildName, ReleaseStore } from '../store/store.ts';
import type { Actor } from '../trust/actor.ts';
import { goodBuilds } from '../trust/good-builds.ts';
import { readHistory, releaseBytes } from '../trust/journal.ts';
import { missingRights, type PolicyKey, readPolicy, requireRight } from '../trust/policy.ts';
import { rightOf } from '../trust/prove-release.ts';
import { hashOf, signRecord } from '../trust/signing.ts';
import { type Timestamp, writeTimestamp } from '../trust/timestamp.ts';
import { type BuildReader, createBuildReader } from './build-reader.ts';
import type { Refusal } from './gate.ts';
import { nextState } from './next-state.ts';
import { passGate } from './pass-gate.ts';

export interface ChangeOptions {
  channel: string;
  /** The reason to accept refusals of the gate; journaled. A broken file is never accepted. */
  acceptBreak?: string | null;
  /** Change only if this build is live. Needs exactly one name. */
  ifLive?: string;
  /** Change only if this build is the canary of the one name. */
  ifCanary?: string;
  dryRun?: boolean;
}

export interface PromoteOptions extends ChangeOptions {
  targets: BuildName[];
  reason?: string | null;
}

export interface RollbackOptions extends ChangeOptions {
  name: string;
  /** Default: the live build without its canary; where it has none, the last known good build. */
  to?: string;
  reason: string;
}

export interface RollbackToReleaseOptions extends Omit<ChangeOptions, 'ifLive' | 'ifCanary'> {
  /** The sequence of the release whose builds are served again. */
  release: number;
  /** Change only if this is still the newest release. */
  ifNewest?: number;
  reason: string;
}

/** The result of a promote or a rollback, or of its dry run. */
export interface Change {
  /** False if all targets were live already; `release` is then the present one. */
  changed: boolean;
  release: Release;
  /** The release before; `null` if this is the first. */
  previous: Release | null;
  /** The refusals of the gate that `acceptBreak` accepted. */
  accepted: Refusal[];
  /** How many other changes came first. */
  lostRaces: number;
  /**
   * The new timestamp of the channel; `null` if nothing was changed, or if it could not be written,
   * in which case the release stands.
   */
  timestamp: Timestamp | null;
}

/**
 * Each lost race means that another change succeeded; this many in a row point to another fault.
 */
const MAX_ATTEMPTS = 50;

/** The build that a name is to serve, and the other one that some visitors are to get. */
interface Target extends BuildName {
  other?: { buildId: string; as: (build: BuildRef) => Pick<LiveBuild, 'canary' | 'holdback'> };
}

export interface Plan {
  action: Release['action'];
  targets: Target[];
  reason: string | null;
}

const requireLive = (current: Release | null, options: ChangeOptions, targets: readonly BuildName[]): void => {
  const [target] = targets;
  const canary = current?.builds[target?.name ?? '']?.canary?.build.buildId;
  if (options.ifCanary !== undefined && options.ifCanary !== canary) {
    throw new ReleaseError(
      'precondition',
      `${target?.name} ${options.channel} has ${canary === undefined ? 'no canary' : `the canary ${canary}`}, not ${options.ifCanary}`,
      'Nothing was changed. Look at `paddock status`, then decide again.',
    );
  }
  if (options.ifLive === undefined) return;
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

/** A key that may roll back and not promote returns only to builds that the channel had live. */
const requireOnceLive = (
  history: readonly Release[],
  key: PolicyKey,
  { action, targets }: Pick<Plan, 'action' | 'targets'>,
  channel: string,
): void => {
  if (action !== 'rollback') return;
  const bound = missingRights(
    key,
    'promote',
    targets.map(({ name }) => name),
  );
  const never = targets.find(
    ({ name, buildId }) => bound.includes(name) && !history.some(({ builds }) => builds[name]?.buildId === buildId),
  );
  if (!never) return;
  throw new ReleaseError(
    'unauthorised',
    `The key ${key.name} may only roll back to what ${channel} had live, and ${never.name} ${never.buildId} never was`,
    `See what was: paddock history ${never.name}. To serve a new build, promote it with a key that may.`,
  );
};

/** Publishing has run each remote that changes, and its canary. A shell is not run, and older builds were not. */
const provenRuns = async (reader: BuildReader, { changed, builds }: Pick<Release, 'changed' | 'builds'>) => {
  const ran = await Promise.all(
    namedBuilds({ builds, lastKnownGood: {} })
      .filter(({ name }) => name !== 'shell' && changed.includes(name))
      .map(({ name, ref }) =>
        reader.read({ name, ...ref }).then(
          ({ statement }) => statement.runs !== undefined,
          () => false,
        ),
      ),
  );
  return ran.length > 0 && ran.every(Boolean) ? ['runs'] : [];
};

/** Signs a release and parses it as a reader would, so that no invalid record is journaled. */
const signRelease = (unsigned: Omit<Release, 'signature'>, { key }: Actor): Release => {
  const release: Release = { ...unsigned, signature: signRecord('release', unsigned, key) };
  try {
    parseRelease(release);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new ReleaseError(
      'usage',
      `This cannot be journaled: ${why}`,
      'Nothing was changed. Say it in one line of plain text.',
      { cause },
    );
  }
  return release;
};

/**
 * Runs one change until it is written or refused: read the newest release, plan, check, sign,
 * create the next number. The loser of a race starts again from what the winner wrote, so nothing
 * is lost and nothing unchecked is written.
 */
export const changeRelease = async (
  store: ReleaseStore,
  actor: Actor,
  options: ChangeOptions,
  plan: (history: readonly Release[]) => Plan,
): Promise<Change> => {
  const { channel, acceptBreak = null, dryRun = false } = options;
  if (acceptBreak?.trim() === '') {
    throw new ReleaseError('usage', 'An accepted break needs a reason', 'Say why: --accept-break "<why>".');
  }
  const policy = await readPolicy(store);
  let builds = createBuildReader(store, policy);
  for (let lostRaces = 0; lostRaces < MAX_ATTEMPTS; lostRaces += 1) {
    const { releases: history, head } = await readHistory(store, policy, channel);
    const current = history.at(-1) ?? null;
    const { action, targets, reason } = plan(history);
    requireLive(current, options, targets);
    // Read again on each attempt: the key may have been retired meanwhile.
    const now = await readPolicy(store);
    const key = requireRight(
      now,
      actor.key.id,
      rightOf(action),
      targets.map(({ name }) => name),
    );
    requireOnceLive(history, key, { action, targets }, channel);

    const refOf = async (name: string, buildId: string): Promise<BuildRef> => {
      const live = current?.builds[name];
      const known = [live, live?.canary?.build, live?.holdback?.build].find((ref) => ref?.buildId === buildId);
      return { buildId, digest: known?.digest ?? (await builds.read({ name, buildId })).statement.digest };
    };
    const refs: Record<string, LiveBuild> = {};
    for (const { name, buildId, other } of targets) {
      const live = current?.builds[name];
      // A promote of what is live leaves its canary.
      const isKept = live?.buildId === buildId && action === 'promote';
      const ref = isKept ? live : await refOf(name, buildId);
      refs[name] = other ? { ...ref, ...other.as(await refOf(name, other.buildId)) } : ref;
    }
    const state = nextState(history, action, refs);
    if (state.changed.length === 0) {
      if (current === null) throw new ReleaseError('usage', 'Nothing was named', 'Name what to promote: name@buildId.');
      return { changed: false, release: current, previous: current, accepted: [], lostRaces, timestamp: null };
    }
    if (!state.builds.shell) {
      const named = targets.map(({ name, buildId }) => `${name}@${buildId}`).join(' ');
      throw new ReleaseError(
        'precondition',
        `${channel} has no shell yet, so nothing could be served`,
        `Promote one with it: paddock promote shell@<buildId> ${named} --channel ${channel}`,
      );
    }

    // gc may have removed that build, and a release names no build that is gone.
    for (const name of state.changed) {
      const good = state.lastKnownGood[name];
      if (good && (await builds.take({ name, ...good }, true)) === null) delete state.lastKnownGood[name];
    }

    const at = actor.now();
    const gate = { channel, acceptBreak, now: at.getTime() };
    const { proven, accepted } = await passGate(builds, state, current, gate);
    const release = signRelease(
      {
        schema: 1,
        channel,
        sequence: (current?.sequence ?? 0) + 1,
        previous: head,
        at: at.toISOString(),
        who: actor.who,
        ...state,
        reason,
        proven: [...proven, ...(await provenRuns(builds, state))],
        acceptedBreak: accepted.length > 0 ? acceptBreak : null,
        policy: now.version,
      },
      actor,
    );
    const change = { changed: true, release, previous: current, accepted, lostRaces, timestamp: null };
    if (dryRun) return change;
    const needs = namedBuilds(state)
      .filter(({ name }) => state.changed.includes(name))
      .map(({ name, ref: { buildId } }) => ({ name, buildId }));
    const bytes = releaseBytes(release);
    const outcome = await store.appendRecord(channel, release.sequence, bytes, needs);
    if (outcome === 'written') {
      // The release is committed, even if this last write fails.
      const link = { release, head: hashOf(bytes) };
      return { ...change, timestamp: await writeTimestamp(store, actor, now, link).catch(() => null) };
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

const canaryIsLive = (channel: string, name: string, { build }: Canary): ReleaseError =>
  new ReleaseError(
    'precondition',
    `${channel} has a canary of ${name}: ${build.buildId}`,
    `End it first: paddock canary stop ${name}, or paddock canary finish ${name}.`,
  );

/**
 * Makes one release that serves these builds on a channel. Throws `not-found` (unknown build),
 * `verification` (a build or the journal cannot be proven), `refused` (by the gate, with reasons),
 * `precondition`, `unauthorised`, `lost-race`, `storage`.
 */
export const promote = async (store: ReleaseStore, actor: Actor, options: PromoteOptions): Promise<Change> => {
  const names = options.targets.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new ReleaseError('usage', `${twice} is named twice`, 'Name each remote once.');
  return changeRelease(store, actor, options, (history) => {
    const { channel, targets, reason = null } = options;
    for (const { name, buildId } of targets) {
      const live = history.at(-1)?.builds[name];
      if (live?.canary && live.buildId !== buildId) throw canaryIsLive(channel, name, live.canary);
    }
    return { action: 'promote', targets, reason };
  });
};

/** The build that a rollback without a target returns to; `null` if there is none. */
export const rollbackTarget = (history: readonly Release[], name: string): BuildRef | null =>
  goodBuilds(history, name).at(-2) ?? null;

/**
 * Serves an earlier build of one name again, or ends its canary. Nothing is built or copied, other
 * names stay. Throws as {@link promote}.
 */
export const rollback = (store: ReleaseStore, actor: Actor, options: RollbackOptions): Promise<Change> =>
  changeRelease(store, actor, options, (history) => {
    const { name, channel, to, reason } = options;
    if (!history.at(-1)?.builds[name]) {
      throw new ReleaseError('not-found', `${channel} does not serve ${name}`, 'See what it serves: paddock status.');
    }
    const live = history.at(-1)?.builds[name];
    const buildId = to ?? (live?.canary ? live.buildId : rollbackTarget(history, name)?.buildId);
    if (buildId === undefined) {
      throw new ReleaseError(
        'precondition',
        `${name} has no earlier good build on ${channel}`,
        `Name one with --to; see: paddock history ${name} --channel ${channel}`,
      );
    }
    return { action: 'rollback', targets: [{ name, buildId }], reason };
  });

/** The builds that a return to an earlier release changes, and those whose canary it ends. Names that came later stay. */
export const rollbackSet = (history: readonly Release[], release: number): BuildName[] => {
  const current = history.at(-1)?.builds ?? {};
  return Object.entries(history.find(({ sequence }) => sequence === release)?.builds ?? {})
    .filter(([name, { buildId }]) => current[name]?.buildId !== buildId || current[name].canary)
    .map(([name, { buildId }]) => ({ name, buildId }));
};

/**
 * Serves all builds of an earlier release again, in one release: a shell and the remotes that need
 * it go back together. Throws as {@link promote}.
 */
export const rollbackToRelease = (
  store: ReleaseStore,
  actor: Actor,
  options: RollbackToReleaseOptions,
): Promise<Change> =>
  changeRelease(store, actor, options, (history) => {
    const { channel, release, ifNewest, reason } = options;
    const newest = history.at(-1)?.sequence ?? 0;
    if (ifNewest !== undefined && newest !== ifNewest) {
      throw new ReleaseError(
        'precondition',
        `${channel} is at release ${newest}, not ${ifNewest}`,
        'Nothing was changed. Look at `paddock history`, then decide again.',
      );
    }
    if (release < 1 || release > newest) {
      throw new ReleaseError('not-found', `${channel} has no release ${release}`, 'See: paddock history.');
    }
    return { action: 'rollback', targets: rollbackSet(history, release), reason };
  });
