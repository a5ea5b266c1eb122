import type { Actor } from './actor.ts';
import { gzipBytes } from './compress.ts';
import { checkRelease, GATE_CHECKS, type GateBuild, type Refusal } from './gate.ts';
import { goodBuilds, nextState } from './good-builds.ts';
import { type History, readHistory, releaseBytes } from './journal.ts';
import { type Policy, readPolicy, requireRight } from './policy.ts';
import { brokenFiles, type PublishedBuild, readBuild } from './published-build.ts';
import type { Build, BuildRef, Release } from './record.ts';
import { isReleaseError, ReleaseError } from './release-error.ts';
import { signRecord } from './signing.ts';
import type { BuildName, ReleaseStore } from './store.ts';

interface ChangeOptions {
  channel: string;
  /** Why a refusal of the gate is accepted; journaled. A broken file is never accepted. */
  acceptBreak?: string | null;
  /** Change only if this build is live now, of the one name that is changed. */
  ifLive?: string;
  dryRun?: boolean;
}

export interface PromoteOptions extends ChangeOptions {
  targets: BuildName[];
  reason?: string | null;
}

export interface RollbackOptions extends ChangeOptions {
  name: string;
  /** Without it, the last known good build. */
  to?: string;
  reason: string;
}

/** What a promote or a rollback did, or would do. */
export interface Change {
  /** False if all targets were live already; then `release` is the one that is. */
  changed: boolean;
  release: Release;
  /** The release before, `null` if this is the first. */
  previous: Release | null;
  /** Refusals of the gate that `acceptBreak` accepted. */
  accepted: Refusal[];
  /** How often someone else was faster. */
  lostRaces: number;
}

/** Each lost race means that another change got through; so many in a row mean that something else is wrong. */
const MAX_ATTEMPTS = 50;

const explain = (refusals: readonly Refusal[]): string =>
  refusals.map(({ check, what, why, mend }) => `  ${check.padEnd(9)} ${what} ${why}.\n            ${mend}`).join('\n');

const readInitialBytes = async (store: ReleaseStore, { name, buildId, entry, initial }: Build): Promise<number> => {
  let total = 0;
  for (const file of [entry, ...initial.js]) {
    const gzipped = await store.readBuildFile(name, buildId, `${file}.gz`);
    const bytes = gzipped ?? (await gzipBytes((await store.readBuildFile(name, buildId, file)) ?? Buffer.alloc(0)));
    total += bytes.length;
  }
  return total;
};

/** Reads builds for one command; what is immutable is read, proven and weighed once, however often the race is run. */
const createBuildReader = (store: ReleaseStore, policy: Policy) => {
  const published = new Map<string, Promise<PublishedBuild>>();
  const weighed = new Map<string, Promise<GateBuild>>();
  const once = <T>(cache: Map<string, Promise<T>>, key: string, read: () => Promise<T>): Promise<T> => {
    const value = cache.get(key) ?? read();
    cache.set(key, value);
    return value;
  };
  const keyOf = ({ name, buildId }: BuildName): string => `${name}@${buildId}`;
  const read = (wanted: BuildName & Partial<BuildRef>) =>
    once(published, keyOf(wanted), () => readBuild(store, policy, wanted));
  const weigh = (wanted: BuildName & Partial<BuildRef>) =>
    once(weighed, keyOf(wanted), async () => {
      const { build } = await read(wanted);
      return { build, broken: await brokenFiles(store, build), initialBytes: await readInitialBytes(store, build) };
    });
  /** One that stays as it is. If it may be absent, a damaged one does not stand in the way of rolling back another. */
  const take = async (wanted: BuildName & BuildRef, mayBeAbsent: boolean): Promise<GateBuild | null> => {
    try {
      return { build: (await read(wanted)).build, broken: [], initialBytes: 0 };
    } catch (error) {
      if (mayBeAbsent && isReleaseError(error) && error.kind !== 'storage') return null;
      throw error;
    }
  };
  return { read, weigh, take };
};

interface Plan {
  action: Release['action'];
  targets: BuildName[];
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

/**
 * Runs one change until it is written or refused: read the newest release, plan, check, sign, create the next number. Whoever
 * comes second starts again from what the first wrote, so nothing is lost and nothing unchecked is written.
 */
const changeRelease = async (
  store: ReleaseStore,
  actor: Actor,
  options: ChangeOptions,
  plan: (history: readonly Release[]) => Plan,
): Promise<Change> => {
  const { channel, acceptBreak = null, dryRun = false } = options;
  const policy = await readPolicy(store);
  const builds = createBuildReader(store, policy);
  let known: History | undefined;

  for (let lostRaces = 0; lostRaces < MAX_ATTEMPTS; lostRaces += 1) {
    known = await readHistory(store, policy, channel, known);
    const { releases: history, head } = known;
    const current = history.at(-1) ?? null;
    const { action, targets, reason } = plan(history);
    requireLive(current, options, targets);
    requireRight(
      policy,
      actor.key.id,
      action,
      targets.map(({ name }) => name),
    );

    const refs: Record<string, BuildRef> = {};
    for (const target of targets) {
      const { statement } = await builds.read(target);
      refs[target.name] = { buildId: target.buildId, digest: statement.digest };
    }
    const state = nextState(history, action, refs);
    if (state.changed.length === 0) {
      if (current === null) throw new ReleaseError('usage', 'Nothing was named', 'Name what to promote: name@buildId.');
      return { changed: false, release: current, previous: current, accepted: [], lostRaces };
    }
    if (!state.builds.shell) {
      const named = targets.map(({ name, buildId }) => `${name}@${buildId}`).join(' ');
      throw new ReleaseError(
        'precondition',
        `${channel} has no shell yet, so nothing could be served`,
        `Promote one with it: paddock promote shell@<buildId> ${named} --channel ${channel}`,
      );
    }

    const gateBuilds: Record<string, GateBuild> = {};
    for (const [name, ref] of Object.entries(state.builds)) {
      const wanted = { name, ...ref };
      const weighed = state.changed.includes(name)
        ? await builds.weigh(wanted)
        : await builds.take(wanted, action === 'rollback' && name !== 'shell');
      if (weighed) gateBuilds[name] = weighed;
    }
    // A rollback is held against the shell that is live, not against one that might follow, and not against the budget:
    // at three in the morning the question is what runs now.
    const returnRef = action === 'promote' ? state.lastKnownGood.shell : undefined;
    const returnShell = returnRef ? (await builds.read({ name: 'shell', ...returnRef })).build : null;
    const refusals = checkRelease({ builds: gateBuilds, changed: state.changed, returnShell }).filter(
      ({ check }) => action === 'promote' || check !== 'budget',
    );
    if (refusals.some(({ check }) => check === 'integrity') || (refusals.length > 0 && acceptBreak === null)) {
      const isBroken = refusals.some(({ check }) => check === 'integrity');
      throw new ReleaseError(
        isBroken ? 'verification' : 'refused',
        `The gate refuses this ${action} on ${channel}:\n${explain(refusals)}`,
        isBroken
          ? 'Nothing was changed.'
          : 'Nothing was changed. Mend it, or take it on yourself with --accept-break "<why>".',
      );
    }

    const failed = new Set(refusals.map(({ check }) => check));
    const unsigned: Omit<Release, 'signature'> = {
      schema: 1,
      channel,
      sequence: (current?.sequence ?? 0) + 1,
      previous: head,
      at: actor.now().toISOString(),
      who: actor.who,
      ...state,
      reason,
      proven: GATE_CHECKS.filter((check) => !failed.has(check) && (action === 'promote' || check !== 'budget')),
      acceptedBreak: refusals.length > 0 ? acceptBreak : null,
    };
    const release: Release = { ...unsigned, signature: signRecord('release', unsigned, actor.key) };
    const outcome = dryRun ? 'written' : await store.appendRecord(channel, release.sequence, releaseBytes(release));
    if (outcome === 'written') return { changed: true, release, previous: current, accepted: refusals, lostRaces };
  }
  throw new ReleaseError(
    'lost-race',
    `Others changed ${channel} ${MAX_ATTEMPTS} times while this change was being checked`,
    'Nothing was changed. Look at `paddock history`, then try again.',
  );
};

/**
 * Serves these builds on a channel: one release for all of them. Throws `not-found` (unknown build), `verification`
 * (a build or the journal cannot be proven), `refused` (the gate, with reasons), `precondition`, `unauthorised`, `lost-race`, `storage`.
 */
export const promote = async (store: ReleaseStore, actor: Actor, options: PromoteOptions): Promise<Change> => {
  const names = options.targets.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new ReleaseError('usage', `${twice} is named twice`, 'Name each remote once.');
  return changeRelease(store, actor, options, () => ({
    action: 'promote',
    targets: options.targets,
    reason: options.reason ?? null,
  }));
};

/** The build that a rollback without a target returns to; `null` if there is none. */
export const rollbackTarget = (history: readonly Release[], name: string): BuildRef | null =>
  goodBuilds(history, name).at(-2) ?? null;

/**
 * Serves an earlier build of one name again, at once: nothing is built or copied, other names stay. Throws as {@link promote}.
 */
export const rollback = (store: ReleaseStore, actor: Actor, options: RollbackOptions): Promise<Change> =>
  changeRelease(store, actor, options, (history) => {
    const { name, channel, to, reason } = options;
    if (!history.at(-1)?.builds[name]) {
      throw new ReleaseError('not-found', `${channel} does not serve ${name}`, 'See what it serves: paddock status.');
    }
    const buildId = to ?? rollbackTarget(history, name)?.buildId;
    if (buildId === undefined) {
      throw new ReleaseError(
        'precondition',
        `${name} has no earlier good build on ${channel}`,
        `Name one with --to; see: paddock history ${name} --channel ${channel}`,
      );
    }
    return { action: 'rollback', targets: [{ name, buildId }], reason };
  });
