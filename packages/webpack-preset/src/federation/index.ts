import type { Module, WebpackPluginInstance } from 'webpack';
import type { Share } from '../shares/shares.ts';
import { OneRuntimePlugin } from './one-runtime.plugin.ts';
import { type Container, PartsPlugin } from './parts.plugin.ts';
import { ProvideSharesPlugin } from './provide-shares.plugin.ts';

/*
 * The only interface to Module Federation. Nothing outside this folder imports the library or
 * depends on the names of its modules. `conformance.test.ts` checks the behaviour on which this
 * folder relies, and fails first if an upgrade changes it.
 */

/**
 * For the shell: it contains the runtime, and provides `shares` from its entry. `name` is unique to
 * the build.
 */
export const federateShell = (name: string, shares: Share[]): WebpackPluginInstance[] => [
  new OneRuntimePlugin('shell'),
  new ProvideSharesPlugin(shares),
  new PartsPlugin(name, null),
];

/** For a remote: a container `var <name>`, which takes runtime and shares from the shell. */
export const federateRemote = (name: string, container: Container): WebpackPluginInstance[] => [
  new OneRuntimePlugin('remote'),
  new PartsPlugin(name, container),
];

/** The share that a module takes from the shell: `react/jsx-runtime`. Null if it is not shared. */
export const shareKeyOf = (module: Module): string | null =>
  module.type === 'consume-shared-module'
    ? (module as unknown as { options: { shareKey: string } }).options.shareKey
    : null;

/**
 * Whether an identifier belongs to the library's start-up code, a `data:` URL that contains
 * absolute paths of this machine.
 */
export const isStartUpCode = (identifier: string): boolean => identifier.includes('data:text/javascript');
