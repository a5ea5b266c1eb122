import { createHash } from 'node:crypto';

/** The fault of a request; `ok` is none. */
export type Fault =
  | 'ok'
  | 'reset'
  | 'hang'
  | 'not-found'
  | 'server-error'
  | 'html'
  | 'altered'
  | 'throws'
  | 'syntax-error';

export interface FakeFile {
  body: string;
  type: string;
  /** Called when the script runs. */
  run?: (globals: Record<string, unknown>, tag: { url: string; chunks?: unknown[] }) => void;
}

export interface FakeRequest {
  via: 'script' | 'style' | 'fetch';
  method: string;
  /** Path with query string. */
  url: string;
  headers?: RequestInit['headers'];
}

export const integrityOf = (body: string): string => `sha384-${createHash('sha384').update(body).digest('base64')}`;

/** An edge with files. Tests can set any fault. */
export function createFakeServer() {
  const files = new Map<string, FakeFile>();
  const requests: FakeRequest[] = [];
  let faultOf: (request: FakeRequest) => Fault = () => 'ok';

  return {
    files,
    requests,
    /** Requests for paths that contain `part`, as `GET script /builds/…?r=1`. */
    asked: (part: string): string[] =>
      requests.filter(({ url }) => url.includes(part)).map(({ via, method, url }) => `${method} ${via} ${url}`),
    /** Sets the fault of all requests from now on. */
    break(next: (request: FakeRequest) => Fault) {
      faultOf = next;
    },
    mend() {
      faultOf = () => 'ok';
    },
    put(path: string, file: FakeFile) {
      files.set(path, file);
    },
    receive(request: FakeRequest): { fault: Fault; file: FakeFile | undefined } {
      requests.push(request);
      const file = files.get(request.url.replace(/\?.*/, ''));
      const fault = faultOf(request);
      return { fault: fault === 'ok' && !file ? 'not-found' : fault, file };
    },
  };
}

export type FakeServer = ReturnType<typeof createFakeServer>;

/** The server's answer to a `fetch`, as a browser returns it; `null` if the request hangs. */
export function answer(fault: Fault, file: FakeFile | undefined, integrity: string | undefined): Response | null {
  if (fault === 'hang') return null;
  if (fault === 'reset') throw new TypeError('Failed to fetch');
  const html = (status: number) => ({ body: '<!doctype html>', type: 'text/html', status });
  const altered = { body: `${file?.body} `, type: file?.type ?? '', status: 200 };
  const whole = { body: file?.body ?? '', type: file?.type ?? '', status: 200 };
  const answers: Partial<Record<Fault, typeof whole>> = {
    'not-found': html(404),
    'server-error': html(503),
    html: html(200),
    altered,
  };
  const { body, type, status } = answers[fault] ?? whole;
  if (integrity && integrity !== integrityOf(body)) throw new TypeError('Failed to fetch: integrity');
  return new Response(body, { status, headers: { 'content-type': type } });
}
