import type { TabRelease } from '@paddock/release/record';
import { postReports } from './beacons.ts';
import type { Boundary } from './boundary/boundary.ts';
import type { Environment } from './environment.ts';

/** The edge counts the reports of a minute, which are then as many as there are open tabs. */
const EVERY_MS = 60_000;

/**
 * The builds that run in the page, by name.
 * @param release the page's first release, whose shell runs
 */
export const loadedBuilds = (
  release: TabRelease,
  boundary: Pick<Boundary, 'current' | 'state'>,
): Record<string, string> => {
  const builds: Record<string, string> = { shell: release.shell.buildId };
  for (const remote of Object.keys(boundary.current.remotes)) {
    const state = boundary.state(remote);
    if (state.name === 'loaded') builds[remote] = state.loaded.buildId;
  }
  return builds;
};

/**
 * Reports once a minute, from a random instant of the first one on, which builds run in this tab.
 * So tabs are counted without an id. A hidden tab reports too, since it keeps an old shell longest.
 */
export function reportOpenTab(
  environment: Environment,
  release: TabRelease,
  boundary: Pick<Boundary, 'current' | 'state'>,
): void {
  const report = () => {
    environment.after(EVERY_MS, report);
    if (!environment.isOnline()) return;
    // A post of its own, since an older edge refuses a post with a report that it does not know.
    postReports(environment, [{ kind: 'open', builds: loadedBuilds(release, boundary) }]);
  };
  environment.after(environment.random() * EVERY_MS, report);
}
