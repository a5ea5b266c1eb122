import { type BuildReader, createBuildReader } from '../change/build-reader.ts';
import type { Refusal } from '../change/gate.ts';
import { weighPlan } from '../change/pass-gate.ts';
import type { Release } from '../record.ts';
import { isReleaseError } from '../release-error.ts';
import type { ReleaseStore } from '../store/store.ts';
import type { Policy } from '../trust/policy.ts';

/** The target of a rollback of one name, and the gate's refusals. */
export interface WayBack {
  name: string;
  buildId: string;
  /** The gate's refusals; empty if there are none. Only the rollback itself checks the files. */
  refusals: readonly Refusal[];
}

/** Reads builds without their files, so that checking all ways back is fast. */
const withoutFiles = (reader: BuildReader): BuildReader => ({
  ...reader,
  weigh: async (wanted) => ({ build: (await reader.read(wanted)).build, broken: [], initialBytes: 0 }),
});

const gone = (name: string, buildId: string, error: unknown): Refusal => {
  if (!isReleaseError(error) || error.kind === 'storage') throw error;
  return { check: 'integrity', what: `${name} ${buildId}`, why: error.message, mend: error.mend };
};

/** The way back of each name of a release, with the gate's refusals. */
export const waysBack = async (
  store: ReleaseStore,
  policy: Policy,
  release: Release,
  now: number,
): Promise<WayBack[]> => {
  const reader = withoutFiles(createBuildReader(store, policy));
  const ways: WayBack[] = [];
  for (const [name, ref] of Object.entries(release.lastKnownGood)) {
    if (!release.builds[name]) continue;
    const builds = { ...release.builds, [name]: ref };
    const plan = { action: 'rollback' as const, changed: [name], builds, lastKnownGood: {} };
    const refusals = await weighPlan(reader, plan, release, now).then(
      ({ refusals: found }) => found,
      (error: unknown) => [gone(name, ref.buildId, error)],
    );
    ways.push({ name, buildId: ref.buildId, refusals });
  }
  return ways;
};

/** The ways back that a change closes: the gate refuses them only after it. */
export const lostWays = async (
  store: ReleaseStore,
  policy: Policy,
  { previous, release }: { previous: Release | null; release: Release },
  now: number,
): Promise<WayBack[]> => {
  const isBlocked = ({ refusals }: WayBack): boolean => refusals.length > 0;
  const blocked = (await waysBack(store, policy, release, now)).filter(isBlocked);
  if (!previous || blocked.length === 0) return blocked;
  const before = (await waysBack(store, policy, previous, now)).filter(isBlocked).map(({ name }) => name);
  return blocked.filter(({ name }) => !before.includes(name));
};

/** `contract: catalogue 1.0.0-… needs …`, for people. */
export const reasonsOf = ({ refusals }: Pick<WayBack, 'refusals'>): string =>
  refusals.map(({ check, what, why }) => `${check}: ${what} ${why}`).join('; ');
