import type { Beacon, Phase, TabRelease } from '@paddock/release/record';
import { toBeacon } from '../beacon-of.ts';
import { type BuildUrl, buildKey, buildPrefix, parseBuildUrl } from '../build-url.ts';
import type { Environment, StyleLink } from '../environment.ts';
import { isLoadFailure, LoadFailure } from '../failure.ts';
import { inspect } from '../inspect.ts';
import { outcomeOf, type Vote } from '../votes.ts';
import { type Catalogue, createCatalogue } from './catalogue.ts';
import { createRequests } from './requests.ts';
import { type AppendTag, runTag } from './run-tag.ts';
import { createStyles } from './styles.ts';

/** `globalThis.__paddock__`, which the webpack runtimes of shell and remotes call. */
export interface PaddockGlobal {
  /** Resolves when the script has run; rejects with a {@link LoadFailure}. */
  script(url: string): Promise<void>;
  /**
   * Appends the stylesheet. Calls `link.onload` even if it failed, since a page without styles is
   * better than no page.
   */
  style(link: StyleLink): void;
}

/** {@link PaddockGlobal} and the loader's interface for the boundary. */
export interface Loader {
  catalogue: Catalogue;
  script(url: string, phase?: Phase): Promise<void>;
  style(link: StyleLink): void;
  /** Whether any file is being loaded. */
  isBusy(): boolean;
  /** Whether the page has this file of a build. */
  has(name: string, buildId: string, file: string): boolean;
  /** The last failed script of a build since `forgetFailure`, if it is still missing. */
  lastFailure(name: string, buildId: string): LoadFailure | undefined;
  forgetFailure(name: string, buildId: string): void;
  /** Reports a failure to operators, once. */
  reportFailure(name: string, buildId: string, failure: LoadFailure, attempt: number): void;
  /** Removes the tags of a build and stops waiting for its styles. */
  removeTags(name: string, buildId: string): void;
}

export interface LoaderOptions {
  /** The release in the page's HTML. */
  release: TabRelease;
  environment: Environment;
  report: (beacon: Beacon) => void;
  vote: Vote;
}

/** Creates the page's only loader and installs it permanently as `globalThis.__paddock__`. */
export function installLoader(options: LoaderOptions): Loader {
  const loader = createLoader(options);
  const door: PaddockGlobal = { script: (url) => loader.script(url), style: loader.style };
  Object.defineProperty(options.environment.globals, '__paddock__', { value: Object.freeze(door) });
  return loader;
}

function createLoader({ release, environment, report, vote }: LoaderOptions): Loader {
  const reported = new WeakSet<LoadFailure>();
  const lastFailures = new Map<string, LoadFailure>();
  const inFlight = new Map<string, Promise<void>>();
  /** The files that the page has, by build. */
  const present = new Map<string, Set<string>>();
  /** By build, the array through which its chunks reach its runtime, in any order. */
  const chunkArrays = new Map<string, unknown[]>();

  const reportFailure: Loader['reportFailure'] = (name, buildId, failure, attempt) => {
    if (reported.has(failure)) return;
    reported.add(failure);
    report(toBeacon(catalogue, name, buildId, failure, attempt));
  };

  const requests = createRequests(environment, (file, failure, attempt) =>
    reportFailure(file.name, file.buildId, failure, attempt),
  );
  const catalogue = createCatalogue(environment, requests);
  catalogue.adopt(release);

  const approve = (address: string, phase: Phase): BuildUrl => {
    const file = parseBuildUrl(environment.origin, address);
    if (file) return file;
    throw new LoadFailure(phase, 'integrity', '', `${address} is not a file of a build on ${environment.origin}`);
  };

  const load = async (file: BuildUrl, phase: Phase, append: AppendTag): Promise<void> => {
    const build = buildKey(file.name, file.buildId);
    try {
      const { integrity, size, url: address } = await catalogue.file(file, phase);
      const expected = phase === 'style' ? 'style' : 'script';
      await requests.run({ ...file, url: address }, phase, size, async ({ url, isFirst, signal }) => {
        const request = { url, integrity, build };
        const fail = (kind: LoadFailure['kind']) =>
          new LoadFailure(phase, kind, address, `${url} could not be loaded: ${kind}`);
        // A tag's request cannot be aborted, so after a failure the file is fetched first, and the
        // tag takes it from the cache.
        const found = isFirst ? null : await inspect(environment, request, expected, signal);
        if (found) throw fail(found);
        const outcome = await runTag(environment, request, append, signal);
        if (outcome === 'error') {
          throw fail((isFirst && (await inspect(environment, request, expected, signal))) || 'network');
        }
        if (outcome !== 'load') throw fail(outcome);
      });
      if (lastFailures.get(build)?.url === address) lastFailures.delete(build);
      present.set(build, (present.get(build) ?? new Set()).add(file.file));
    } catch (error) {
      if (isLoadFailure(error)) {
        reportFailure(file.name, file.buildId, error, 1);
        // A missing style never makes a module fail.
        if (phase !== 'style') lastFailures.set(build, error);
        if (phase !== 'style' || error.kind === 'integrity') vote(file.name, file.buildId, outcomeOf(error));
      }
      throw error;
    }
  };

  /**
   * Concurrent calls for a script share one request. A style is not shared, as it belongs to its
   * link.
   */
  const loadOnce = (file: BuildUrl, phase: Phase): Promise<void> => {
    const running = inFlight.get(file.url);
    if (running) return running;
    const build = buildKey(file.name, file.buildId);
    const chunks = chunkArrays.get(build) ?? [];
    chunkArrays.set(build, chunks);
    const append: AppendTag = (request, done) => environment.tags.script({ ...request, chunks }, done);
    const started = load(file, phase, append).finally(() => inFlight.delete(file.url));
    inFlight.set(file.url, started);
    return started;
  };

  const styles = createStyles(environment, catalogue, (file, append) => load(file, 'style', append));

  return {
    catalogue,
    reportFailure,
    isBusy: requests.isBusy,
    has: (name, buildId, file) => present.get(buildKey(name, buildId))?.has(file) ?? false,
    async script(url, phase = 'chunk') {
      await loadOnce(approve(url, phase), phase);
    },
    style: styles.apply,
    lastFailure: (name, buildId) => lastFailures.get(buildKey(name, buildId)),
    forgetFailure(name, buildId) {
      lastFailures.delete(buildKey(name, buildId));
    },
    removeTags(name, buildId) {
      styles.forget(buildPrefix(name, buildId));
      present.delete(buildKey(name, buildId));
      environment.tags.removeOf(name, buildKey(name, buildId));
    },
  };
}
