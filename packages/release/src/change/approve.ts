import type { LiveBuild } from '../record.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseStore } from '../store/store.ts';
import type { Actor } from '../trust/actor.ts';
import { readPolicy } from '../trust/policy.ts';
import { type ProvenProposal, readProposal } from '../trust/two-persons.ts';
import { applyChange, type Change, type ChangeOptions, type Target } from './apply-change.ts';
import { HOLDBACK } from './canary.ts';

const targetOf = (name: string, { buildId, canary, holdback }: LiveBuild, now: number): Target => {
  if (canary) {
    const { build, ...rest } = canary;
    return { name, buildId, other: { buildId: build.buildId, as: (ref) => ({ canary: { build: ref, ...rest } }) } };
  }
  if (!holdback) return { name, buildId };
  const { build, share } = holdback;
  const until = new Date(now + HOLDBACK.milliseconds).toISOString();
  return {
    name,
    buildId,
    other: { buildId: build.buildId, as: (ref) => ({ holdback: { build: ref, share, until } }) },
  };
};

/** Reads a proposal. Throws `not-found`, `verification`, `storage`. */
export const requireProposal = async (store: ReleaseStore, id: string): Promise<ProvenProposal> => {
  const found = await readProposal(store, await readPolicy(store), id);
  if (found) return found;
  throw new ReleaseError('not-found', `There is no proposal ${id}`, 'See them: paddock proposals.');
};

/**
 * Makes the release that another person proposed, through the gate as it is now. Throws as
 * `promote`, and `unauthorised` if the same person approves or the proposal has expired.
 */
export const approve = (
  store: ReleaseStore,
  actor: Actor,
  proposed: ProvenProposal,
  { dryRun = false, breakFreeze }: Pick<ChangeOptions, 'dryRun' | 'breakFreeze'> = {},
): Promise<Change> => {
  const { channel, action, builds, reason, acceptedBreak } = proposed.proposal;
  const options = { channel, acceptBreak: acceptedBreak, dryRun, breakFreeze, proposal: proposed };
  return applyChange(store, actor, options, () => {
    const now = actor.now().getTime();
    const targets = Object.entries(builds).flatMap(([name, build]) => (build ? [targetOf(name, build, now)] : []));
    const [withdrawn] = Object.keys(builds);
    return { action, targets, reason, ...(action === 'withdraw' && withdrawn !== undefined && { withdrawn }) };
  });
};
