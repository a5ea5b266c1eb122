import type { Canary, Release } from '../record.ts';
import { ReleaseError } from '../release-error.ts';
import type { BuildName, ReleaseStore } from '../store/store.ts';
import type { Actor } from '../trust/actor.ts';
import { lastKnownGood } from '../trust/good-builds.ts';
import { applyChange, type Change, type ChangeOptions } from './apply-change.ts';
import { requireSameCanary } from './canary.ts';

export interface PromoteOptions extends ChangeOptions {
  targets: BuildName[];
  reason?: string | null;
}

export interface RollbackOptions extends ChangeOptions {
  name: string;
  /** Default: the live build, to end its canary; without a canary, the last known good build. */
  to?: string;
  /** Change only if this build is the canary. */
  ifCanary?: string;
  reason: string;
}

export interface RollbackToReleaseOptions extends Omit<ChangeOptions, 'ifLive'> {
  /** The sequence of the release whose builds are served again. */
  release: number;
  /** Change only if this is still the newest release. */
  ifNewest?: number;
  reason: string;
}

const canaryIsLive = (channel: string, name: string, { build }: Canary): ReleaseError =>
  new ReleaseError(
    'precondition',
    `${channel} has a canary of ${name}: ${build.buildId}`,
    `End it first: paddock canary stop ${name} --reason '<why>' --channel ${channel}, or paddock canary finish ${name} --reason '<why>' --channel ${channel}`,
  );

/**
 * Makes one release that serves these builds on a channel. Throws `not-found` (unknown build),
 * `verification` (a build or the journal cannot be proven), `refused` (the gate's reasons),
 * `precondition`, `unauthorised`, `lost-race`, `storage`.
 */
export const promote = async (store: ReleaseStore, actor: Actor, options: PromoteOptions): Promise<Change> => {
  const names = options.targets.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new ReleaseError('usage', `${twice} is named twice`, 'Name each remote once.');
  return applyChange(store, actor, options, (history) => {
    const { channel, targets, reason = null } = options;
    for (const { name, buildId } of targets) {
      const live = history.at(-1)?.builds[name];
      if (live?.canary && live.buildId !== buildId) throw canaryIsLive(channel, name, live.canary);
    }
    return { action: 'promote', targets, reason };
  });
};

/**
 * Serves an earlier build of one name again, or ends its canary. Nothing is built or copied. Other
 * names stay as they are. Throws as {@link promote}.
 */
export const rollback = (store: ReleaseStore, actor: Actor, options: RollbackOptions): Promise<Change> =>
  applyChange(store, actor, options, (history) => {
    const { name, channel, to, reason } = options;
    const live = history.at(-1)?.builds[name];
    if (!live) {
      throw new ReleaseError('not-found', `${channel} does not serve ${name}`, 'See what it serves: paddock status.');
    }
    requireSameCanary(live, options);
    const buildId = to ?? (live.canary ? live.buildId : lastKnownGood(history, name)?.buildId);
    if (buildId === undefined) {
      throw new ReleaseError(
        'precondition',
        `${name} has no earlier good build on ${channel}`,
        `Name one with --to; see: paddock history ${name} --channel ${channel}`,
      );
    }
    return { action: 'rollback', targets: [{ name, buildId }], reason };
  });

/**
 * The builds that a return to an earlier release serves again, or serves to all visitors again.
 * Names that were added later stay.
 */
export const rollbackSet = (history: readonly Release[], release: number): BuildName[] => {
  const current = history.at(-1)?.builds ?? {};
  return Object.entries(history.find(({ sequence }) => sequence === release)?.builds ?? {})
    .filter(([name, { buildId, holdback }]) => {
      const live = current[name];
      return live?.buildId !== buildId || live.canary || (live.holdback && !holdback);
    })
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
  applyChange(store, actor, options, (history) => {
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
