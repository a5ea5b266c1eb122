import { type Build, fileUrl, type Phase, parseBuild, servedUrl, type TabRelease } from '@paddock/release/record';
import { type BuildUrl, buildKey, buildPrefix, parseBuildUrl } from '../build-url.ts';
import type { Environment } from '../environment.ts';
import { LoadFailure } from '../failure.ts';
import { inspect } from '../inspect.ts';
import type { Requests, Try } from './requests.ts';

/** A file of a release. `size` in uncompressed bytes; `null` until its `build.json` was read. */
export interface KnownFile {
  integrity: string;
  size: number | null;
  /** The URL to fetch, absolute, without query string. */
  url: string;
}

/**
 * The code that may run in this tab, by the chain of hashes from the release to every file of its
 * builds.
 */
export interface Catalogue {
  /** Adds the builds of a release. Builds of earlier releases stay known. */
  adopt(release: TabRelease): void;
  /** The files of a build that the release itself names, which the HTML preloads. */
  named(name: string, buildId: string): string[];
  /** Rejects with a {@link LoadFailure} of kind `integrity` for a file that no release names. */
  file(file: BuildUrl, phase: Phase): Promise<KnownFile>;
  /** The file that was last fetched from this URL. */
  fileAt(url: string): BuildUrl | null;
  /** `build.json`, fetched once with the integrity from the release. */
  build(name: string, buildId: string, phase: Phase): Promise<Build>;
  /** The first release in this tab that named the build; if none did, the newest one. */
  sequenceOf(name: string, buildId: string): number;
}

export function createCatalogue(environment: Environment, requests: Requests): Catalogue {
  const integrities = new Map<string, string>();
  const named = new Map<string, { digest: string; sequence: number; entry: string | undefined }>();
  const served = new Map<string, BuildUrl>();
  const builds = new Map<string, Build>();
  const fetches = new Map<string, Promise<Build>>();
  let newest = 0;

  const fetchBuild = async (name: string, buildId: string, phase: Phase): Promise<Build> => {
    const ref = named.get(buildKey(name, buildId));
    const file = parseBuildUrl(environment.origin, fileUrl(name, buildId, 'build.json'));
    if (!ref || !file) {
      throw new LoadFailure(phase, 'integrity', '', `no release of this tab names ${name} ${buildId}`);
    }
    let parsed: Build | undefined;
    await requests.run(file, phase, null, async (request) => {
      parsed = await fetchJson(environment, file.url, phase, request, ref.digest);
    });
    if (parsed?.name !== name || parsed.buildId !== buildId) {
      throw new LoadFailure(phase, 'contract', file.url, `${file.url} describes another build`);
    }
    builds.set(buildKey(name, buildId), parsed);
    return parsed;
  };

  const build = (name: string, buildId: string, phase: Phase): Promise<Build> => {
    const key = buildKey(name, buildId);
    const known = builds.get(key);
    if (known) return Promise.resolve(known);
    const running = fetches.get(key);
    if (running) return running;
    const started = fetchBuild(name, buildId, phase).finally(() => fetches.delete(key));
    fetches.set(key, started);
    return started;
  };

  const located = (file: BuildUrl, listed: Pick<KnownFile, 'integrity' | 'size'>): KnownFile => {
    const entry = named.get(buildKey(file.name, file.buildId))?.entry;
    const url = environment.origin + servedUrl({ ...file, entry }, file.file, listed.integrity);
    served.set(url, file);
    return { ...listed, url };
  };

  return {
    build,
    fileAt: (url) => served.get(url) ?? parseBuildUrl(environment.origin, url),
    adopt(release) {
      newest = Math.max(newest, release.sequence);
      for (const [path, integrity] of Object.entries(release.files)) integrities.set(path, integrity);
      const refs = [...Object.entries(release.remotes), ...Object.entries(release.lastKnownGood)];
      const shell = { ...release.shell, entry: undefined };
      for (const [name, { buildId, digest, entry }] of [...refs, ['shell', shell] as const]) {
        const key = buildKey(name, buildId);
        if (!named.has(key)) named.set(key, { digest, sequence: release.sequence, entry });
      }
    },
    named(name, buildId) {
      const prefix = buildPrefix(name, buildId);
      return [...integrities.keys()].filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
    },
    async file(file, phase) {
      const integrity = integrities.get(file.path);
      const key = buildKey(file.name, file.buildId);
      if (integrity) return located(file, { integrity, size: builds.get(key)?.files[file.file]?.size ?? null });
      const listed = (await build(file.name, file.buildId, phase)).files[file.file];
      if (listed) return located(file, listed);
      throw new LoadFailure(phase, 'integrity', file.url, `${file.path} is not listed in its build.json`);
    },
    sequenceOf: (name, buildId) => named.get(buildKey(name, buildId))?.sequence ?? newest,
  };
}

async function fetchJson(
  environment: Environment,
  url: string,
  phase: Phase,
  request: Try,
  integrity: string,
): Promise<Build> {
  let source: string;
  try {
    source = await (await environment.fetch(request.url, { integrity, signal: request.signal })).text();
  } catch {
    const found = await inspect(environment, { url: request.url, integrity }, 'json', request.signal);
    throw new LoadFailure(phase, found ?? 'network', url, `${request.url} could not be fetched: ${found ?? 'network'}`);
  }
  try {
    return parseBuild(JSON.parse(source));
  } catch (cause) {
    throw new LoadFailure(phase, 'contract', url, `${url} is not a build.json of this platform`, { cause });
  }
}
