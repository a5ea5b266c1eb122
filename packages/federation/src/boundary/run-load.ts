import type { Beacon, ErrorClass, TabBuild, TabRelease } from '@paddock/release/record';
import { isLoadFailure, LoadFailure, RemoteUnavailable } from '../failure.ts';
import { probe } from '../healing.ts';
import { fetchNewestRelease } from '../releases/newest-release.ts';
import { pause } from '../retry.ts';
import { outcomeOf, type Vote } from '../votes.ts';
import { awaitedFile } from './awaited-file.ts';
import type { BlameReplaced } from './blame-replaced.ts';
import { type Ahead, aheadKey, runAhead } from './fetch-ahead.ts';
import { type BuildLoading, loadBuild } from './load-build.ts';
import { takeReload } from './reload-guard.ts';
import { type LoadedRemote, type LoadStep, SLOW_AFTER_MS } from './remote-state.ts';
import type { Remotes } from './remotes.ts';

export interface Loading extends BuildLoading {
  remote: string;
  /** Path of the page, without locale prefix. `undefined` for a panel or a slot. */
  path: string | undefined;
  locale: () => string;
  remotes: Remotes;
  current: () => TabRelease;
  /** Makes a newer release the current one. */
  adopt: (release: TabRelease) => void;
  /** Whether another build than the loaded one should be loaded. */
  isStale: (remote: string) => boolean;
  report: (beacon: Beacon) => void;
  vote: Vote;
  blameReplaced: BlameReplaced;
  hasUnsavedWork: () => boolean;
  /** Started by healing, after a successful probe. Nothing changes on screen unless it succeeds. */
  isHealing: boolean;
  /** The running build that is being replaced, which must not be loaded again. */
  except: string | null;
}

/**
 * A reload gives new connections and a clean state, but requests the same files from the same
 * servers. So it helps only if a file is available and this page still fails to load it. The remote
 * gives up first, so that the customer can read the reason.
 */
const CURED_BY_RELOAD: ErrorClass[] = ['network', 'timeout'];
/** A reload counts as refused if the page is still there after this time (ms). */
const RELOAD_WITHIN_MS = 5_000;

interface Failed {
  build: TabBuild;
  failure: LoadFailure;
}

/**
 * One load of a remote, from the release's build to giving up. Resolves with the running remote, or
 * rejects with a {@link RemoteUnavailable} that names the first failure.
 */
export async function runLoad(loading: Loading): Promise<LoadedRemote> {
  const { environment, loader, remote, path, remotes } = loading;
  const entry = remotes.entry(remote);
  const failed: Failed[] = [];
  let isSlow = false;
  const cancelSlow = environment.after(SLOW_AFTER_MS, () => {
    isSlow = true;
    if (entry.state.name === 'loading') remotes.set(remote, { ...entry.state, slow: true });
  });

  const attemptNew = async (build: TabBuild | undefined, step: LoadStep): Promise<LoadedRemote | null> => {
    const isNew =
      !!build && build.buildId !== loading.except && !failed.some((earlier) => earlier.build.buildId === build.buildId);
    return isNew ? attempt(build, step) : null;
  };

  const attempt = async (build: TabBuild, step: LoadStep): Promise<LoadedRemote | null> => {
    const { buildId } = build;
    loading.blameReplaced();
    loading.vote(remote, buildId, 'used');
    if (!loading.isHealing) remotes.set(remote, { name: 'loading', buildId, step, slow: isSlow });
    // Fetches all files in parallel. Not after a failure, since a hanging request would delay the
    // next try.
    if (!loading.isHealing && failed.length === 0) {
      const ahead: Ahead = { remote, build, path, locale: loading.locale(), priority: 'high' };
      void runAhead(environment, loader, ahead, entry.prefetched.has(aheadKey(build, path)));
    }
    try {
      const module = await loadBuild(loading, remote, build);
      const eviction = new AbortController();
      entry.loaded = { build, eviction };
      loading.vote(remote, buildId, 'ready');
      return { remote, buildId, module, signal: eviction.signal };
    } catch (error) {
      const failure = isLoadFailure(error)
        ? error
        : new LoadFailure('module', 'execution', '', `${remote} ${buildId}: ${error}`, { cause: error });
      loader.reportFailure(remote, buildId, failure, 1);
      loading.vote(remote, buildId, outcomeOf(failure));
      loader.removeTags(remote, buildId);
      entry.refused.add(buildId);
      failed.push({ build, failure });
      return null;
    } finally {
      loading.blameReplaced({ remote, buildId });
    }
  };

  try {
    let loaded = await attemptNew(loading.current().remotes[remote], 'release');
    if (!loaded && environment.isOnline()) {
      const newest = await fetchNewestRelease(environment);
      if (newest) loading.adopt(newest);
      loaded = await attemptNew(loading.current().remotes[remote], 'newest');
    }
    if (!loaded && environment.isOnline()) {
      loaded = await attemptNew(loading.current().lastKnownGood[remote], 'last-known-good');
    }
    const first = failed[0];
    if (!loaded && first && CURED_BY_RELOAD.includes(first.failure.kind) && environment.isOnline()) {
      // No reload is needed if the fault ended during the other steps.
      const file = await awaitedFile(environment, loader, remote, first.build, first.failure);
      if (file && (await probe(environment, file)) === 'healthy') loaded = await attempt(first.build, 'release');
    }
    if (!loaded) throw await giveUp(loading, failed);
    entry.awaited = null;
    entry.refused.delete(loaded.buildId);
    const release = loader.catalogue.sequenceOf(remote, loaded.buildId);
    loading.report({ release, remote, buildId: loaded.buildId, phase: 'ready', errorClass: 'ok', attempt: 1 });
    remotes.set(remote, { name: 'loaded', loaded, stale: loading.isStale(remote) });
    return loaded;
  } finally {
    cancelSlow();
  }
}

/**
 * Reloads the page if that may help. Otherwise reports the failure and notes the files to wait for.
 */
async function giveUp(loading: Loading, failed: Failed[]): Promise<RemoteUnavailable> {
  const { environment, loader, remote, remotes } = loading;
  const entry = remotes.entry(remote);
  const { kind, phase } = failed[0]?.failure ?? { kind: 'contract', phase: 'entry' };
  const buildId = failed[0]?.build.buildId ?? '';
  const cause = failed[0]?.failure ?? new Error(`No release of this tab has a build of ${remote}`);
  const release = loader.catalogue.sequenceOf(remote, buildId);
  const error = new RemoteUnavailable({ remote, buildId, release, phase, errorClass: kind }, { cause });

  const mayReload = loading.isHealing && CURED_BY_RELOAD.includes(kind) && !loading.hasUnsavedWork();
  if (mayReload && takeReload(environment, remote)) {
    remotes.set(remote, { name: 'reloading', error });
    environment.reload();
    await pause(environment, RELOAD_WITHIN_MS);
  }
  const files = await Promise.all(
    failed.map(({ build, failure }) => awaitedFile(environment, loader, remote, build, failure)),
  );
  entry.awaited = { files: files.filter((file) => file !== null), since: entry.awaited?.since ?? environment.now() };
  remotes.set(remote, { name: 'gave-up', error });
  return error;
}
