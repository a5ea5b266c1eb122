import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { buildMonolith } from '@paddock/webpack-preset';
import sirv from 'sirv';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/**
 * The playground, which no build for production has, at `PLAYGROUND_URL`: built once for all workers, since each test loads its page anew.
 * No component of the kit asks a server for anything.
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
