import { type Build, fileUrl, matchClaim, servedUrl, type TabBuild } from '@paddock/release/record';
import { deadlineFor, withDeadline } from '../deadline.ts';
import type { Environment } from '../environment.ts';
import type { Loader } from '../loader/loader.ts';

/** What of a build is wanted ahead of need. */
export interface Ahead {
  remote: string;
  build: TabBuild;
  /** Of the page that is to be shown, without locale prefix; `undefined` for a panel or a slot. */
  path: string | undefined;
  locale: string;
  /** `high`: somebody waits for it; `low`: somebody may. */
  priority: 'high' | 'low';
}

/** Of what was fetched ahead once. */
export const aheadKey = ({ buildId }: TabBuild, path: string | undefined): string => `${buildId} ${path}`;

/** A file that does not come must not hold its connection for longer than a try for it would. Bodies are read: without that they are not cached. */
async function fetchInto(environment: Environment, url: string, size: number | null, init: RequestInit): Promise<void> {
  const read = async (signal: AbortSignal) =>
    void (await (await environment.fetch(url, { ...init, signal })).arrayBuffer());
  await withDeadline(environment, deadlineFor(size, environment.bandwidth()), new Error(`${url} is late`), read);
}

/** In load order, each once. */
const wantedFiles = (build: Build, { path, locale }: Ahead): string[] => {
  const claim = path === undefined ? null : matchClaim(build.claims.routes, path)?.claim;
  const { js, css } = build.initial;
  return [...new Set([build.entry, ...js, ...css, ...(claim?.files ?? []), ...(build.messages[locale] ?? [])])];
};

const addressOf = (environment: Environment, { remote, build }: Ahead, name: string): string =>
  environment.origin + fileUrl(remote, build.buildId, name);

/** Whether it is in the HTTP cache now. */
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
 * Fetches all that a page needs of a build, and this one has not yet, into the HTTP cache at once, each file with its integrity, and
 * runs none: what asks for it later, one after the other, finds it there or joins its request. Not by `<link rel=preload>`: a browser complains of one that
 * is not used soon, and a look at a menu is no promise. Never rejects and reports nothing: whoever needs a file loads it, and reports.
 */
export async function fetchAhead(environment: Environment, loader: Loader, ahead: Ahead): Promise<void> {
  try {
    const known = await loader.catalogue.build(ahead.remote, ahead.build.buildId, 'entry');
    const missing = wantedFiles(known, ahead).filter((name) => !loader.has(ahead.remote, ahead.build.buildId, name));
    await Promise.all(missing.map((name) => fetchFile(environment, known, name, ahead)));
  } catch {
    // Without its list nothing can be fetched ahead.
  }
}

/**
 * Runs all scripts that a page needs of a build as they come, where the page waits for them: a chunk only adds itself to a list that
 * the entry reads, before or after it, so that none has to wait for the one that would ask for it. What the page's HTML does not
 * preload (`isFetched`: nor a prefetch) is fetched first, as by {@link fetchAhead}. Never rejects: whoever needs a script asks for it
 * too, and hears what became of it.
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
    // Without its list nothing is known of its files.
  }
}

/** Fetches the list of a build's files alone into the HTTP cache. Never rejects. */
export async function fetchList(
  environment: Environment,
  remote: string,
  { buildId, digest }: TabBuild,
): Promise<void> {
  const url = environment.origin + fileUrl(remote, buildId, 'build.json');
  await fetchInto(environment, url, null, { integrity: digest, priority: 'low' }).catch(() => {});
}
