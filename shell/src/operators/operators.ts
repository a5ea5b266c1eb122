import { type Boundary, loadedBuilds, type TabRelease, type TabReport, type VitalReport } from '@paddock/federation';

/** Reports about a page to the operators, without personal data. */
export interface Operators {
  /** core §8: the error tag of a failed call. */
  apiError(tag: string): void;
  vital(vital: Pick<VitalReport, 'metric' | 'rating'>): void;
}

/** No operators: the monolith build, and most tests. */
export const nobody: Operators = { apiError() {}, vital() {} };

/** The release and the builds of the page, for traces (W3C Baggage). */
export const baggageOf = (release: TabRelease, boundary: Pick<Boundary, 'current' | 'state'>): string =>
  Object.entries(loadedBuilds(release, boundary)).reduce(
    (told, [name, buildId]) => `${told},paddock.build.${name}=${buildId}`,
    `paddock.release=${boundary.current.sequence}`,
  );

/**
 * Reports to the edge by beacons, each with the release of the page.
 * @param release the page's first release, whose shell runs
 */
export const createOperators = (
  release: TabRelease,
  boundary: Pick<Boundary, 'current' | 'state'>,
  report: (report: TabReport) => void,
): Operators => ({
  apiError: (tag) => report({ kind: 'api-error', release: boundary.current.sequence, tag }),
  vital: (vital) =>
    report({ kind: 'vital', release: boundary.current.sequence, builds: loadedBuilds(release, boundary), ...vital }),
});
