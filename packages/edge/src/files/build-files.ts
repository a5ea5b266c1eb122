import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { integrityOf, isReleaseError } from '@paddock/release';
import { type BuildFile, contentMark } from '@paddock/release/record';
import { acceptedEncodings, type Encoding } from '../platform/accepted-encodings.model.ts';
import { type Answer, textAnswer } from '../platform/answers.ts';
import type { EventLog } from '../platform/event-log.ts';
import { keepNewest } from '../platform/keep-newest.ts';
import type { Metrics } from '../platform/metrics.ts';
import { dataAnswer, fileHeaders, flatHeaders } from '../platform/security-headers.ts';
import { onceASecond } from '../release/once-a-second.ts';
import type { ReleaseReader } from '../release/release-reader.ts';
import { buildKey, type KnownBuild, readKnownBuild } from '../release/served-release.ts';
import { createByteCache } from './byte-cache.ts';
import { mediaType } from './media-types.model.ts';

export interface BuildFilesOptions {
  reader: ReleaseReader;
  /** The verified builds of the served release by their key. */
  served(): ReadonlyMap<string, KnownBuild> | undefined;
  /** Milliseconds since the epoch. */
  now: () => number;
  log: EventLog;
  metrics: Metrics;
}

/**
 * `GET /builds/<name>/<buildId>/<file>`, and by content (`servedUrl`) `GET
 * /builds/<name>/_<mark>/<file>`.
 */
export interface BuildFiles {
  answer(path: string, acceptEncoding: string | undefined): Answer | Promise<Answer>;
  /** Keeps the builds of a release, for pages that load them after the next release. */
  keep(builds: ReadonlyMap<string, KnownBuild>): void;
}

interface FileAnswer extends Answer {
  body: Uint8Array<ArrayBuffer>;
}

const buildPath = /^\/builds\/([a-z][a-z0-9-]{0,63})\/(_[\w-]{16}|[0-9A-Za-z][0-9A-Za-z.-]{0,79})\/([^\\\0]{1,300})$/;
const MAX_CACHE_BYTES = 64 * 1024 * 1024;
const MAX_BUILDS = 200;
/** How long (ms) a packed file that is missing or damaged is not read again. */
const MISS_MS = 10_000;
const MAX_MISSES = 1_000;
const suffix = { br: '.br', gzip: '.gz' } as const;
const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip) } as const;

/** The expected size and hash of a file. `build.json` itself is proven by the release. */
const expectedFile = ({ build: { files }, manifest }: KnownBuild, file: string): BuildFile | undefined => {
  if (file !== 'build.json') return Object.hasOwn(files, file) ? files[file] : undefined;
  const bytes = Buffer.from(manifest);
  return { integrity: integrityOf(bytes), size: bytes.byteLength };
};

/** Marks a file with too many bytes. */
const tooLong = new Uint8Array();

const notFound = textAnswer(404, 'This build has no such file.');

const fileAnswer = (file: string, body: Uint8Array<ArrayBuffer>, encoding: Encoding | null): FileAnswer => {
  const headers = flatHeaders({
    ...fileHeaders,
    // Scripts have no policy, since a worker would take it. As documents they are plain text.
    ...(file.endsWith('.js') ? {} : { 'content-security-policy': dataAnswer['content-security-policy'] ?? '' }),
    'content-type': mediaType(file),
    'content-length': String(body.byteLength),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    ...(encoding ? { 'content-encoding': encoding } : {}),
  });
  return { status: 200, headers, body };
};

/**
 * The builds of a name in the store, with the addresses of their files by content:
 * `_<mark>/<file>`.
 */
interface Index {
  builds: ReadonlyMap<string, ReadonlySet<string>>;
  /** Why some builds could not be read; `null` if all could. */
  unread: Error | null;
}

/** Serves only the files that a build's `build.json` names. Refuses bytes that differ from it. */
export const createBuildFiles = ({ reader, served, now, log, metrics }: BuildFilesOptions): BuildFiles => {
  const cache = createByteCache<FileAnswer>(MAX_CACHE_BYTES);
  const olderBuilds = new Map<string, KnownBuild>();
  const listed = onceASecond(now, () => reader.builds());
  const indexes = new Map<string, () => Promise<Index>>();
  /** When (ms) a packed file may be read again, by the key of its answer. */
  const misses = new Map<string, number>();

  const heldBuild = (key: string): KnownBuild | undefined => served()?.get(key) ?? olderBuilds.get(key);

  const readBuild = (name: string, buildId: string): Promise<KnownBuild | null> =>
    readKnownBuild(reader, name, buildId).catch((error: Error) => {
      if (isReleaseError(error) && error.kind === 'storage') throw error;
      log({ level: 'alarm', event: 'build-refused', build: buildKey(name, buildId), reason: error.message });
      return null;
    });

  const findBuild = async (name: string, buildId: string): Promise<KnownBuild | null> => {
    const key = buildKey(name, buildId);
    const held = heldBuild(key);
    if (held) return held;
    const read = await readBuild(name, buildId);
    if (read) keepNewest(olderBuilds, MAX_BUILDS, key, read);
    return read;
  };

  const idsOf = async (name: string): Promise<string[]> =>
    (await listed()).filter((each) => each.name === name).map(({ buildId }) => buildId);

  const addressesOf = ({ build }: KnownBuild): ReadonlySet<string> =>
    new Set(Object.entries(build.files).map(([file, { integrity }]) => `${contentMark(integrity)}/${file}`));

  /** An index that reads each build once, since builds never change. */
  const createIndex = (name: string): (() => Promise<Index>) => {
    let known: Index['builds'] = new Map();
    return onceASecond(now, async () => {
      const builds = new Map<string, ReadonlySet<string>>();
      let unread: Error | null = null;
      for (const buildId of await idsOf(name)) {
        try {
          const build = known.has(buildId)
            ? null
            : (heldBuild(buildKey(name, buildId)) ?? (await readBuild(name, buildId)));
          const addresses = build ? addressesOf(build) : known.get(buildId);
          if (addresses) builds.set(buildId, addresses);
        } catch (error) {
          unread = error as Error;
        }
      }
      known = builds;
      return { builds, unread };
    });
  };

  const indexOf = (name: string): Promise<Index> => {
    const index = indexes.get(name) ?? createIndex(name);
    indexes.set(name, index);
    return index();
  };

  /** The build of an id. Most invented ids end at the list. */
  const namedBuild = async (name: string, buildId: string): Promise<KnownBuild | null> => {
    const held = heldBuild(buildKey(name, buildId));
    if (held) return held;
    // Without the list, only the store knows whether it has the build.
    const ids = await idsOf(name).catch(() => [buildId]);
    return ids.includes(buildId) ? findBuild(name, buildId) : null;
  };

  /** The ids of the builds in the store that list the file of an address. */
  const indexedHolders = async (name: string, address: string): Promise<string[]> => {
    // Most invented names end here.
    const ids = await idsOf(name);
    if (ids.length === 0) return [];
    const { builds, unread } = await indexOf(name);
    const found = ids.filter((buildId) => builds.get(buildId)?.has(address));
    if (found.length === 0 && unread) throw unread;
    return found;
  };

  /** The ids of the builds that list the file of an address: a served one, else older ones. */
  const holders = async (name: string, folder: string, file: string): Promise<string[]> => {
    if (!folder.startsWith('_')) {
      const named = await namedBuild(name, folder);
      return named && expectedFile(named, file) ? [folder] : [];
    }
    const isHolder = ({ build }: KnownBuild): boolean =>
      build.name === name &&
      Object.hasOwn(build.files, file) &&
      contentMark(build.files[file]?.integrity ?? '') === folder;
    const idsIn = (builds: Iterable<KnownBuild>) => [...builds].filter(isHolder).map(({ build }) => build.buildId);
    const [present] = idsIn(served()?.values() ?? []);
    if (present) return [present];
    const older = idsIn(olderBuilds.values());
    const indexed = await indexedHolders(name, `${folder}/${file}`).catch((error: unknown) => {
      if (older.length === 0) throw error;
      return [];
    });
    return [...new Set([...older, ...indexed])];
  };

  const matches = async (bytes: Uint8Array, encoding: Encoding | null, expected: BuildFile) => {
    try {
      const plain = encoding ? await unpack[encoding](bytes, { maxOutputLength: expected.size + 1 }) : bytes;
      return integrityOf(plain) === expected.integrity;
    } catch {
      return false;
    }
  };

  const readFrom = async (known: KnownBuild, file: string, encoding: Encoding | null): Promise<FileAnswer | null> => {
    const { name, buildId } = known.build;
    const expected = expectedFile(known, file);
    if (!expected) return null;
    if (file === 'build.json' && !encoding) return fileAnswer(file, Buffer.from(known.manifest), null);
    // A compressed variant exists only if it is smaller, so a larger one is not read.
    const stored = file + (encoding ? suffix[encoding] : '');
    const bytes = await reader.file(name, buildId, stored, expected.size).catch((error: Error) => {
      if (isReleaseError(error) && error.kind === 'verification') return tooLong;
      throw error;
    });
    if (!bytes) return null;
    if (bytes === tooLong || !(await matches(bytes, encoding, expected))) {
      metrics.count('paddock_files_refused_total');
      log({ level: 'alarm', event: 'file-refused', build: buildKey(name, buildId), file, encoding });
      return null;
    }
    return fileAnswer(file, bytes as Uint8Array<ArrayBuffer>, encoding);
  };

  const read = async (name: string, buildIds: readonly string[], file: string, encoding: Encoding | null) => {
    for (const buildId of buildIds) {
      const found = await findBuild(name, buildId);
      const answer = found && (await readFrom(found, file, encoding));
      if (answer) return answer;
    }
    return null;
  };

  const keyOf = (path: string, encoding: Encoding | null) => `${path} ${encoding}`;

  const isMissing = (key: string): boolean => (misses.get(key) ?? 0) > now();

  /** The file in memory, if it has the best encoding of the build. */
  const kept = (path: string, encodings: readonly (Encoding | null)[]): Answer | null => {
    for (const encoding of encodings) {
      const key = keyOf(path, encoding);
      const found = cache.peek(key);
      if (found || !isMissing(key)) return found ?? null;
    }
    return null;
  };

  const load = async (
    path: string,
    encodings: readonly (Encoding | null)[],
    [name, folder, file]: readonly [string, string, string],
  ): Promise<Answer> => {
    const buildIds = await holders(name, folder, file);
    if (buildIds.length === 0) return notFound;
    for (const encoding of encodings) {
      const key = keyOf(path, encoding);
      if (isMissing(key)) continue;
      const found = cache.peek(key) ?? (await cache.load(key, () => read(name, buildIds, file, encoding)));
      if (found) return found;
      if (encoding) keepNewest(misses, MAX_MISSES, key, now() + MISS_MS);
    }
    return notFound;
  };

  return {
    keep(builds) {
      for (const [key, build] of builds) keepNewest(olderBuilds, MAX_BUILDS, key, build);
    },
    answer(path, acceptEncoding) {
      // Best encoding first. A build may lack some, as for small files and pictures.
      const wanted = [...acceptedEncodings(acceptEncoding), null];
      // Only valid paths are in memory, so a hit needs no parsing.
      const hot = kept(path, wanted);
      if (hot) return hot;
      const [, name, folder, file] = buildPath.exec(path) ?? [];
      if (!name || !folder || !file || file.endsWith('.map')) return notFound;
      return load(path, wanted, [name, folder, file]);
    },
  };
};
