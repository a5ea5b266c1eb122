import { fileURLToPath } from 'node:url';
import { startDevServer } from '@paddock/webpack-preset';

const shell = fileURLToPath(new URL('../../shell', import.meta.url));
// No component of the kit asks a server for anything.
const nobody = 'http://127.0.0.1:9';

/** The playground from its sources, one server for all workers, at `PLAYGROUND_URL`. */
export default async function serve(): Promise<() => Promise<void>> {
  const server = await startDevServer(shell, [], { apiOrigin: nobody });
  process.env.PLAYGROUND_URL = server.url;
  return () => server.stop();
}
