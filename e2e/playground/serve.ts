import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { buildMonolith } from '@paddock/webpack-preset';
import sirv from 'sirv';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/**
 * Serves the playground, which no production build has, at `PLAYGROUND_URL`. It is built once for
 * all workers. No component of the kit sends requests.
 */
export default async function serve(): Promise<() => Promise<void>> {
  const { folder } = await buildMonolith(path('../../shell'), [], { mode: 'development', outDir: path('../.cache') });
  const server = createServer(sirv(folder, { single: true }));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  process.env.PLAYGROUND_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}
