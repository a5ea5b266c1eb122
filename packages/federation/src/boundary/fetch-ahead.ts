import { type Build, fileUrl, matchClaim, servedUrl, type TabBuild } from '@paddock/release/record';
import { deadlineFor, withDeadline } from '../deadline.ts';
import type { Environment } from '../environment.ts';
import type { Loader } from '../loader/loader.ts';

/** The part of a build to fetch ahead. */
export interface Ahead {
  remote: string;
  build: TabBuild;
  /** Path of the page, without locale prefix. `undefined` for a panel or a slot. */
  path: string | undefined;
  locale: string;
  /** `high`: the customer is waiting for it. `low`: the customer may need it. */
  priority: 'high' | 'low';
}

/** The key of a part that was fetched ahead. */
export const aheadKey = ({ buildId }: TabBuild, path: string | undefined): string => `${buildId} ${path}`;

/**
 * With a deadline, so that a hanging request does not hold its connection longer than a load would.
 * Reads the body, since otherwise the answer is not cached.
 */
async function fetchInto(environment: Environment, url: string, size: number | null, init: RequestInit): Promise<void> {
  const read = async (signal: AbortSignal) =>
    void (await (await environment.fetch(url, { ...init, signal })).arrayBuffer());
  await withDeadline(environment, deadlineFor(size, environment.bandwidth()), new Error(`${url} is late`), read);
}

/** In load order, without duplicates. */
const wantedFiles = (build: Build, { path, locale }: Ahead): string[] => {
  const claim = path === undefined ? null : matchClaim(build.claims.routes, path)?.claim;
  const { js, css } = build.initial;
  return [...new Set([build.entry, ...js, ...css, ...(claim?.files ?? []), ...(build.messages[locale] ?? [])])];
};

const addressOf = (environment: Environment, { remote, build }: Ahead, name: string): string =>
  environment.origin + fileUrl(remote, build.buildId, name);

/** Resolves with whether the file is now in the HTTP cache. */
const fetchFile = async (environment: Environment, known: Build, name: string, ahead: Ahead): Promise<boolean> => {
  const { integrity, size } = known.files[name] ?? {};
  if (!integrity || size === undefined) return false;
  const url = environment.origin + servedUrl(known, name, integrity);
  const fetched = fetchInto(environment, url, size, { integrity, priority: ahead.priority });
  return fetched.then(
    () => true,
    () => false,
  );
};

/**
 * Fetches the missing files of a page into the HTTP cache in parallel, each with its integrity,
 * without running them. A later load finds them there or joins their requests. It does not use
 * `<link rel=preload>`, since browsers warn about preloads that are not used soon. Never rejects
 * and reports nothing: a load that needs a file reports its failure.
 */
export async function fetchAhead(environment: Environment, loader: Loader, ahead: Ahead): Promise<void> {
  try {
    const known = await loader.catalogue.build(ahead.remote, ahead.build.buildId, 'entry');
    const missing = wantedFiles(known, ahead).filter((name) => !loader.has(ahead.remote, ahead.build.buildId, name));
    await Promise.all(missing.map((name) => fetchFile(environment, known, name, ahead)));
  } catch {
    // Without `build.json` the files are unknown, so none is fetched.
  }
}

/**
 * Runs all scripts of a build that a waiting page needs, as they arrive. The order does not matter,
 * since a chunk only pushes itself onto an array that the entry reads. A file that neither the HTML
 * nor a prefetch (`isFetched`) has requested is fetched first, as in {@link fetchAhead}. Never
 * rejects: the load that needs a script reports its failure.
 */
export async function runAhead(
  environment: Environment,
  loader: Loader,
  ahead: Ahead,
  isFetched: boolean,
): Promise<void> {
  const { remote, build } = ahead;
  const run = (name: string) => {
    if (name.endsWith('.js'))
      loader.script(addressOf(environment, ahead, name), name === build.entry ? 'entry' : 'chunk').catch(() => {});
  };
  const named = loader.catalogue.named(remote, build.buildId);
  if (named.length > 0) {
    named.forEach(run);
    return;
  }
  try {
    const known = await loader.catalogue.build(remote, build.buildId, 'entry');
    const runWhenHere = async (name: string) => {
      if (isFetched || (await fetchFile(environment, known, name, ahead))) run(name);
    };
    await Promise.all(wantedFiles(known, ahead).map(runWhenHere));
  } catch {
    // Without `build.json` the files are unknown.
  }
}

/** Fetches only `build.json` into the HTTP cache. Never rejects. */
export async function fetchList(
  environment: Environment,
  remote: string,
  { buildId, digest }: TabBuild,
): Promise<void> {
  const url = environment.origin + fileUrl(remote, buildId, 'build.json');
  await fetchInto(environment, url, null, { integrity: digest, priority: 'low' }).catch(() => {});
}
