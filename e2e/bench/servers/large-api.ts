import { createServer } from 'node:http';

/**
 * `node large-api.ts`: an API with immediate answers of 6 MB at `/api/v1/large` and for media, more
 * than the socket buffers of both ends hold.
 */
const LARGE = Buffer.alloc(6_000_000, 'x');
const SMALL = JSON.stringify({ success: true, data: Array(200).fill('a line of a usual answer') });

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(request.url?.includes('large') ? LARGE : SMALL);
  });
}).listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') process.stdout.write(`http://127.0.0.1:${address?.port}\n`);
});
