export type { Claims, TabBuild, TabRelease } from '@paddock/release/record';
export { matchClaim } from '@paddock/release/record';
export { type Beacons, createBeacons } from './beacons.ts';
export { type Boundary, type BoundaryOptions, createBoundary } from './boundary/boundary.ts';
export type { ParseModule } from './boundary/load-build.ts';
export { type LoadedRemote, type LoadStep, type RemoteState, SLOW_AFTER_MS } from './boundary/remote-state.ts';
export { browserEnvironment } from './browser/browser-environment.ts';
export { readPageRelease } from './browser/page-release.ts';
export type { Environment, Stop } from './environment.ts';
export {
  type ErrorClass,
  isLoadFailure,
  isRemoteUnavailable,
  LoadFailure,
  type Phase,
  RemoteUnavailable,
} from './failure.ts';
export { installLoader, type Loader, type LoaderOptions, type PaddockGlobal } from './loader/loader.ts';
export { parseRemoteModule } from './module.ts';
export { watchReleases } from './releases/watch-releases.ts';
export { createFederationRuntime, type FederationInstance } from './runtime/federation-runtime.ts';
export type { Container, EnteredBuild, Runtime } from './runtime/runtime.ts';
export { formatSupportCode, parseSupportCode, type SupportFacts } from './support-code.ts';
export { reportUncaughtErrors } from './uncaught.ts';
