export { type BuildOptions, buildApp, buildMonolith, type MonolithBuild } from './build-app.ts';
export type { Mode } from './code/code-rules.ts';
export { defineMonolith } from './define-monolith.ts';
export { defineRemote } from './define-remote.ts';
export { defineShell } from './define-shell.ts';
export {
  type DevServer,
  type DevServerOptions,
  type RemoteServerOptions,
  startDevServer,
  startRemoteServer,
} from './development/dev-server.ts';
export { type LocalServerOptions, startLocalServer } from './development/local-server.ts';
export { type BuildInMemory, sourceBuild } from './development/source-build.ts';
export { PresetError, type PresetErrorKind } from './preset-error.ts';
export { type Weight, weigh } from './weigh.ts';
