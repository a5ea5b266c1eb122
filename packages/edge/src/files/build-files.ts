import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { isReleaseError } from '@paddock/release';
import { type BuildFile, contentMark } from '@paddock/release/record';
import { acceptedEncodings, type Encoding } from '../platform/accepted-encodings.model.ts';
import { type Answer, textAnswer } from '../platform/answers.ts';
import type { EventLog } from '../platform/event-log.ts';
import type { Metrics } from '../platform/metrics.ts';
import { dataAnswer, fileHeaders, flatHeaders } from '../platform/security-headers.ts';
import type { ReleaseReader } from '../release/release-reader.ts';
import { buildKey, type KnownBuild, readKnownBuild } from '../release/served-release.ts';
import { createByteCache } from './byte-cache.ts';
import { mediaType } from './media-types.model.ts';

export interface BuildFilesOptions {
  reader: ReleaseReader;
  /** The verified builds of the served release by their key. */
  served(): ReadonlyMap<string, KnownBuild> | undefined;
  log: EventLog;
  metrics: Metrics;
}

/**
 * `GET /builds/<name>/<buildId>/<file>`, and by content (`servedUrl`) `GET
 * /builds/<name>/_<mark>/<file>`.
 */
export interface BuildFiles {
  answer(path: string, acceptEncoding: string | undefined): Answer | Promise<Answer>;
}

interface FileAnswer extends Answer {
  body: Uint8Array<ArrayBuffer>;
}

const buildPath = /^\/builds\/([a-z][a-z0-9-]{0,63})\/(_[\w-]{16}|[0-9A-Za-z][0-9A-Za-z.-]{0,79})\/([^\\\0]{1,300})$/;
const maxCacheBytes = 64 * 1024 * 1024;
const maxBuilds = 200;
const suffix = { br: '.br', gzip: '.gz' } as const;
const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip) } as const;

const integrityOf = (bytes: Uint8Array): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

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

/** Serves only the files that a build's `build.json` names. Refuses bytes that differ from it. */
export const createBuildFiles = ({ reader, served, log, metrics }: BuildFilesOptions): BuildFiles => {
  const cache = createByteCache<FileAnswer>(maxCacheBytes);
  const olderBuilds = new Map<string, KnownBuild>();

  const findBuild = async (name: string, buildId: string): Promise<KnownBuild | null> => {
    const key = buildKey(name, buildId);
    const found = served()?.get(key) ?? olderBuilds.get(key);
    if (found) return found;
    const read = await readKnownBuild(reader, name, buildId).catch((error: Error) => {
      if (isReleaseError(error) && error.kind === 'storage') throw error;
      log({ level: 'alarm', event: 'build-refused', build: key, reason: error.message });
      return null;
    });
    if (read) {
      const [oldest] = olderBuilds.keys();
      if (olderBuilds.size >= maxBuilds && oldest !== undefined) olderBuilds.delete(oldest);
      olderBuilds.set(key, read);
    }
    return read;
  };

  /** The builds with the file of an address: one of the served release, else older ones. */
  const holders = async function* (name: string, folder: string, file: string): AsyncIterable<KnownBuild | null> {
    if (!folder.startsWith('_')) {
      yield findBuild(name, folder);
      return;
    }
    const holds = ({ build }: KnownBuild): boolean =>
      build.name === name &&
      Object.hasOwn(build.files, file) &&
      contentMark(build.files[file]?.integrity ?? '') === folder;
    const present = [...(served()?.values() ?? [])].find(holds);
    if (present) {
      yield present;
      return;
    }
    for (const buildId of await reader.builds(name)) {
      const older = await findBuild(name, buildId).catch(() => null);
      if (older && holds(older)) yield older;
    }
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

  const read = async (name: string, folder: string, file: string, encoding: Encoding | null) => {
    for await (const found of holders(name, folder, file)) {
      const bytes = found && (await readFrom(found, file, encoding));
      if (bytes) return bytes;
    }
    return null;
  };

  const keyOf = (path: string, encoding: Encoding | null) => `${path} ${encoding}`;

  const answerFirst = async (
    path: string,
    encodings: readonly (Encoding | null)[],
    readAs: (encoding: Encoding | null) => Promise<FileAnswer | null>,
  ): Promise<Answer> => {
    for (const encoding of encodings) {
      const key = keyOf(path, encoding);
      const found = cache.peek(key) ?? (await cache.load(key, () => readAs(encoding)));
      if (found) return found;
    }
    return notFound;
  };

  return {
    answer(path, acceptEncoding) {
      // Best encoding first. A build may lack some, as for small files and pictures.
      const wanted = [...acceptedEncodings(acceptEncoding), null];
      // Only valid paths are in the cache, so a hit needs no parsing.
      const hot = cache.peek(keyOf(path, wanted[0] as Encoding | null));
      if (hot) return hot;
      const [, name, folder, file] = buildPath.exec(path) ?? [];
      if (!name || !folder || !file || file.endsWith('.map')) return notFound;
      return answerFirst(path, wanted, (encoding) => read(name, folder, file, encoding));
    },
  };
};
