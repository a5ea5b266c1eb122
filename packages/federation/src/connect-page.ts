import type { ShareScope, TabRelease } from '@paddock/release/record';
import { type Beacons, createBeacons } from './beacons.ts';
import { type Boundary, type BoundaryOptions, createBoundary } from './boundary/boundary.ts';
import { browserEnvironment } from './browser/browser-environment.ts';
import { readPageRelease } from './browser/page-release.ts';
import { showToDevTools } from './devtools.ts';
import type { Environment, Stop } from './environment.ts';
import { installLoader } from './loader/loader.ts';
import { parseRemoteModule } from './module.ts';
import { reportOpenTab } from './open-tab.ts';
import { watchReleases } from './releases/watch-releases.ts';
import { createFederationRuntime, providedBy } from './runtime/federation-runtime.ts';
import { reportUncaughtErrors } from './uncaught.ts';
import { createVotes } from './votes.ts';

export interface PageOptions extends Pick<BoundaryOptions, 'hasUnsavedWork' | 'locale'> {
  /** The package that remotes import as their host: `@paddock/core`, or the product's own. */
  host: string;
  /** Reloads the page as the last resort. Default: `location.reload`. */
  reload?: () => void;
}

/** The shell's interface to the page's release. */
export interface ConnectedPage {
  /** The release in the HTML, whose shell is running. */
  release: TabRelease;
  boundary: Boundary;
  environment: Environment;
  /** Sends a report to the operators. */
  report: Beacons['report'];
  /** Call it when the shell is on screen. Votes for its build. */
  ready(): void;
  /** Subscribes to newer releases of the channel. Pass them to `boundary.offer`. */
  watch(listener: (release: TabRelease) => void): Stop;
}

/**
 * Connects the page to the release in its HTML: loader, boundary, votes and reports. Call it once,
 * first in the shell's entry. From then on the loader loads every script and style of the page.
 */
export function connectPage({ host, reload, ...options }: PageOptions): ConnectedPage {
  const { __paddock_federation__: federation } = globalThis as { __paddock_federation__?: { shares: ShareScope } };
  if (!federation) throw new Error('The shell was not built by @paddock/webpack-preset');
  const release = readPageRelease();
  const environment = { ...browserEnvironment(), ...(reload && { reload }) };
  const beacons = createBeacons(environment);
  const { report } = beacons;
  const vote = createVotes(environment, beacons);
  vote('shell', release.shell.buildId, 'used');
  const loader = installLoader({ release, environment, report, vote });
  const provided = providedBy(federation.shares, host);
  const boundary = createBoundary({
    ...options,
    release,
    environment,
    loader,
    runtime: createFederationRuntime(federation.shares),
    provided,
    parseModule: parseRemoteModule,
    report,
    vote,
  });
  showToDevTools(environment.globals, boundary, release, provided.libraries);
  reportOpenTab(environment, release, boundary);
  reportUncaughtErrors(environment, loader.catalogue, () => boundary.current.sequence, report);
  return {
    release,
    boundary,
    environment,
    report,
    ready: () => vote('shell', release.shell.buildId, 'ready'),
    watch: (listener) => watchReleases(environment, release.sequence, listener),
  };
}
