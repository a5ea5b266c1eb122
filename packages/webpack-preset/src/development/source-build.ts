import { createHash } from 'node:crypto';
import type { Build } from '@paddock/release/record';
import { type App, readApp } from '../apps/app.ts';
import { buildFile } from '../record/build-file.ts';
import { ENTRY } from '../record/describe-build.ts';
import { containerOf, HASH_PLACEHOLDER } from '../record/placeholder.ts';

/** A build with its files by their paths. */
export interface BuildInMemory {
  build: Build;
  files: ReadonlyMap<string, Uint8Array>;
}

/** The path under which the development server serves a remote. */
export const sourcesUrl = (name: string): string => `/sources/${name}/`;

/**
 * The source of a container whose bytes never change. It loads the current container from the
 * development server, once per page.
 */
const door = (name: string): string => `var ${containerOf(name)}_door = (() => {
  const sources = (globalThis.__paddock_sources__ ??= {});
  const come = () =>
    (sources[${JSON.stringify(name)}] ??= new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = ${JSON.stringify(`${sourcesUrl(name)}${ENTRY.remote}`)};
      script.onload = script.onerror = () => {
        const { ${containerOf(name)}: container } = globalThis;
        if (container) return resolve(container);
        delete sources[${JSON.stringify(name)}];
        reject(new Error('The development server has no build of ${name}: its terminal says why'));
      };
      document.head.append(script);
    }));
  return {
    init: async (...scope) => (await come()).init(...scope),
    get: async (expose) => (await come()).get(expose),
  };
})();
`;

/** {@link sourceBuild} of an app that was already read. */
export const sourceBuildOf = ({ name, version, contract, claims, gives, uses }: App): BuildInMemory => {
  const bytes = Buffer.from(door(name));
  const file = buildFile(bytes);
  const routes = claims.routes.map(({ path, reads }) => ({ path, files: [], reads }));
  const said = { contract, claims: { ...claims, routes }, gives, uses };
  const hash = createHash('sha256')
    .update(JSON.stringify([file.integrity, said]))
    .digest('hex');
  const build: Build = {
    schema: 1,
    name,
    buildId: `${version}-${hash.slice(0, HASH_PLACEHOLDER.length)}`,
    version,
    ...said,
    entry: ENTRY.remote,
    container: `${containerOf(name)}_door`,
    initial: { js: [], css: [] },
    messages: {},
    locales: [],
    shared: {},
    bundled: [],
    files: { [ENTRY.remote]: file },
  };
  return { build, files: new Map([[ENTRY.remote, bytes]]) };
};

/**
 * A build for a release, of a remote that runs from its sources. It has all claims, and one file
 * that loads the code from the development server ({@link startRemoteServer}). Throws as `readApp`
 * does.
 */
export const sourceBuild = async (remoteDir: string): Promise<BuildInMemory> => sourceBuildOf(await readApp(remoteDir));
