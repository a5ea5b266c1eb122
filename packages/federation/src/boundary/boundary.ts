import { type Beacon, formatSupportCode, type TabBuild, type TabRelease } from '@paddock/release/record';
import type { Environment, Stop } from '../environment.ts';
import { isLoadFailure, isRemoteUnavailable, LoadFailure, RemoteUnavailable } from '../failure.ts';
import type { Loader } from '../loader/loader.ts';
import { forgetContainer, type Runtime } from '../runtime/runtime.ts';
import type { Vote } from '../votes.ts';
import { awaitedFile } from './awaited-file.ts';
import { createBlameReplaced } from './blame-replaced.ts';
import { aheadKey, fetchAhead, fetchList } from './fetch-ahead.ts';
import { keepFitting, type Provided } from './fitting.ts';
import { healFile, healRemote } from './heal-remote.ts';
import type { ParseModule } from './load-build.ts';
import type { LoadedRemote, RemoteState } from './remote-state.ts';
import { createRemotes, type RemoteEntry } from './remotes.ts';
import { type Loading, runLoad } from './run-load.ts';

export interface BoundaryOptions {
  /** The release in the page's HTML. */
  release: TabRelease;
  environment: Environment;
  /** Made by `installLoader` for the same page. */
  loader: Loader;
  runtime: Runtime;
  /** The versions that the running shell provides. */
  provided: Provided;
  parseModule: ParseModule;
  report: (beacon: Beacon) => void;
  vote: Vote;
  /** Whether a reload would lose work: `hasUnsavedWork` of the host. */
  hasUnsavedWork: () => boolean;
  /** The page's language, in which texts are fetched ahead. */
  locale: () => string;
}

/** The shell loads all code of other squads through this. */
export interface Boundary {
  /**
   * The newest known release, limited to builds that this tab's shell can run. Remotes that are not
   * loaded come from it.
   */
  readonly current: TabRelease;
  /**
   * Loads the remote once: concurrent calls share one load. A failure is not cached, so the next
   * call retries. The files of the page at `path` (without locale prefix) are fetched in parallel
   * with the entry. Rejects with a `RemoteUnavailable`.
   */
  load(remote: string, path?: string): Promise<LoadedRemote>;
  state(remote: string): RemoteState;
  /** Calls back after each change of state. */
  subscribe(listener: () => void): Stop;
  /**
   * Fetches the files of the page at `path` (without locale prefix) without running them. A no-op
   * with Save-Data.
   */
  prefetch(remote: string, path?: string): void;
  /**
   * Fetches the remote's `build.json`, so that a later load saves that round trip. A no-op with
   * Save-Data.
   */
  prepare(remote: string): void;
  /**
   * Removes a loaded build from the page (tags, container, module) and aborts its `signal`. A no-op
   * if it is not loaded.
   */
  evict(remote: string): void;
  /**
   * Makes a release the current one, unless a newer one is known. Returns the loaded remotes for
   * which the release names another build that has not failed in this tab.
   */
  offer(release: TabRelease): string[];
  /**
   * Loads the remote's build of the newest release beside the running one, lets `show` render it,
   * and evicts the old one. So the page is never without styles. If the new build fails to load or
   * to be shown, the old one stays, and this rejects. The remote is `stale` again when the missing
   * file is back, or when a release names another build.
   */
  replace(remote: string, show?: (loaded: LoadedRemote) => Promise<void>): Promise<LoadedRemote>;
  /**
   * Why the remote gave up, or which missing script of a running remote failed last. `null` if
   * nothing is missing. The shell itself has the name `shell` and is always running.
   */
  failureOf(remote: string): RemoteUnavailable | null;
  /**
   * The support code of {@link failureOf}, or of an error that a running remote threw. `null` if it
   * neither gave up nor runs.
   */
  supportCodeOf(remote: string): string | null;
  /**
   * Waits for the end of that failure. A remote that gave up is then loaded. For a running one,
   * `failureOf` becomes null and subscribers are notified, so that the error view can retry.
   * Returns unsubscribe.
   */
  watchForHealing(remote: string): Stop;
  /** Reports to operators that a component, effect or handler of a loaded remote threw. */
  reportRenderError(remote: string, error: unknown): void;
}

interface Start extends Partial<Pick<Loading, 'isHealing' | 'except'>> {
  path?: string | undefined;
}

/** Two copies of one release may have different builds, after a holdback has ended. */
const hasSameBuilds = (release: TabRelease, current: TabRelease): boolean =>
  Object.entries(release.remotes).every(([name, { buildId }]) => current.remotes[name]?.buildId === buildId);

/** Creates the boundary. A page has one. */
export function createBoundary(options: BoundaryOptions): Boundary {
  const { environment, loader, provided } = options;
  const remotes = createRemotes();
  const blameReplaced = createBlameReplaced(environment, loader);
  let current = keepFitting(options.release, options.release, provided);

  /** The running build of this name. */
  const running = (name: string): Pick<TabBuild, 'buildId' | 'digest' | 'entry'> | undefined =>
    name === 'shell' ? { ...options.release.shell, entry: '' } : remotes.entry(name).loaded?.build;

  const isStale = (remote: string): boolean => {
    const { loaded, refused } = remotes.entry(remote);
    const named = current.remotes[remote];
    return !!named && !!loaded && named.buildId !== loaded.build.buildId && !refused.has(named.buildId);
  };

  const adopt = (newest: TabRelease) => {
    if (newest.sequence < current.sequence) return;
    const release = keepFitting(current, newest, provided, (remote) => remotes.entry(remote).promise !== null);
    if (release.sequence === current.sequence && hasSameBuilds(release, current)) {
      // The same release, but complete: the HTML names fewer last known good builds.
      current = { ...current, lastKnownGood: { ...release.lastKnownGood, ...current.lastKnownGood } };
      loader.catalogue.adopt(current);
      return;
    }
    const before = current;
    current = release;
    loader.catalogue.adopt(release);
    for (const [remote, entry] of remotes.all()) {
      const named = release.remotes[remote]?.buildId;
      // An operator chose this build, so a rollback must take effect even if the build has failed
      // in this tab.
      if (named && named !== before.remotes[remote]?.buildId) {
        entry.refused.delete(named);
        entry.stopWaiting();
      }
      if (entry.state.name === 'loaded') entry.state = { ...entry.state, stale: isStale(remote) };
    }
    remotes.announce();
  };

  const start = (remote: string, { isHealing = false, except = null, path }: Start = {}): Promise<LoadedRemote> => {
    const entry = remotes.entry(remote);
    if (entry.promise) return entry.promise;
    const load = { remote, path, remotes, current: () => current, adopt, isStale, isHealing, except, blameReplaced };
    const loading = { ...options, ...load };
    const promise = runLoad(loading).catch((error) => {
      entry.promise = null;
      throw error;
    });
    entry.promise = promise;
    return promise;
  };

  const takeOut = (remote: string, { build, eviction }: NonNullable<RemoteEntry['loaded']>) => {
    eviction.abort();
    loader.removeTags(remote, build.buildId);
    forgetContainer(environment.globals, build.container);
  };

  /** Waits for the file without which the newest build could not replace the running one. */
  const waitForFile = (remote: string, error: unknown) => {
    const entry = remotes.entry(remote);
    const build = current.remotes[remote];
    if (!build || !isRemoteUnavailable(error) || error.buildId !== build.buildId || !isLoadFailure(error.cause)) return;
    const file = awaitedFile(environment, loader, remote, build, error.cause);
    entry.stopWaiting = healFile(environment, file, () => {
      loader.forgetFailure(remote, build.buildId);
      entry.refused.delete(build.buildId);
      if (entry.state.name === 'loaded') remotes.set(remote, { ...entry.state, stale: isStale(remote) });
    });
  };

  const failureOf = (remote: string): RemoteUnavailable | null => {
    const { state } = remotes.entry(remote);
    if (state.name === 'gave-up') return state.error;
    const { buildId } = running(remote) ?? {};
    const cause = buildId && loader.lastFailure(remote, buildId);
    if (!cause) return null;
    const release = loader.catalogue.sequenceOf(remote, buildId);
    return new RemoteUnavailable({ remote, buildId, release, phase: cause.phase, errorClass: cause.kind }, { cause });
  };

  return {
    get current() {
      return current;
    },
    load: (remote, path) => start(remote, { path }),
    state: (remote) => remotes.entry(remote).state,
    subscribe: remotes.subscribe,
    prefetch(remote, path) {
      const { loaded, prefetched } = remotes.entry(remote);
      const build = loaded?.build ?? current.remotes[remote];
      if (!build || prefetched.has(aheadKey(build, path)) || environment.savesData()) return;
      prefetched.add(aheadKey(build, path));
      void fetchAhead(environment, loader, { remote, build, path, locale: options.locale(), priority: 'low' });
    },
    prepare(remote) {
      const build = current.remotes[remote];
      if (build && !environment.savesData()) void fetchList(environment, remote, build);
    },
    evict(remote) {
      const entry = remotes.entry(remote);
      if (!entry.loaded) return;
      entry.stopWaiting();
      takeOut(remote, entry.loaded);
      entry.loaded = null;
      entry.promise = null;
      remotes.set(remote, { name: 'idle' });
    },
    offer(release) {
      adopt(release);
      if (release.sequence < current.sequence) return [];
      return [...remotes.all()].map(([remote]) => remote).filter(isStale);
    },
    async replace(remote, show = async () => {}) {
      const entry = remotes.entry(remote);
      // Waits for a running load, whose callers get its failure.
      await entry.promise?.catch(() => {});
      const { loaded: old, promise, state } = entry;
      if (!old || old.build.buildId === current.remotes[remote]?.buildId) return start(remote);
      entry.stopWaiting();
      entry.loaded = null;
      entry.promise = null;
      try {
        const loaded = await start(remote, { except: old.build.buildId });
        await show(loaded);
        takeOut(remote, old);
        return loaded;
      } catch (error) {
        const { loaded: started } = remotes.entry(remote);
        if (started) {
          takeOut(remote, started);
          entry.refused.add(started.build.buildId);
        }
        entry.loaded = old;
        entry.promise = promise;
        waitForFile(remote, error);
        remotes.set(remote, state.name === 'loaded' ? { ...state, stale: isStale(remote) } : state);
        throw error;
      }
    },
    failureOf,
    supportCodeOf(remote) {
      const failure = failureOf(remote);
      if (failure) return failure.supportCode;
      const { buildId } = running(remote) ?? {};
      if (buildId === undefined) return null;
      const release = loader.catalogue.sequenceOf(remote, buildId);
      return formatSupportCode({ remote, buildId, release, phase: 'render', errorClass: 'execution' });
    },
    watchForHealing(remote) {
      const build = running(remote);
      const missing = build && loader.lastFailure(remote, build.buildId);
      if (build && missing) {
        const file = awaitedFile(environment, loader, remote, build, missing);
        return healFile(environment, file, () => {
          loader.forgetFailure(remote, build.buildId);
          remotes.announce();
        });
      }
      const loadAgain = () => start(remote, { isHealing: true });
      return healRemote(environment, remotes, remote, () => current, loadAgain);
    },
    reportRenderError(remote, error) {
      const build = remotes.entry(remote).loaded?.build;
      if (!build) return;
      const failure = new LoadFailure('render', 'execution', '', `${remote} threw`, { cause: error });
      loader.reportFailure(remote, build.buildId, failure, 1);
      options.vote(remote, build.buildId, 'bad');
    },
  };
}
