import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

/**
 * `node bare-node.ts <headers as JSON> <file>`: sends the bytes of the file with these headers, and
 * does nothing else. No server on Node's parser and sockets can be faster.
 */
const [, , headers = '[]', file = ''] = process.argv;
const body = await readFile(file);
const flat = [...(JSON.parse(headers) as [string, string][]).flat(), 'content-length', String(body.length)];
const server = createServer((_, response) => response.writeHead(200, flat).end(body)).listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') process.stdout.write(`http://127.0.0.1:${address?.port}\n`);
});
