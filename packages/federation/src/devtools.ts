import { fileUrl, shareOf, type TabRelease } from '@paddock/release/record';
import type { Boundary } from './boundary/boundary.ts';
import type { Provided } from './boundary/fitting.ts';

/** The state that Module Federation's DevTools and the runtimes of foreign remotes use. */
interface FederationState {
  moduleInfo?: object;
  __SHARE__?: object;
}

/** The builds of a page in the form of a Module Federation snapshot, by `<name>:<buildId>`. */
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

/** The shared modules of the shell, and the remotes that use them. */
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
 * Shows the page's builds to Module Federation's DevTools, at `globalThis.__FEDERATION__`. The
 * value is made when it is read. The platform itself does not use it. Runtimes of foreign remotes
 * keep their state there; each read adds ours to it.
 * @param release the release in the HTML, whose shell is running
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
    // Ignores assignments by runtimes, which would throw in strict mode without a setter.
    set() {},
  });
};
