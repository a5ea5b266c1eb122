import { createHash } from 'node:crypto';
import type { Build } from '@paddock/release/record';
import { readApp } from '../apps/app.ts';
import { ENTRY } from '../record/describe-build.ts';
import { containerOf, HASH_PLACEHOLDER } from '../record/placeholder.ts';

/** A build with its files, by their path in its folder. */
export interface BuildInMemory {
  build: Build;
  files: ReadonlyMap<string, Uint8Array>;
}

/** Where the development server has the files of a remote. */
export const sourcesUrl = (name: string): string => `/sources/${name}/`;

/**
 * The container of a build whose code changes while pages are open, though its bytes do not: it takes the one that the development server has
 * now into the page. Once: whoever enters it a second time has the same one.
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

/**
 * What stands in a release for a remote that runs from its sources: a build with all its claims whose one file leads to the development server
 * ({@link startRemoteServer}). Throws as `readApp` does.
 */
export const sourceBuild = async (remoteDir: string): Promise<BuildInMemory> => {
  const { name, version, contract, claims, gives, uses } = await readApp(remoteDir);
  const bytes = Buffer.from(door(name));
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  const hash = createHash('sha256').update(integrity).digest('hex').slice(0, HASH_PLACEHOLDER.length);
  const routes = claims.routes.map(({ path, reads }) => ({ path, files: [], reads }));
  const build: Build = {
    schema: 1,
    name,
    buildId: `${version}-${hash}`,
    version,
    contract,
    claims: { ...claims, routes },
    entry: ENTRY.remote,
    container: `${containerOf(name)}_door`,
    initial: { js: [], css: [] },
    messages: {},
    locales: [],
    shared: {},
    bundled: [],
    files: { [ENTRY.remote]: { integrity, size: bytes.length } },
    gives,
    uses,
  };
  return { build, files: new Map([[ENTRY.remote, bytes]]) };
};
