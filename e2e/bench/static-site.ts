import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Intercept } from './front.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
};

interface StaticFile {
  headers: Record<string, string>;
  bytes: Buffer;
}

/**
 * Serves a folder like an ordinary single-page site: precompressed with brotli, cached for a year
 * under hashed names. Every other path except `/api` is `index.html`, revalidated by its ETag.
 */
export const staticSite = async (folder: string): Promise<Intercept> => {
  const files = new Map<string, StaticFile>();
  for (const name of await readdir(folder)) {
    const bytes = brotliCompressSync(await readFile(join(folder, name)));
    const isPage = name === 'index.html';
    files.set(isPage ? '/' : `/${name}`, {
      bytes,
      headers: {
        'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
        'content-encoding': 'br',
        'content-length': String(bytes.length),
        'cache-control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
        etag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"`,
      },
    });
  }
  const page = files.get('/');
  if (!page) throw new Error(`${folder} has no index.html`);

  return (request, response) => {
    const [path = '/'] = request.url.split('?');
    if (path.startsWith('/api/')) return false;
    const file = files.get(path) ?? (extname(path) === '' ? page : undefined);
    if (!file) response.writeHead(404).end();
    else if (request.headers['if-none-match'] === file.headers.etag)
      response.writeHead(304, { etag: file.headers.etag }).end();
    else response.writeHead(200, file.headers).end(file.bytes);
    return true;
  };
};
