import { join } from 'node:path';
import { type Answer, createEdge, type Edge } from '@paddock/edge';
import { type BuildInMemory, type DevServer, sourceBuild, startRemoteServer } from '@paddock/webpack-preset';
import { REMOTES } from './apps.ts';
import { readBuilt, readerOf } from './build-in-memory.ts';
import { root } from './root.ts';
import { turbo } from './turbo.ts';

export interface SquadServer extends DevServer {
  /** The other remotes that are available, each in its last build. */
  built: string[];
  missing: string[];
}

/**
 * Policies of a release's page, which forbid the self-injected `eval` code of a development build.
 */
const POLICIES = ['content-security-policy', 'integrity-policy', 'reporting-endpoints'];

const withoutPolicies = (answer: Answer): Answer => {
  const pairs = answer.headers.flatMap((name, at) => (at % 2 ? [] : [[name, answer.headers[at + 1] ?? '']]));
  const isPage = pairs.some(([name, value]) => name === 'content-type' && value?.startsWith('text/html'));
  if (!isPage) return answer;
  return { ...answer, headers: pairs.filter(([name = '']) => !POLICIES.includes(name)).flat() };
};

/**
 * Serves the product with the remotes in these folders from their sources. The boundary loads them
 * from the edge as in a release; edits replace them in the open page. The shell is rebuilt in
 * development mode if it has changed; the other remotes keep their last build.
 * @param apiOrigin the origin that answers `/api`: `http://127.0.0.1:4001`
 * @throws Error if the shell cannot be built, or the remotes' claims cannot be read
 */
export async function startSquadServer(folders: readonly string[], apiOrigin: string): Promise<SquadServer> {
  const sources = await Promise.all(folders.map(sourceBuild));
  const developed = new Set(sources.map(({ build }) => build.name));
  const others = REMOTES.filter((remote) => !developed.has(remote));

  const started = Promise.withResolvers<Edge>();
  // Compiles in parallel with the shell's build.
  const server = await startRemoteServer(folders, {
    answer: (incoming, outgoing) =>
      void started.promise.then(
        (edge) => edge.respond(incoming, outgoing, withoutPolicies),
        () => outgoing.destroy(),
      ),
  });
  try {
    if ((await turbo(['build:development'], { quiet: true })) !== 0) throw new Error('The shell could not be built');
    const shell = await readBuilt(join(root, 'shell/.cache/development/dist'));
    if (!shell) throw new Error('The build of the shell left nothing');
    const found = await Promise.all(others.map((name) => readBuilt(join(root, name, 'dist'))));
    const built = found.filter((each): each is BuildInMemory => each !== null);
    const edge = await createEdge({
      reader: readerOf([shell, ...sources, ...built]),
      memory: { recall: async () => null, remember: async () => {} },
      apiOrigin,
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
