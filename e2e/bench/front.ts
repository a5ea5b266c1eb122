import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, request as ask } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { promisify } from 'node:util';
import { createGzip, gunzipSync, gzipSync } from 'node:zlib';
import { type Line, type LineSpeed, openLine } from './line.ts';

export interface Certificate {
  key: string;
  cert: string;
}

/** Creates a certificate for this run. Needs `openssl`. */
export const makeCertificate = async (): Promise<Certificate> => {
  const folder = await mkdtemp(join(tmpdir(), 'paddock-bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const words = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout ${key} -out ${cert}`;
  await promisify(execFile)('openssl', words.split(' '));
  const made = { key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') };
  await rm(folder, { recursive: true });
  return made;
};

/** Answers in place of the origin; returns whether it did. */
export type Intercept = (request: Http2ServerRequest, response: Http2ServerResponse) => boolean;

export interface FrontOptions {
  certificate: Certificate;
  speed: LineSpeed;
  /** The server behind it, over HTTP/1.1: an edge or an API. */
  origin: string;
  intercept?: Intercept;
  /** Changes an HTML document and its headers at the end. */
  rewrite?: (html: string, headers: Record<string, string | string[] | undefined>) => string;
}

export interface Front {
  /** Without a trailing slash. */
  url: string;
  stop(): Promise<void>;
}

/** Headers of one connection, which HTTP/2 does not have. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

/** The TLS end in front of a deployed edge: it speaks HTTP/2 and is behind a slow line. */
export const openFront = async ({ certificate, speed, origin, intercept, rewrite }: FrontOptions): Promise<Front> => {
  const agent = new Agent({ keepAlive: true });
  const { hostname, port } = new URL(origin);

  const forward = (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !name.startsWith(':')));
    const asked = ask(
      {
        hostname,
        port,
        agent,
        method: request.method,
        path: request.url,
        headers: { ...headers, host: request.authority, 'x-forwarded-proto': 'https' },
      },
      (answer) => {
        const kept = { ...answer.headers } as Record<string, string | string[] | undefined>;
        for (const name of HOP_BY_HOP) delete kept[name];
        if (rewrite && kept['content-type']?.includes('text/html')) {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () => {
            const isPacked = kept['content-encoding'] === 'gzip';
            const bytes = Buffer.concat(parts);
            const html = rewrite((isPacked ? gunzipSync(bytes) : bytes).toString(), kept);
            delete kept['content-length'];
            response.writeHead(answer.statusCode ?? 502, kept).end(isPacked ? gzipSync(html) : html);
          });
          return;
        }
        // Like a typical proxy: it compresses JSON, but not event streams.
        const packs = kept['content-type']?.includes('application/json') && !kept['content-encoding'];
        if (packs) {
          delete kept['content-length'];
          kept['content-encoding'] = 'gzip';
        }
        response.writeHead(answer.statusCode ?? 502, kept);
        if (packs) pipeline(answer, createGzip(), response, () => {});
        else pipeline(answer, response, () => {});
      },
    );
    asked.on('error', () => response.stream.close());
    response.on('close', () => asked.destroy());
    pipeline(request, asked, () => {});
  };

  const server = createSecureServer({ ...certificate, allowHTTP1: false }, (request, response) => {
    if (!intercept?.(request, response)) forward(request, response);
  });
  server.on('sessionError', () => {}).on('tlsClientError', () => {});
  const line: Line = await openLine(speed, (connection) => server.emit('connection', connection));
  return {
    url: `https://localhost:${line.port}`,
    async stop() {
      await line.stop();
      agent.destroy();
    },
  };
};
