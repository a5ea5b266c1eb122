import { createServer } from 'node:http';

/** `node large-api.ts`: an API that answers at once, `/api/v1/large` and media with 6 MB: more than the ends of a connection hold by themselves. */
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
