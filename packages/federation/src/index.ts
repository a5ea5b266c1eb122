export { type Beacons, createBeacons } from './beacons.ts';
export type { Boundary, BoundaryOptions, ParseModule } from './boundary/boundary.ts';
export { type LoadedRemote, type LoadStep, type RemoteState, SLOW_AFTER_MS } from './boundary/remote-state.ts';
export type { Environment, Stop } from './environment.ts';
export { type ErrorClass, isLoadFailure, LoadFailure, type Phase, RemoteUnavailable } from './failure.ts';
export { installLoader, type Loader, type LoaderOptions, type PaddockGlobal } from './loader/loader.ts';
export type { Container, EnteredBuild, Runtime } from './runtime/runtime.ts';
