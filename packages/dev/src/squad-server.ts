import { join } from 'node:path';
import { type Answer, createEdge, type Edge } from '@paddock/edge';
import { type BuildInMemory, type DevServer, sourceBuild, startRemoteServer } from '@paddock/webpack-preset';
import { MEDIA_PATHS, REMOTES } from './apps.ts';
import { createMemoryStore, readBuilt } from './build-in-memory.ts';
import { root } from './root.ts';
import { turbo } from './turbo.ts';

export interface SquadServer extends DevServer {
  /** The other remotes that have a build. */
  built: string[];
  missing: string[];
}

/** Removed headers: hot reload injects code and uses `eval`, which these policies forbid. */
const POLICIES = ['content-security-policy', 'integrity-policy', 'reporting-endpoints'];

const withoutPolicies = (answer: Answer): Answer => {
  const pairs = answer.headers.flatMap((name, at) => (at % 2 ? [] : [[name, answer.headers[at + 1] ?? '']]));
  const isPage = pairs.some(([name, value]) => name === 'content-type' && value?.startsWith('text/html'));
  if (!isPage) return answer;
  return { ...answer, headers: pairs.filter(([name = '']) => !POLICIES.includes(name)).flat() };
};

/**
 * Serves the product with the remotes in these folders from their sources, with hot reload. The
 * boundary loads them from the edge, as in a release; edited claims make a new release. Builds the
 * shell in development mode if it has changed. Serves the other remotes from their last builds.
 * Throws if the shell cannot be built, or the claims of a remote cannot be read.
 * @param apiOrigin the server of `/api`: `http://127.0.0.1:4001`
 * @param onClaims called with the name of a remote whose claims were edited
 */
export async function startSquadServer(
  folders: readonly string[],
  apiOrigin: string,
  onClaims: (name: string) => void = () => {},
): Promise<SquadServer> {
  const sources = await Promise.all(folders.map(sourceBuild));
  const developed = new Set(sources.map(({ build }) => build.name));
  const others = REMOTES.filter((remote) => !developed.has(remote));

  const store = createMemoryStore();
  for (const source of sources) store.put(source);
  const started = Promise.withResolvers<Edge>();
  // Compiles while the shell builds.
  const server = await startRemoteServer(folders, {
    answer: (incoming, outgoing) =>
      void started.promise.then(
        (edge) => edge.respond(incoming, outgoing, withoutPolicies),
        () => outgoing.destroy(),
      ),
    onClaims(build) {
      store.put(build);
      onClaims(build.build.name);
    },
  });
  try {
    if ((await turbo(['build:development'], { quiet: true })) !== 0) throw new Error('The shell could not be built');
    const shell = await readBuilt(join(root, 'shell/.cache/development/dist'));
    if (!shell) throw new Error('The build of the shell left nothing');
    const found = await Promise.all(others.map((name) => readBuilt(join(root, name, 'dist'))));
    const built = found.filter((each): each is BuildInMemory => each !== null);
    for (const each of [shell, ...built]) store.put(each);
    const edge = await createEdge({
      reader: store.reader,
      memory: { recall: async () => null, remember: async () => {} },
      apiOrigin,
      mediaPaths: MEDIA_PATHS,
      hosts: [],
      now: Date.now,
      log: ({ level, ...event }) => {
        if (level === 'alarm') console.error(JSON.stringify(event));
      },
    });
    started.resolve(edge);
    const names = new Set(built.map(({ build }) => build.name));
    return {
      url: server.url,
      built: [...names],
      missing: others.filter((name) => !names.has(name)),
      async stop() {
        await edge.stop();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
