import { mkdir, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { type ChildServer, startServer } from './child-server.ts';

/** A recorded answer that nginx serves byte for byte. */
export interface Recorded {
  path: string;
  type: string;
  headers: [name: string, value: string][];
  body: Buffer;
}

/** Headers that every server sets itself. */
const OWN = new Set(['connection', 'content-length', 'date', 'keep-alive', 'server', 'transfer-encoding']);

/** Requests a path and records the compressed answer. Throws unless it is 200. */
export const record = async (origin: string, path: string, headers: Record<string, string>): Promise<Recorded> => {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(origin + path, { headers }, resolve).on('error', reject);
  });
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  if (answer.statusCode !== 200) throw new Error(`${origin}${path} was answered ${answer.statusCode}`);
  const { 'content-type': type = 'application/octet-stream', ...rest } = answer.headers;
  return {
    path,
    type,
    headers: Object.entries(rest).flatMap(([name, value]) => (OWN.has(name) ? [] : [[name, String(value)]])),
    body: Buffer.concat(parts),
  };
};

const quote = (text: string): string => `"${text.replaceAll(/[\\"]/g, '\\$&')}"`;
const asHeaders = (headers: Recorded['headers']): string =>
  headers.map(([name, value]) => `add_header ${name} ${quote(value)};`).join(' ');

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

export interface NginxOptions {
  /** The folder for its files, and its answers. */
  folder: string;
  answers: readonly Recorded[];
  /** Proxies `/api/` and adds these headers to each answer. */
  api?: { origin: string; headers: Recorded['headers'] };
}

/** nginx tuned for speed: one worker, keep-alive, cached open files, no log. */
export const startNginx = async ({ folder, answers, api }: NginxOptions): Promise<ChildServer> => {
  await mkdir(folder, { recursive: true });
  const locations: string[] = [];
  for (const [at, { path, type, headers, body }] of answers.entries()) {
    await writeFile(join(folder, `${at}.body`), body);
    locations.push(
      `location = ${path} { default_type ${quote(type)}; ${asHeaders(headers)} try_files /${at}.body =404; }`,
    );
  }
  if (api)
    locations.push(
      `location /api/ { proxy_pass http://api; proxy_http_version 1.1; proxy_set_header Connection ""; ` +
        'proxy_set_header X-Forwarded-For $remote_addr; proxy_set_header X-Forwarded-Host $host; ' +
        `proxy_set_header X-Forwarded-Proto http; ${asHeaders(api.headers)} }`,
    );
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const configuration = join(folder, 'nginx.conf');
  await writeFile(
    configuration,
    `daemon off; user ${userInfo().username}; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  ${temporary.join(' ')}
  access_log off; sendfile on; tcp_nopush on; etag off; if_modified_since off;
  keepalive_requests 1000000000;
  open_file_cache max=1000 inactive=3600s; open_file_cache_valid 3600s;
  ${api ? `upstream api { server ${new URL(api.origin).host}; keepalive 64; keepalive_requests 1000000000; }` : ''}
  server { listen 127.0.0.1:${port}; root ${folder}; ${locations.join('\n    ')} }
}
`,
  );
  return startServer('nginx', ['-e', `${folder}/error.log`, '-c', configuration], `http://127.0.0.1:${port}`);
};
