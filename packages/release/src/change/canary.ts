import { ALL_VISITORS, type Canary, type LiveBuild } from '../record.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseStore } from '../store/store.ts';
import type { Actor } from '../trust/actor.ts';
import { applyChange, type Change, type ChangeOptions, type Plan } from './apply-change.ts';

/**
 * The build before stays for this share (thousandths) and this long after a canary was finished, to
 * compare with it.
 */
export const HOLDBACK = { share: 30, milliseconds: 3_600_000 } as const;

interface CanaryOptions extends Omit<ChangeOptions, 'ifLive'> {
  name: string;
  reason: string;
  /** Only if this build is the canary; otherwise `precondition`. */
  ifCanary?: string;
}

export interface StartOptions extends CanaryOptions {
  buildId: string;
  /** In thousandths of the visitors, 1 to 999. */
  share: number;
}

const refuse = (what: string, mend: string): ReleaseError => new ReleaseError('precondition', what, mend);

/** Runs one change of a name that is served. */
const changeOne = (
  store: ReleaseStore,
  actor: Actor,
  options: CanaryOptions,
  plan: (live: LiveBuild) => Omit<Plan, 'reason'>,
): Promise<Change> =>
  applyChange(store, actor, options, (history) => {
    const { channel, name, reason } = options;
    if (name === 'shell') {
      throw new ReleaseError(
        'usage',
        'The shell has no canary: every remote on a page runs in it, so its group would be judged for the faults of all',
        'Promote it; paddock rollback shell leads back.',
      );
    }
    const live = history.at(-1)?.builds[name];
    if (!live) {
      throw new ReleaseError(
        'not-found',
        `${channel} does not serve ${name}`,
        'A canary needs a live build beside it: promote one first.',
      );
    }
    requireSameCanary(live, options);
    return { ...plan(live), reason };
  });

/** Throws `precondition` if the canary is not the build that the caller meant. */
export const requireSameCanary = (
  { canary }: LiveBuild,
  { channel, name, ifCanary }: Pick<CanaryOptions, 'channel' | 'name' | 'ifCanary'>,
): void => {
  if (ifCanary === undefined || canary?.build.buildId === ifCanary) return;
  throw refuse(
    `${ifCanary} is no longer the canary of ${name} on ${channel}`,
    'Nothing was changed. Look at `paddock status`, then decide again.',
  );
};

const requireCanary = ({ canary }: LiveBuild, { channel, name }: CanaryOptions): Canary => {
  if (canary) return canary;
  throw refuse(
    `${channel} has no canary of ${name}`,
    `Start one: paddock canary start ${name} <buildId> --share 5% --reason '<why>' --channel ${channel}`,
  );
};

const requireNotHeld = (canary: Canary, { channel, name }: CanaryOptions): Canary => {
  if (!canary.held) return canary;
  throw refuse(
    `The canary of ${name} is held`,
    `See why: paddock history ${name} --channel ${channel}. To go on: paddock canary hold ${name} --end --reason '<why>' --channel ${channel}`,
  );
};

const withCanary = (
  name: string,
  live: LiveBuild,
  canary: Omit<Canary, 'build'>,
  buildId: string,
): Omit<Plan, 'reason'> => ({
  action: 'canary',
  targets: [{ name, buildId: live.buildId, other: { buildId, as: (build) => ({ canary: { build, ...canary } }) } }],
});

const requireShare = (share: number): void => {
  if (Number.isInteger(share) && share >= 1 && share < ALL_VISITORS) return;
  throw new ReleaseError(
    'usage',
    'The share of a canary is from 0.1 % to 99.9 % of the visitors',
    'For all of them: paddock canary finish.',
  );
};

/** Serves a build to a share of the visitors. Throws as `promote`. */
export const startCanary = async (store: ReleaseStore, actor: Actor, options: StartOptions): Promise<Change> => {
  const { channel, name, buildId, share } = options;
  requireShare(share);
  return changeOne(store, actor, options, (live) => {
    if (live.canary) {
      throw refuse(
        `${channel} has a canary of ${name} already: ${live.canary.build.buildId}`,
        `Change its share: paddock canary widen ${name} --share <share> --reason '<why>' --channel ${channel}. Or end it: paddock canary stop ${name} --reason '<why>' --channel ${channel}`,
      );
    }
    if (live.buildId === buildId)
      throw refuse(`${name} ${buildId} is what all visitors get`, 'Nothing was changed. See: paddock status.');
    return withCanary(name, live, { share }, buildId);
  });
};

/** Gives the canary another share. Throws as `promote`. */
export const widenCanary = async (
  store: ReleaseStore,
  actor: Actor,
  options: CanaryOptions & Pick<StartOptions, 'share'>,
): Promise<Change> => {
  requireShare(options.share);
  return changeOne(store, actor, options, (live) => {
    const { build } = requireNotHeld(requireCanary(live, options), options);
    return withCanary(options.name, live, { share: options.share }, build.buildId);
  });
};

/**
 * Holds the canary: it is neither widened nor finished until the hold ends. Throws as `promote`.
 */
export const holdCanary = (
  store: ReleaseStore,
  actor: Actor,
  options: CanaryOptions & { end?: boolean },
): Promise<Change> =>
  changeOne(store, actor, options, (live) => {
    const { build, share } = requireCanary(live, options);
    return withCanary(options.name, live, { share, ...(options.end ? {} : { held: true }) }, build.buildId);
  });

/** Serves the canary's build to all visitors except those of the holdback. Throws as `promote`. */
export const finishCanary = (store: ReleaseStore, actor: Actor, options: CanaryOptions): Promise<Change> =>
  changeOne(store, actor, options, (live) => {
    const { build } = requireNotHeld(requireCanary(live, options), options);
    const until = new Date(actor.now().getTime() + HOLDBACK.milliseconds).toISOString();
    const as: NonNullable<Plan['targets'][0]['other']>['as'] = (before) => ({
      holdback: { build: before, share: HOLDBACK.share, until },
    });
    return {
      action: 'promote',
      targets: [{ name: options.name, buildId: build.buildId, other: { buildId: live.buildId, as } }],
    };
  });
