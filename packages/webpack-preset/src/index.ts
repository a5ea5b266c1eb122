export { type BuildOptions, buildApp } from './build-app.ts';
export type { Mode } from './code/code-rules.ts';
export { defineRemote } from './define-remote.ts';
export { defineShell } from './define-shell.ts';
export { PresetError, type PresetErrorKind } from './preset-error.ts';
