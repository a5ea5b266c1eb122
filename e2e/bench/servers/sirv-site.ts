import { createServer } from 'node:http';
import sirv from 'sirv';

/**
 * `node sirv-site.ts <folder>`: serves the folder with sirv tuned for speed; files with a `.br`
 * beside them compressed.
 */
const [, , folder = '.'] = process.argv;
const serve = sirv(folder, { brotli: true, gzip: true, etag: false, maxAge: 31_536_000, immutable: true });
const server = createServer((request, response) => serve(request, response)).listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') process.stdout.write(`http://127.0.0.1:${address?.port}\n`);
});
