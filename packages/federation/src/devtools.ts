import { fileUrl, shareOf, type TabRelease } from '@paddock/release/record';
import type { Boundary } from './boundary/boundary.ts';
import type { Provided } from './boundary/fitting.ts';

/** What Module Federation's DevTools read, and what the runtimes of foreign remotes keep there. */
interface FederationState {
  moduleInfo?: object;
  __SHARE__?: object;
}

/** The builds of a page as a snapshot of Module Federation has them, by `<name>:<buildId>`. */
const modulesOf = ({ current }: Pick<Boundary, 'current'>, { shell }: TabRelease): object => {
  const remotes = Object.entries(current.remotes);
  const remotesInfo = Object.fromEntries(remotes.map(([name, { buildId }]) => [name, { matchedVersion: buildId }]));
  const builds = remotes.map(([name, { buildId, entry }]) => [
    `${name}:${buildId}`,
    { version: buildId, remoteEntry: fileUrl(name, buildId, entry), remotesInfo: {} },
  ]);
  const shellInfo = { version: shell.buildId, remoteEntry: '', remotesInfo };
  return { [`shell:${shell.buildId}`]: shellInfo, ...Object.fromEntries(builds) };
};

/** What the shell provides, and the remotes that run with it. */
const sharesOf = (
  { current, state }: Pick<Boundary, 'current' | 'state'>,
  libraries: Provided['libraries'],
): object => {
  const useIn = Object.keys(current.remotes).filter((name) => state(name).name === 'loaded');
  const shares = Object.entries(libraries).map(([key, versions]) => [
    key,
    Object.fromEntries(versions.map((version) => [version, { ...shareOf(version, { from: 'shell' }), useIn }])),
  ]);
  return { shell: { default: Object.fromEntries(shares) } };
};

/**
 * Tells Module Federation's DevTools what the page has, at `globalThis.__FEDERATION__`. It is made
 * when it is read, and the platform reads nothing of it. Foreign remotes bring runtimes that keep
 * their own state there; ours is written over it at each read.
 * @param release the page's first one, whose shell runs
 */
export const showToDevTools = (
  globals: Record<string, unknown>,
  boundary: Pick<Boundary, 'current' | 'state'>,
  release: TabRelease,
  libraries: Provided['libraries'],
): void => {
  const federation: FederationState = {};
  Object.defineProperty(globals, '__FEDERATION__', {
    get() {
      federation.moduleInfo = { ...federation.moduleInfo, ...modulesOf(boundary, release) };
      federation.__SHARE__ = { ...federation.__SHARE__, ...sharesOf(boundary, libraries) };
      return federation;
    },
    // Runtimes assign to it and go on: without this a module in strict mode would throw.
    set() {},
  });
};
