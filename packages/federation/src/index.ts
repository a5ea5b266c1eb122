export type {
  Claims,
  Container,
  ErrorClass,
  PageInput,
  Phase,
  ShareScope,
  TabBuild,
  TabRelease,
  TabReport,
  VitalReport,
} from '@paddock/release/record';
export { matchClaim, RELEASE_URL, RENDERED_ELEMENT_ID } from '@paddock/release/record';
export { type Beacons, createBeacons } from './beacons.ts';
export { type Boundary, type BoundaryOptions, createBoundary } from './boundary/boundary.ts';
export type { ParseModule } from './boundary/load-build.ts';
export { type LoadedRemote, type LoadStep, type RemoteState, SLOW_AFTER_MS } from './boundary/remote-state.ts';
export { browserEnvironment } from './browser/browser-environment.ts';
export { readPageRelease } from './browser/page-release.ts';
export { createClaims, type MenuClaim, type PanelClaim } from './claims.ts';
export { type ConnectedPage, connectPage, type PageOptions } from './connect-page.ts';
export { showToDevTools } from './devtools.ts';
export type { Environment, Stop } from './environment.ts';
export { isLoadFailure, isRemoteUnavailable, LoadFailure, RemoteUnavailable } from './failure.ts';
export { installLoader, type Loader, type LoaderOptions, type PaddockGlobal } from './loader/loader.ts';
export { parseRemoteModule } from './module.ts';
export { loadedBuilds } from './open-tab.ts';
export { replaceStale } from './releases/replace-stale.ts';
export { watchReleases } from './releases/watch-releases.ts';
export { createFederationRuntime, providedBy } from './runtime/federation-runtime.ts';
export type { Runtime } from './runtime/runtime.ts';
export { reportUncaughtErrors } from './uncaught.ts';
export { type BuildEvent, createVotes, type Vote } from './votes.ts';
