import { type Boundary, createClaims, type LoadedRemote } from '@paddock/federation';
import type { i18n } from 'i18next';
import type { ReadyRemote, RemoteSource } from './remote-source.ts';
import { startPage } from './start-page.ts';
import { addTexts } from './texts.ts';

/** Remotes loaded through the boundary, each from its build in this tab's release. */
export function createFederatedSource(boundary: Boundary, i18n: i18n): RemoteSource {
  const withTexts = new WeakSet<LoadedRemote>();
  const listeners = new Set<() => void>();
  const claims = createClaims(() =>
    Object.fromEntries(Object.entries(boundary.current.remotes).map(([remote, build]) => [remote, build.claims])),
  );

  const loadedRemotes = (): Map<string, ReadyRemote> => {
    const found = new Map<string, ReadyRemote>();
    for (const remote of Object.keys(boundary.current.remotes)) {
      const state = boundary.state(remote);
      if (state.name === 'loaded' && withTexts.has(state.loaded)) found.set(remote, state.loaded);
    }
    return found;
  };

  return {
    ...claims,
    async load(remote, path) {
      const loaded = await boundary.load(remote, path);
      if (path !== undefined) startPage(loaded.module, path);
      await addTexts(i18n, remote, loaded.module).catch((error) => {
        // The failure names the missing file, so that the shell can show it and wait for its
        // return.
        throw boundary.failureOf(remote) ?? error;
      });
      if (!withTexts.has(loaded)) {
        withTexts.add(loaded);
        // The boundary notified listeners before the texts were loaded.
        for (const listener of [...listeners]) listener();
      }
      return loaded;
    },
    ready: loadedRemotes,
    isWhole: (remote) =>
      (remote === 'shell' || boundary.state(remote).name === 'loaded') && boundary.failureOf(remote) === null,
    failureOf: (remote) => boundary.failureOf(remote),
    supportCodeOf: (remote) => boundary.supportCodeOf(remote),
    prefetch: (remote, path) => boundary.prefetch(remote, path),
    prepare: (remote) => boundary.prepare(remote),
    subscribe(listener) {
      listeners.add(listener);
      const stop = boundary.subscribe(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    heal: (remote) => boundary.watchForHealing(remote),
    reportRenderError: (remote, error) => boundary.reportRenderError(remote, error),
  };
}
