import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import {
  diffBuilds,
  isReleaseError,
  type ReleaseError,
  type ReleaseStore,
  readPolicy,
  verifyStore,
} from '@paddock/release';
import { parseJson, RELEASE_EVENTS_URL, RecordError } from '@paddock/release/record';
import { BodyError } from '../clients/whole-body.ts';
import { type Answer, jsonAnswer, nothingHere, textAnswer } from '../platform/answers.ts';
import type { EdgeRequest } from '../platform/edge-request.model.ts';
import { dataAnswer, everyAnswer, flatHeaders } from '../platform/security-headers.ts';
import { isOwnForm } from '../previews/preview-link.model.ts';
import type { ReleaseEvents } from '../release/release-events.ts';
import type { ReleaseKeeper } from '../release/release-keeper.ts';
import { createActs, parseAct } from './acts.ts';
import type { ActAnswer } from './operate-model.types.ts';
import { createModelReader, type ReadModelOptions } from './read-model.ts';
import { createSessions, type OperateSession } from './sessions.ts';

/** The options of the operators' page. */
export interface OperateOptions {
  /** Its reads must settle, also if the medium hangs. */
  store: ReleaseStore;
  /** The name of a host that serves only this page: `operate.example`. Any port is accepted. */
  host: string;
  /** 32 bytes, the same in all processes behind this host. */
  secret: Uint8Array;
  /**
   * The operators' addresses of the channel's other edges, whose figures the page shows too.
   * Default: none.
   */
  edges?: readonly string[];
  /** The answer to operators at a path, if other processes answer. Default: that of this one. */
  askOwn?: (path: string) => Promise<string>;
}

/** Answers requests to the host of the operators' page. `null`: the request is for another host. */
export type Operate = (request: EdgeRequest) => Answer | Promise<Answer> | null;

const OPERATE_URL = '/paddock/operate';
const MAX_BODY = 16_384;

const unkept = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

const CONTENT_TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
};

/** Allows only the page's own files, no code from strings and no framing. */
const policy = (nonce: string): string =>
  `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;

const fileAnswer = (name: string, body: Buffer<ArrayBuffer>, headers: Record<string, string> = dataAnswer): Answer => {
  const kind = name.slice(name.lastIndexOf('.') + 1);
  return {
    status: 200,
    headers: flatHeaders({
      ...headers,
      ...unkept,
      'content-type': CONTENT_TYPES[kind] ?? 'application/octet-stream',
      'content-length': String(body.byteLength),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    }),
    body,
  };
};

/** The page with a new nonce, which also allows the imports of its script. */
const pageAnswer = (html: string): Answer => {
  const nonce = randomBytes(18).toString('base64');
  const body = Buffer.from(html.replace('nonce=""', `nonce="${nonce}"`));
  return fileAnswer('operate.html', body, { ...everyAnswer, 'content-security-policy': policy(nonce) });
};

const FOLDER = new URL('./page/', import.meta.url);

/** The files of the page, by path. */
const readFiles = (): Map<string, Answer> => {
  return new Map(
    readdirSync(FOLDER)
      .filter((name) => /\.(css|js)$/.test(name))
      .map((name) => [`${OPERATE_URL}/${name}`, fileAnswer(name, readFileSync(new URL(name, FOLDER)))]),
  );
};

const toOperate: Answer = {
  status: 302,
  headers: flatHeaders({ ...dataAnswer, ...unkept, location: OPERATE_URL, 'content-length': '0' }),
  body: null,
};

const STATUS: Partial<Record<ReleaseError['kind'], number>> = {
  unauthorised: 403,
  usage: 400,
  'not-found': 404,
  storage: 503,
};

const refuse = (error: unknown): Answer => {
  if (error instanceof BodyError)
    return textAnswer(error.kind === 'too-large' ? 413 : 408, error.message, { connection: 'close' });
  if (error instanceof RecordError) return jsonAnswer(400, { message: error.message, mend: '' });
  if (!isReleaseError(error)) throw error;
  const { kind, message, mend } = error;
  return jsonAnswer(STATUS[kind] ?? 409, { kind, message, mend });
};

const hostOf = (host: string): string => host.replace(/:\d+$/, '').toLowerCase();

export interface OperateParts extends Pick<ReadModelOptions, 'channel' | 'askOwn' | 'now'> {
  keeper: Pick<ReleaseKeeper, 'health'>;
  events: Pick<ReleaseEvents, 'connect'>;
}

/** Whether a request is for the host of the operators' page. */
const isFor = (host: string, { headers }: EdgeRequest): boolean => hostOf(headers.host ?? '') === host.toLowerCase();

export const createOperate = (
  { store, host, secret, edges = [], askOwn }: OperateOptions,
  { channel, keeper, events, now, ...own }: OperateParts,
): Operate => {
  const files = readFiles();
  const html = readFileSync(new URL('operate.html', FOLDER), 'utf8');
  const sessions = createSessions({ policy: () => readPolicy(store), channel, secret, now });
  const readModel = createModelReader({ store, channel, edges, askOwn: askOwn ?? own.askOwn, now });
  const acts = createActs({ store, channel, now });
  let verifying: ReturnType<typeof verifyStore> | null = null;
  /** Concurrent requests share one proof, since it reads every file of the store. */
  const verify = (): ReturnType<typeof verifyStore> => {
    verifying ??= verifyStore(store, now()).finally(() => {
      verifying = null;
    });
    return verifying;
  };

  const bodyOf = async (request: EdgeRequest): Promise<Record<string, unknown>> => {
    const value = parseJson((await request.body()).toString(), MAX_BODY);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  };
  const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
  const withCookie = (cookie: string): Answer => ({
    status: 204,
    headers: flatHeaders({ ...dataAnswer, ...unkept, 'set-cookie': cookie }),
    body: null,
  });

  const read = async (request: EdgeRequest, session: OperateSession): Promise<Answer> => {
    const query = new URLSearchParams(request.target.slice(request.path.length));
    if (request.path === `${OPERATE_URL}/model`) {
      const { who, key, until } = session;
      return jsonAnswer(200, { ...(await readModel()), session: { who, key, until: new Date(until).toISOString() } });
    }
    const [name = '', a = '', b = ''] = ['name', 'a', 'b'].map((each) => query.get(each) ?? '');
    return jsonAnswer(200, await diffBuilds(store, await readPolicy(store), name, a, b));
  };

  const act = async (request: EdgeRequest, { who }: OperateSession): Promise<Answer> => {
    if (request.path === `${OPERATE_URL}/verify`) return jsonAnswer(200, await verify());
    const body = await bodyOf(request);
    const answer: ActAnswer =
      request.path === `${OPERATE_URL}/plan`
        ? await acts.plan(who, parseAct(body))
        : await acts.sign(who, textIn(body.plan), Buffer.from(textIn(body.signature), 'base64'));
    return jsonAnswer(200, answer);
  };

  const READS = new Set(['model', 'diff'].map((name) => `${OPERATE_URL}/${name}`));
  const POSTS = new Set(['login', 'logout', 'verify', 'plan', 'sign'].map((name) => `${OPERATE_URL}/${name}`));

  const answer = async (request: EdgeRequest): Promise<Answer> => {
    const { path, headers, isSecure, method } = request;
    const isPost = POSTS.has(path);
    if (isPost ? method !== 'POST' : method !== 'GET' && method !== 'HEAD')
      return textAnswer(405, 'This method is not allowed here.', { allow: isPost ? 'POST' : 'GET, HEAD' });
    if (path === '/') return toOperate;
    if (path === OPERATE_URL) return pageAnswer(html);
    const file = files.get(path);
    if (file) return file;
    if (path === RELEASE_EVENTS_URL && method === 'GET')
      return events.connect(keeper.health().sequence, request.client().network);
    if (!isPost && !READS.has(path)) return nothingHere;
    // A page of another site can neither act here nor read this page.
    if (isPost ? !isOwnForm(headers) : (headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin')
      return jsonAnswer(403, { kind: 'unauthorised', message: 'This was asked by another site.', mend: '' });
    if (path === `${OPERATE_URL}/login`)
      return withCookie(await sessions.open(textIn((await bodyOf(request)).token), isSecure));
    if (path === `${OPERATE_URL}/logout`) return withCookie(sessions.none(isSecure));
    const session = await sessions.of(headers.cookie, isSecure);
    if (session === null)
      return jsonAnswer(401, { kind: 'unauthorised', message: 'Nobody is logged in here.', mend: 'paddock operate' });
    return isPost ? act(request, session) : read(request, session);
  };

  return (request) => (isFor(host, request) ? answer(request).catch(refuse) : null);
};

/**
 * Has another process answer the requests to the host of the operators' page, since plans and used
 * links are in one process. Streams of release events stay here.
 */
export const passOperate =
  (
    host: string,
    pass: (request: EdgeRequest) => Promise<Answer>,
    { keeper, events }: Pick<OperateParts, 'keeper' | 'events'>,
  ): Operate =>
  (request) => {
    if (!isFor(host, request)) return null;
    if (request.path === RELEASE_EVENTS_URL && request.method === 'GET')
      return events.connect(keeper.health().sequence, request.client().network);
    return pass(request).catch(refuse);
  };
