import type { RenderFaults } from '@paddock/release';
import type { EventLog } from '../platform/event-log.ts';
import type { ServedRelease } from '../release/served-release.ts';

/** A build with this many failures within `FAILURES_MS` is not rendered until the next release. */
const MAX_FAILURES = 3;
const FAILURES_MS = 60_000;

/** The failures of a build in a release. */
interface Health {
  /** The instants (ms) of the failures of the last minute. */
  recent: number[];
  failed: number;
  ended: boolean;
}

/** Counts failed renderings, and ends those of a build that fails too often. */
export const createBuildHealth = (now: () => number, log: EventLog) => {
  /** By build. All groups of a release's visitors share its `builds`. */
  const healths = new WeakMap<ServedRelease['builds'], Map<string, Health>>();

  const healthsOf = ({ builds }: ServedRelease): Map<string, Health> => {
    const found = healths.get(builds) ?? new Map<string, Health>();
    healths.set(builds, found);
    return found;
  };

  return {
    hasEnded: (served: ServedRelease, build: string): boolean => healthsOf(served).get(build)?.ended ?? false,
    /** Counts a failure. */
    note(served: ServedRelease, build: string): void {
      const all = healthsOf(served);
      const health = all.get(build) ?? { recent: [], failed: 0, ended: false };
      all.set(build, health);
      const since = now() - FAILURES_MS;
      health.recent = [...health.recent.filter((at) => at > since), now()];
      health.failed += 1;
      if (health.recent.length < MAX_FAILURES || health.ended) return;
      health.ended = true;
      log({
        level: 'alarm',
        event: 'rendering-ended',
        build,
        failures: health.recent.length,
        until: 'the next release',
      });
    },
    /** The builds of a release that failed to render. */
    faults: (served: ServedRelease): RenderFaults[] =>
      [...healthsOf(served)].map(([build, { failed, ended }]) => ({ build, failed, ended })),
  };
};
