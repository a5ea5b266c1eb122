import type { Boundary, TabRelease, TabReport, VitalReport } from '@paddock/federation';

/** What those who run the product are told of a page. Never anything of a person. */
export interface Operators {
  /** core §8: the error tag of a failed call that the customer was shown. */
  apiError(tag: string): void;
  vital(vital: Pick<VitalReport, 'metric' | 'rating'>): void;
}

/** Where nobody runs it: the monolith build, and tests that do not ask. */
export const nobody: Operators = { apiError() {}, vital() {} };

/** Tells the edge by beacons, each with the release of the page. `release`: the one the page came with, whose shell runs. */
export const createOperators = (
  release: TabRelease,
  boundary: Pick<Boundary, 'current' | 'state'>,
  report: (report: TabReport) => void,
): Operators => {
  const loadedBuilds = (): Record<string, string> => {
    const builds: Record<string, string> = { shell: release.shell.buildId };
    for (const remote of Object.keys(boundary.current.remotes)) {
      const state = boundary.state(remote);
      if (state.name === 'loaded') builds[remote] = state.loaded.buildId;
    }
    return builds;
  };
  return {
    apiError: (tag) => report({ kind: 'api-error', release: boundary.current.sequence, tag }),
    vital: (vital) => report({ kind: 'vital', release: boundary.current.sequence, builds: loadedBuilds(), ...vital }),
  };
};
