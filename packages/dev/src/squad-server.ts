import { join } from 'node:path';
import { type Answer, createEdge, type Edge } from '@paddock/edge';
import { type BuildInMemory, type DevServer, sourceBuild, startRemoteServer } from '@paddock/webpack-preset';
import { REMOTES } from './apps.ts';
import { readBuilt, readerOf } from './build-in-memory.ts';
import { root } from './root.ts';
import { turbo } from './turbo.ts';

export interface SquadServer extends DevServer {
  /** Which of the other remotes are there, each as it was built last. */
  built: string[];
  missing: string[];
}

/** Code from sources is put into the page by itself, and with `eval`: what no page of a release allows. */
const POLICIES = ['content-security-policy', 'integrity-policy', 'reporting-endpoints'];

const withoutPolicies = (answer: Answer): Answer => {
  const pairs = answer.headers.flatMap((name, at) => (at % 2 ? [] : [[name, answer.headers[at + 1] ?? '']]));
  const isPage = pairs.some(([name, value]) => name === 'content-type' && value?.startsWith('text/html'));
  if (!isPage) return answer;
  return { ...answer, headers: pairs.filter(([name = '']) => !POLICIES.includes(name)).flat() };
};

/**
 * The product with the remotes in these folders from their sources, exchanged in the open page as they are edited, and loaded by the boundary
 * from the edge as in a release. The shell is built in development mode when something of it has changed; the other remotes are as they were built last.
 * Throws when the shell cannot be built, or what the remotes claim cannot be read.
 * @param apiOrigin where `/api` is answered: `http://127.0.0.1:4001`
 */
export async function startSquadServer(folders: readonly string[], apiOrigin: string): Promise<SquadServer> {
  const sources = await Promise.all(folders.map(sourceBuild));
  const developed = new Set(sources.map(({ build }) => build.name));
  const others = REMOTES.filter((remote) => !developed.has(remote));

  const started = Promise.withResolvers<Edge>();
  // Compiles beside the shell's build.
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
