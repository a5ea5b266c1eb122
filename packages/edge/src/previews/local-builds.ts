import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { integrityOf } from '@paddock/release';
import { type Build, fileUrl, USUAL_ENTRY, usualContainer } from '@paddock/release/record';
import { mediaType } from '../files/media-types.model.ts';
import type { Answer } from '../platform/answers.ts';
import { dataAnswer, flatHeaders } from '../platform/security-headers.ts';
import type { KnownBuild } from '../release/served-release.ts';

/** A build that the edge makes for a remote on a visitor's own machine, and its files by path. */
export interface LocalBuild {
  known: KnownBuild;
  files: ReadonlyMap<string, string>;
}

const CONTAINER_SOURCE = readFileSync(new URL('../in-page/local-container.js', import.meta.url), 'utf8');
/** Part of the id of each such build. */
const MARK = '-local-';

/**
 * Whether a path may be a file of a local build. Only these need a look at the visitor's preview.
 */
export const isLocalFile = (path: string): boolean => path.includes(MARK);

/** A build with the pages of `base`. Its only file is `local-container.js` for that server. */
export const localBuild = (name: string, origin: string, { build, heads, statement }: KnownBuild): LocalBuild => {
  const hash = createHash('sha256')
    .update(`${name} ${origin} ${build.buildId} ${CONTAINER_SOURCE}`)
    .digest('hex')
    .slice(0, 12);
  const version = `${build.version}-local`;
  const buildId = `${version}-${hash}`;
  const container = usualContainer(name, buildId);
  const entry = `var ${container} = (() => {\n${CONTAINER_SOURCE}return localContainer(${JSON.stringify(name)}, ${JSON.stringify(origin)});\n})();\n`;
  const integrity = integrityOf(entry);
  const local: Build = {
    ...build,
    version,
    buildId,
    container,
    entry: USUAL_ENTRY,
    claims: { ...build.claims, routes: build.claims.routes.map(({ path, reads }) => ({ path, files: [], reads })) },
    initial: { js: [], css: [] },
    messages: {},
    files: { [USUAL_ENTRY]: { integrity, size: Buffer.byteLength(entry) } },
  };
  const manifest = JSON.stringify(local);
  const files = new Map([
    [fileUrl(name, buildId, USUAL_ENTRY), entry],
    [fileUrl(name, buildId, 'build.json'), manifest],
  ]);
  return { known: { build: local, heads, rendering: null, manifest, statement }, files };
};

/** The answer for a file of a local build, for one visitor only. */
export const localFileAnswer = (path: string, text: string): Answer => {
  const body = Buffer.from(text);
  return {
    status: 200,
    headers: flatHeaders({
      ...dataAnswer,
      'content-type': mediaType(path),
      'content-length': String(body.byteLength),
      'cache-control': 'no-store',
      vary: 'cookie',
    }),
    body,
  };
};
