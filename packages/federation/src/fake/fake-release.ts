import { type Build, fileUrl, RELEASE_URL, servedUrl, type TabBuild, type TabRelease } from '@paddock/release/record';
import { type FakeServer, integrityOf } from './fake-server.ts';

export const MESSAGES = { de: async () => ({ default: {} }), en: async () => ({ default: {} }) };
export const A = '1.0.0-aaaaaaaaaaaa';
export const B = '1.1.0-bbbbbbbbbbbb';
export const C = '1.2.0-cccccccccccc';

type Globals = Record<string, unknown>;

interface FakeBuildOptions {
  /** The container's `get`; by default it gives a module that names its build in its only task. */
  get?: (globals: Globals) => Promise<() => unknown>;
  init?: () => unknown;
  /** The content of `chunk.js`; by default it is unique to the build. */
  chunk?: string;
}

const bodyOf = (name: string, buildId: string, file: string): string => `${name} ${buildId} ${file}`;

/** The address of a build's file whose content no other build shares. */
export const pathOf = (name: string, buildId: string, file: string): string =>
  servedUrl({ name, buildId, entry: 'entry.js' }, file, integrityOf(bodyOf(name, buildId, file)));

export const fakeModule = (buildId: string) => ({
  default: {
    routes: [{ path: '/' }],
    tasks: [{ name: buildId, rate: 'short', audience: 'everyone', run: async () => {} }],
    messages: MESSAGES,
  },
});

/**
 * Puts a build on the server: entry, one chunk, one style, the chunk of its only page, German
 * texts, `build.json`.
 */
export function putBuild(
  server: FakeServer,
  name: string,
  buildId: string,
  { get, init = () => {}, chunk }: FakeBuildOptions = {},
): TabBuild {
  const container = name === 'shell' ? '' : `${name.replaceAll('-', '_')}_${buildId.slice(-12)}`;
  const files: Build['files'] = {};
  const put = (file: string, type: string, run?: (globals: Globals) => void) => {
    const body = (file === 'chunk.js' && chunk) || bodyOf(name, buildId, file);
    const integrity = integrityOf(body);
    server.put(servedUrl({ name, buildId, entry: 'entry.js' }, file, integrity), { body, type, ...(run && { run }) });
    files[file] = { integrity, size: body.length };
  };
  put('entry.js', 'text/javascript', (globals) => {
    const value = { init, get: () => get?.(globals) ?? Promise.resolve(() => fakeModule(buildId)) };
    // Like `var` in a page: it can be written again but not deleted.
    if (container in globals) globals[container] = value;
    else Object.defineProperty(globals, container, { value, writable: true, enumerable: true });
  });
  put('chunk.js', 'text/javascript');
  put('page.css', 'text/css');
  put('route.js', 'text/javascript');
  put('de.js', 'text/javascript');
  const claims = {
    routes: [{ path: '/', files: ['route.js'], reads: [] }],
    navigation: [],
    panels: [],
    modals: [],
    slots: [],
  };
  const build: Build = {
    schema: 1,
    name,
    buildId,
    version: buildId.slice(0, -13),
    contract: '^1.0.0',
    claims,
    entry: 'entry.js',
    container,
    initial: { js: ['chunk.js'], css: ['page.css'] },
    messages: { de: ['de.js'] },
    locales: [],
    shared: {},
    bundled: [],
    files,
  };
  const body = JSON.stringify(build);
  server.put(fileUrl(name, buildId, 'build.json'), { body, type: 'application/json' });
  return { buildId, digest: integrityOf(body), entry: 'entry.js', container, contract: '^1.0.0', claims };
}

/** A release whose `files` name the entries, as the edge does for a URL of a remote. */
export function makeRelease(
  server: FakeServer,
  sequence: number,
  remotes: Record<string, TabBuild>,
  lastKnownGood: Record<string, TabBuild> = {},
): TabRelease {
  const files: Record<string, string> = {};
  for (const [name, build] of Object.entries(remotes)) {
    const path = fileUrl(name, build.buildId, build.entry);
    files[path] = integrityOf(server.files.get(path)?.body ?? '');
  }
  const shell = { buildId: '1.0.0-0123456789ab', digest: integrityOf('shell') };
  return { schema: 1, channel: 'production', sequence, remotes, lastKnownGood, shell, files };
}

/** Makes the edge answer with this release. */
export function publish(server: FakeServer, release: TabRelease): void {
  server.put(RELEASE_URL, { body: JSON.stringify(release), type: 'application/json' });
}
