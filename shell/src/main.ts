import {
  browserEnvironment,
  createBeacons,
  createBoundary,
  createFederationRuntime,
  createVotes,
  installLoader,
  parseRemoteModule,
  providedBy,
  readPageRelease,
  reportUncaughtErrors,
  type ShareScope,
  showToDevTools,
  watchReleases,
} from '@paddock/federation';
import { currentLocale, hasUnsavedWork } from '@paddock/host/shell';
import { boot } from './boot.tsx';
import { createOperators } from './operators/operators.ts';
import { createFederatedSource } from './remotes/federated-source.ts';
import type { CurrentRouter } from './routing/current-router.ts';
// These Trusted Types policies are created before any remote runs.
import './push/push-worker-url.ts';
import './server-html/sanitizer-policy.ts';
import { applyReleases } from './update-notice/apply-releases.ts';

/**
 * The shell in the federated product: connects the page to its release, boots, and follows newer
 * releases.
 */
async function main() {
  const release = readPageRelease();
  let router: CurrentRouter | null = null;
  const environment = {
    ...browserEnvironment(),
    // A click that is under way must not be lost to a reload of the page it leaves.
    reload: () => (router ? router.reload() : location.reload()),
  };
  const beacons = createBeacons(environment);
  const { report } = beacons;
  const vote = createVotes(environment, beacons);
  vote('shell', release.shell.buildId, 'used');
  // First of all: from here on every script and style of this page comes through the loader.
  const loader = installLoader({ release, environment, report, vote });

  const { __paddock_federation__: federation } = globalThis as { __paddock_federation__?: { shares: ShareScope } };
  if (!federation) throw new Error('No federation runtime: the shell must be built by @paddock/webpack-preset');
  const provided = providedBy(federation.shares, '@paddock/host');
  const boundary = createBoundary({
    release,
    environment,
    loader,
    runtime: createFederationRuntime(federation.shares),
    provided,
    parseModule: parseRemoteModule,
    report,
    vote,
    hasUnsavedWork,
    locale: currentLocale,
  });
  showToDevTools(environment.globals, boundary, release, provided.libraries);
  reportUncaughtErrors(environment, loader.catalogue, () => boundary.current.sequence, report);

  const { source, router: booted } = await boot(
    (i18n) => createFederatedSource(boundary, i18n),
    createOperators(release, boundary, report),
  );
  router = booted;
  vote('shell', release.shell.buildId, 'ready');
  applyReleases({
    release,
    boundary,
    source,
    router: booted,
    watch: (listener) => watchReleases(environment, release.sequence, listener),
  });
}

void main();
