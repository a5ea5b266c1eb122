import type { Module, WebpackPluginInstance } from 'webpack';
import type { Share } from '../shares/shares.ts';
import { OneRuntimePlugin } from './one-runtime.plugin.ts';
import { type Container, PartsPlugin } from './parts.plugin.ts';
import { ProvideSharesPlugin } from './provide-shares.plugin.ts';

/*
 * The one door to Module Federation. Nothing outside this folder imports the library or knows how
 * it names its modules. `conformance.test.ts` says what of the library is relied on, and fails
 * first when an upgrade changes it.
 */

/**
 * The shell: it has the runtime, and provides `shares` from its entry. `name` is unique to the
 * build.
 */
export const federateShell = (name: string, shares: Share[]): WebpackPluginInstance[] => [
  new OneRuntimePlugin('shell'),
  new ProvideSharesPlugin(shares),
  new PartsPlugin(name, null),
];

/** A remote: a container `var <name>`, which takes runtime and shares from the shell. */
export const federateRemote = (name: string, container: Container): WebpackPluginInstance[] => [
  new OneRuntimePlugin('remote'),
  new PartsPlugin(name, container),
];

/**
 * What a module takes from the shell: `react/jsx-runtime`. Null for a module that is not shared.
 */
export const shareKeyOf = (module: Module): string | null =>
  module.type === 'consume-shared-module'
    ? (module as unknown as { options: { shareKey: string } }).options.shareKey
    : null;

/**
 * Whether an identifier is of the library's start-up code: a `data:` URL with absolute paths of
 * this machine in it.
 */
export const isStartUpCode = (identifier: string): boolean => identifier.includes('data:text/javascript');
