import { setTimeout as pause } from 'node:timers/promises';
import {
  type FailedResult,
  integrityOf,
  MAX_PAGE,
  type Renderers,
  type RenderFaults,
  type Script,
} from '@paddock/release';
import { fits, isApiRead, mayRender, type PageInput } from '@paddock/release/record';
import type { GuestReads } from '../api/guest-reads.ts';
import { createShares } from '../clients/shares.ts';
import type { OwnedClaim } from '../pages/owned-claims.ts';
import { packMiddle } from '../pages/packed-page.model.ts';
import { renderedRoot } from '../pages/page.model.ts';
import type { EventLog } from '../platform/event-log.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { ReleaseReader } from '../release/release-reader.ts';
import { buildKey, type KnownBuild, type ServedRelease } from '../release/served-release.ts';
import { pathPattern } from '../traces/trace-context.model.ts';
import { createBuildHealth } from './build-health.ts';
import { type CachedPage, createPageCache, type RenderedPage } from './page-cache.ts';
import { liftStyles } from './styles.model.ts';

/** The page that a guest asks for. */
export interface PageWanted {
  served: ServedRelease;
  claim: OwnedClaim;
  /** API reads of the claim, with the parameters of the URL. */
  reads: readonly string[];
  origin: string;
  /** Includes the locale. */
  pathname: string;
  locale: string;
  /** The visitor is yet to answer the question about cookies. */
  asksConsent: boolean;
  /** The visitor's bucket, 0 to 999; `null` if there is none. */
  bucket: number | null;
  /** The key of the visitor's limits. */
  client(): string;
}

/** A rendering that failed by a fault of a build's code. */
export interface FailedRender {
  release: number;
  bucket: number | null;
  name: string;
  buildId: string;
}

export interface RenderedPages {
  /** Returns at once if the page is cached and was fresh lately. `null`: the browser renders it. */
  find(wanted: PageWanted): RenderedPage | null | Promise<RenderedPage | null>;
  /** The builds of a release that failed to render. */
  faults(served: ServedRelease): RenderFaults[];
}

export interface RenderedPagesOptions {
  renderers: Renderers;
  reads: GuestReads;
  reader: Pick<ReleaseReader, 'file'>;
  /** How long (ms) a visitor waits for a rendering. A later one is used for the next visitor. */
  renderTime: number;
  /**
   * How many renderings of one client may wait or run. Beyond that, the client gets the cached
   * page, or its browser renders it.
   */
  renders: number;
  /** Called once for each failed rendering. */
  onFailure: (failed: FailedRender) => void;
  /** The clock of the rendered pages (ms). */
  pageNow: () => number;
  now: () => number;
  log: EventLog;
  metrics: Metrics;
}

/** The result of the shell's `render`. */
interface Rendered {
  /** `null` if the page lacks answers of the API or is an error: then the browser renders it. */
  html: string | null;
  /** The instant (ms) of the page. */
  now: number;
  data: unknown[];
  /** How long (ms) the page is fresh. */
  freshMs: number;
  /** API reads that the page needs but did not get. */
  asked: string[];
}

const MAX_LEARNED = 16;
const MAX_ROUNDS = 3;
const MAX_SCRIPT = 16 * 1024 * 1024;
/** A page is reused at least this long (ms), so that many visitors in one second share it. */
const MIN_FRESH_MS = 1_000;
const MAX_FRESH_MS = 60_000;
/**
 * How long (ms) a stale page is shown while it is rendered again, since rendering takes longer than
 * the rest of an answer. The browser's code asks again for stale data.
 */
const STALE_MS = 10_000;
/** Time (ms) until a page that failed to render is tried again. */
const AGAIN_MS = 10_000;
/** The same if only the machine was busy. */
const BUSY_MS = 1_000;
/**
 * The number of first renderings of all clients that may wait or run. The renderers' queue has room
 * for more, so that cached pages can be rendered again meanwhile.
 */
const MAX_FIRST = 16;
const isRead = (url: unknown): url is string => typeof url === 'string' && isApiRead(url);

/** Not by the lack of `failure`, which a page could have as well. */
const isRendered = (value: unknown): value is Rendered => {
  const { html, now, data, freshMs, asked } = (value ?? {}) as Partial<Rendered>;
  return (
    (html === null || typeof html === 'string') &&
    typeof now === 'number' &&
    Array.isArray(data) &&
    typeof freshMs === 'number' &&
    Array.isArray(asked)
  );
};

/** Reads an answer of the shell's `render`, which the remote's code may have made. */
const parseRendered = (text: string): Rendered | FailedResult => {
  if (text.length > MAX_PAGE) return { failure: 'threw', detail: `the page is too long: ${text.length} characters` };
  try {
    const page: unknown = JSON.parse(text);
    if (isRendered(page)) return page;
  } catch {
    // Then it is something else too.
  }
  return { failure: 'threw', detail: 'render() answered with something else' };
};

/** Renders pages for guests, and caches them while they are fresh. */
export const createRenderedPages = (options: RenderedPagesOptions): RenderedPages => {
  const { renderers, reads: api, reader, renderTime, onFailure, pageNow, now, log, metrics } = options;
  const shares = createShares(options.renders);
  let firstRenders = 0;
  const cache = createPageCache();
  const health = createBuildHealth(now, log);
  // Apart from failures of the shell's own pages, which end no page of a remote.
  const shellStarts = createBuildHealth(now, log);
  const scripts = new WeakMap<KnownBuild, Promise<Script | null>>();
  const readScript = async ({ build, rendering }: KnownBuild): Promise<Script | null> => {
    const expected = rendering && build.files[rendering.file];
    if (!expected || expected.size > MAX_SCRIPT) return null;
    const bytes = await reader.file(build.name, build.buildId, rendering.file, expected.size);
    const integrity = bytes && integrityOf(bytes);
    if (!bytes || integrity !== expected.integrity) {
      log({ level: 'alarm', event: 'file-refused', build: buildKey(build.name, build.buildId), file: rendering.file });
      return null;
    }
    return { key: integrity, code: Buffer.from(bytes).toString('utf8') };
  };

  const scriptOf = (known: KnownBuild): Promise<Script | null> => {
    const found =
      scripts.get(known) ??
      readScript(known).catch(() => {
        scripts.delete(known);
        return null;
      });
    scripts.set(known, found);
    return found;
  };

  const blame = ({ served, claim, pathname, bucket }: PageWanted, { failure, detail, isShells }: FailedResult) => {
    const { name, buildId } = isShells ? { name: 'shell', buildId: served.shell.buildId } : claim.build;
    const build = buildKey(name, buildId);
    log({ level: 'info', event: 'render-failed', build, path: pathPattern(pathname), failure, detail });
    onFailure({ release: served.release.sequence, bucket, name, buildId });
    (isShells ? shellStarts : health).note(served, build);
  };

  const askAll = async (urls: Iterable<string>, locale: string, answers: Record<string, string>): Promise<void> => {
    const missing = [...urls].filter((url) => !Object.hasOwn(answers, url));
    await Promise.all(
      missing.map(async (url) => {
        const answer = await api.ask(url, locale);
        if (answer?.status === 200) answers[url] = answer.body;
      }),
    );
  };

  const renderOnce = async (wanted: PageWanted, entry: CachedPage): Promise<Rendered | 'busy' | null> => {
    const { served, claim, reads, origin, pathname, locale, asksConsent } = wanted;
    const { name, buildId } = claim.build;
    const isShells = name === 'shell';
    const shell = served.builds.get(buildKey('shell', served.shell.buildId));
    const owner = served.builds.get(buildKey(name, buildId));
    const [shellScript, remote] = await Promise.all([
      shell ? scriptOf(shell) : null,
      isShells || !owner ? null : scriptOf(owner),
    ]);
    if (!shellScript || (!isShells && !remote)) return null;
    const claims = Object.fromEntries(
      Object.entries(served.tab.remotes).map(([each, { claims: claimed }]) => [each, claimed]),
    );
    const answers: Record<string, string> = {};
    const isOf = (at: string) => ({ outcome: at, build: buildKey(name, buildId) });
    for (let round = 1; ; round += 1) {
      await askAll([...reads, ...entry.learned], locale, answers);
      const input: PageInput = {
        url: origin + pathname,
        now: pageNow(),
        claims,
        owner: isShells ? null : { name, buildId },
        asksConsent,
        answers,
      };
      const result = await renderers.render({ shell: shellScript, remote, input: JSON.stringify(input) });
      const page = 'failure' in result ? result : parseRendered(result.page);
      if (!isRendered(page)) {
        metrics.count('paddock_renders_total', isOf(page.failure));
        if (page.failure === 'busy') return 'busy';
        blame(wanted, page);
        return null;
      }
      const news = page.asked.filter(isRead).filter((url) => !entry.learned.has(url) && !reads.includes(url));
      const learned = news.slice(0, MAX_LEARNED - entry.learned.size);
      for (const url of learned) entry.learned.add(url);
      if (learned.length > 0 && round < MAX_ROUNDS) continue;
      metrics.count('paddock_renders_total', isOf(page.html === null ? 'none' : 'ok'));
      return page;
    }
  };

  /** Contains the origin, which is in the page and which a client can choose. */
  const keyOf = ({ served, origin, pathname, asksConsent }: PageWanted): string =>
    `${cache.numberOf(served)} ${asksConsent} ${origin}${pathname}`;

  const render = async (wanted: PageWanted, key: string, entry: CachedPage): Promise<void> => {
    const startedAt = now();
    try {
      const page = await renderOnce(wanted, entry);
      if (page === 'busy') {
        entry.againAt = now() + BUSY_MS;
        return;
      }
      if (page && page.html !== null) {
        const { html, rules, hash } = liftStyles(page.html);
        const taken = { now: page.now, asksConsent: wanted.asksConsent, data: page.data };
        const root = await packMiddle(renderedRoot({ html, rules, taken }));
        cache.keep(key, entry, { root, styles: hash });
        entry.freshUntil = startedAt + Math.min(MAX_FRESH_MS, Math.max(MIN_FRESH_MS, page.freshMs));
        return;
      }
    } catch (error) {
      const detail = (error as Error).message;
      log({ level: 'alarm', event: 'render-failed', path: pathPattern(wanted.pathname), detail });
    }
    cache.keep(key, entry, null);
    entry.againAt = now() + AGAIN_MS;
  };

  const isRenderable = ({ served, claim }: PageWanted): boolean => {
    if (!mayRender(served.release)) return false;
    const { name, buildId, contract } = claim.build;
    if (health.hasEnded(served, buildKey(name, buildId))) return false;
    if (shellStarts.hasEnded(served, buildKey('shell', served.shell.buildId))) return false;
    // A remote of an earlier major needs a host that this shell's script does not contain.
    return name === 'shell' || fits(served.shell.contract, contract);
  };

  /** Starts a rendering, unless this client has too many, or it is a first one and all have. */
  const start = (wanted: PageWanted, key: string, entry: CachedPage): Promise<void> | null => {
    const client = wanted.client();
    const first = entry.page ? 0 : 1;
    if (firstRenders + first > MAX_FIRST || !shares.take(client)) {
      metrics.count('paddock_clients_refused_total', { reason: 'renders' });
      return null;
    }
    firstRenders += first;
    cache.touch(key, entry);
    return render(wanted, key, entry).finally(() => {
      firstRenders -= first;
      shares.giveBack(client);
      entry.running = null;
    });
  };

  return {
    find(wanted) {
      const key = keyOf(wanted);
      const known = cache.get(key);
      if (known) cache.touch(key, known);
      const entry: CachedPage = known ?? { page: null, freshUntil: 0, againAt: 0, running: null, learned: new Set() };
      const isFresh = () => entry.freshUntil > now();
      if (isFresh()) return entry.page;
      if (!isRenderable(wanted)) return null;
      if (entry.againAt <= now()) entry.running ??= start(wanted, key, entry);
      if (entry.page && entry.freshUntil + STALE_MS > now()) return entry.page;
      return entry.running
        ? Promise.race([entry.running, pause(renderTime, undefined, { ref: false })]).then(() =>
            isFresh() ? entry.page : null,
          )
        : null;
    },
    faults: (served) => [...health.faults(served), ...shellStarts.faults(served)],
  };
};
