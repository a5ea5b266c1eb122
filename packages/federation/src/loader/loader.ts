import type { Beacon, TabRelease } from '@paddock/release/record';
import { toBeacon } from '../beacon-of.ts';
import { type BuildUrl, parseBuildUrl, retryUrl } from '../build-url.ts';
import type { Environment, Stop, StyleLink, TagOutcome, TagRequest } from '../environment.ts';
import { isLoadFailure, LoadFailure, type Phase } from '../failure.ts';
import { watchFile } from '../healing.ts';
import { type Catalogue, createCatalogue } from './catalogue.ts';
import { deadlineFor, withDeadline } from './deadline.ts';
import { inspect } from './inspect.ts';
import { withRetries } from './retry.ts';

/** What webpack's runtimes of shell and remotes call, as `globalThis.__paddock__`. */
export interface PaddockGlobal {
  /** Resolves when the script has run; rejects with a {@link LoadFailure}. */
  script(url: string): Promise<void>;
  /** Appends the stylesheet. Calls `link.onload` also when it could not be had: a page without styles beats none. */
  style(link: StyleLink): void;
}

export interface Loader extends PaddockGlobal {
  script(url: string, phase?: Phase): Promise<void>;
  catalogue: Catalogue;
  /** What failed last among the files of a build, since `forgetFailure`. */
  lastFailure(name: string, buildId: string): LoadFailure | undefined;
  forgetFailure(name: string, buildId: string): void;
  /** Removes the tags of a build and stops waiting for its styles. */
  removeTags(prefix: string): void;
}

export interface LoaderOptions {
  release: TabRelease;
  environment: Environment;
  report: (beacon: Beacon) => void;
}

/** A page is shown without a stylesheet that takes longer, in milliseconds; it is applied when it comes. */
const STYLE_WAIT_MS = 3_000;

/** Creates the page's one loader and installs it as `globalThis.__paddock__`. */
export function installLoader(options: LoaderOptions): Loader {
  const loader = createLoader(options);
  const { script, style } = loader;
  const door: PaddockGlobal = { script: (url) => script(url), style };
  Object.defineProperty(options.environment.globals, '__paddock__', { value: Object.freeze(door) });
  return loader;
}

function createLoader({ release, environment, report }: LoaderOptions): Loader {
  const catalogue = createCatalogue(environment, release, report);
  const failuresByUrl = new Map<string, number>();
  const lastFailures = new Map<string, LoadFailure>();
  const inFlight = new Map<string, Promise<void>>();
  const waitingStyles = new Map<string, Stop>();

  type AppendTag = (request: TagRequest, done: (outcome: TagOutcome) => void) => Stop;

  const approve = (address: string, phase: Phase): BuildUrl => {
    const file = parseBuildUrl(environment.origin, address);
    if (file) return file;
    throw new LoadFailure(phase, 'integrity', address, `${address} is not a file of a build on ${environment.origin}`);
  };

  /** One try: under its deadline, and named for what went wrong. */
  const tryOnce = async (file: BuildUrl, phase: Phase, append: AppendTag, attempt: number) => {
    const known = await catalogue.file(file, phase);
    const failuresBefore = failuresByUrl.get(file.url) ?? 0;
    const request = { url: retryUrl(file.url, failuresBefore), integrity: known.integrity };
    const expected = phase === 'style' ? 'style' : 'script';
    const fail = (errorClass: LoadFailure['errorClass']) =>
      new LoadFailure(phase, errorClass, file.url, `${request.url} could not be loaded: ${errorClass}`);
    try {
      await withDeadline(environment, deadlineFor(known.size, environment.bandwidth()), fail('timeout'), async (signal) => {
        // A script tag cannot be aborted and would hold its connection: what failed before is fetched first, abortably.
        if (failuresBefore > 0) {
          const found = await inspect(environment, request, expected, signal);
          if (found) throw fail(found);
        }
        const outcome = await runTag(environment, file, request, append, signal);
        if (outcome === 'load') return;
        if (outcome !== 'error') throw fail(outcome);
        throw fail((failuresBefore === 0 && (await inspect(environment, request, expected, signal))) || 'network');
      });
    } catch (error) {
      failuresByUrl.set(file.url, failuresBefore + 1);
      if (isLoadFailure(error)) {
        lastFailures.set(`${file.name}/${file.buildId}`, error);
        report(toBeacon(catalogue, file.name, file.buildId, error, attempt));
      }
      throw error;
    }
  };

  const request = (file: BuildUrl, phase: Phase, append: AppendTag): Promise<void> => {
    const running = inFlight.get(file.url);
    if (running) return running;
    const started = withRetries(environment, (attempt) => tryOnce(file, phase, append, attempt)).finally(() =>
      inFlight.delete(file.url),
    );
    inFlight.set(file.url, started);
    return started;
  };

  return {
    catalogue,
    async script(url, phase = 'chunk') {
      await request(approve(url, phase), phase, environment.tags.script);
    },
    style(link) {
      const original = link.href;
      let told = false;
      const tell = () => {
        cancelWait();
        if (!told) link.onload?.({ type: 'load', target: link });
        told = true;
      };
      const cancelWait = environment.after(STYLE_WAIT_MS, tell);
      const append: AppendTag = (tag, done) => environment.tags.stylesheet({ ...tag, like: link, original }, done);
      const load = async (): Promise<void> => {
        const file = approve(original, 'style');
        try {
          await request(file, 'style', append);
        } catch (error) {
          const known = await catalogue.file(file, 'style');
          const stop = watchFile(environment, { url: file.url, integrity: known.integrity }, 'style', () => {
            load().catch(() => {});
          });
          waitingStyles.get(file.path)?.();
          waitingStyles.set(file.path, stop);
          throw error;
        }
      };
      load().then(tell, tell); // The failure was reported; the component is shown unstyled.
    },
    lastFailure: (name, buildId) => lastFailures.get(`${name}/${buildId}`),
    forgetFailure(name, buildId) {
      lastFailures.delete(`${name}/${buildId}`);
    },
    removeTags(prefix) {
      environment.tags.removeUnder(prefix);
      for (const [path, stop] of waitingStyles) {
        if (!path.startsWith(prefix)) continue;
        stop();
        waitingStyles.delete(path);
      }
    },
  };
}

/** Appends a tag and waits for its end. A script that throws still "loads": what it threw tells. */
function runTag(
  environment: Environment,
  file: BuildUrl,
  request: TagRequest,
  append: (request: TagRequest, done: (outcome: TagOutcome) => void) => Stop,
  signal: AbortSignal,
): Promise<TagOutcome | 'parse' | 'execution'> {
  return new Promise((resolve) => {
    let thrown: 'parse' | 'execution' | null = null;
    const stopUncaught = environment.onUncaught((error) => {
      if (parseBuildUrl(environment.origin, error.url)?.path !== file.path) return;
      thrown = error.name === 'SyntaxError' ? 'parse' : 'execution';
    });
    const remove = append(request, (outcome) => {
      stopUncaught();
      if (outcome === 'error' || thrown) remove();
      resolve(thrown ?? outcome);
    });
    signal.addEventListener('abort', () => {
      stopUncaught();
      remove();
    });
  });
}
