import { createHash, randomBytes } from 'node:crypto';
import { type EventLog, limitLog } from '../platform/event-log.ts';
import { hostCookie } from '../platform/host-cookie.model.ts';
import { pathPattern } from '../traces/trace-context.model.ts';
import { accessHandle, type Held, type Named, readHandle, refreshHandle } from './handle.model.ts';
import { createSeal } from './seal.ts';

/** A call on its way to the API. */
export interface ApiCall {
  method: string;
  /** The normalised path and query. */
  path: string;
  /** Flat: `[name, value, …]`. */
  headers: string[];
  body: Buffer | null;
}

/** A whole answer of the API. */
export interface ApiAnswer {
  status: number;
  /** Flat, without the length. */
  headers: string[];
  body: Buffer;
}

/**
 * Keeps the tokens of customers away from scripts (RFC 10017). Each browser has its tokens in a
 * sealed cookie. Its scripts get handles, which are worth nothing without that cookie.
 */
export interface HeldTokens {
  /** Whether the answer to a call may have tokens, which then goes through {@link exchange}. */
  isExchange(call: ApiCall): boolean;
  /** Any call but an exchange: with the token in place of its handle, without the sealed cookie. */
  withToken(call: ApiCall, cookies: string | undefined): ApiCall;
  /**
   * Sends a login, refresh or logout. Resolves with the answer, with handles in place of tokens.
   * The same refresh of several tabs is sent once. Rejects if `send` does.
   */
  exchange(call: ApiCall, cookies: string | undefined, send: (call: ApiCall) => Promise<ApiAnswer>): Promise<ApiAnswer>;
}

/** Logins with a password or a passkey, refreshes, logouts. Other answers have no tokens. */
const EXCHANGES = /\/auth\//i;
/** A field of JSON with a token, by its name: `access_token`, `jwt`; but not `csrf_token`. */
const TOKEN_FIELD = /"(?!\w*[cx]srf)\w*(?:token|jwt)"\s*:\s*\[?\s*"[^"]/i;
const COOKIE_SECONDS = 30 * 24 * 60 * 60;
/** As long as the API repeats the answer to a refresh (D-19). */
const KEPT_MS = 60_000;
/** Cookies that stay opened, some 2 kB each: a page sends many calls with the same one. */
const MAX_OPENED = 2_000;
/** Browsers refuse a longer cookie. */
const MAX_COOKIE_BYTES = 4_000;

// Always secure. Browsers trust `http://localhost`, too; elsewhere a session needs https (D-36).
const cookie = hostCookie('Http-paddock-tokens', 'Strict');
const newName = (): string => randomBytes(16).toString('base64url');
/** The name of the pair after this one: the same at every edge that refreshes it. */
const nextName = (pair: string): string => createHash('sha256').update(pair).digest().toString('base64url', 0, 16);

/** The fields of the wire that may have tokens. */
interface Body {
  refresh_token?: unknown;
  customer_token?: unknown;
}

/** An API may take one path in several spellings. */
const isOfExchange = (path: string): boolean => {
  try {
    return EXCHANGES.test(decodeURIComponent(path.split('?', 1)[0] ?? ''));
  } catch {
    return true;
  }
};

const readJson = (bytes: Buffer | null): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(String(bytes));
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
};

const toBuffer = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

/** A flat list of headers without some names. */
const without = (headers: readonly string[], names: ReadonlySet<string>): string[] =>
  headers.filter((_, at) => !names.has((headers[at - (at % 2)] ?? '').toLowerCase()));

/** Each value of a header, changed. */
const mapHeader = (headers: readonly string[], name: string, change: (value: string) => string): string[] =>
  headers.map((text, at) => (at % 2 === 1 && headers[at - 1]?.toLowerCase() === name ? change(text) : text));

const ofCall = new Set(['content-length', 'accept-encoding']);
const ATTEMPT_NAME = 'idempotency-key';

/** A token is a value, or a list whose first item is used. */
const tokenOf = (value: unknown): string | null => {
  const first: unknown = [value].flat()[0];
  return typeof first === 'string' && first !== '' ? first : null;
};

/**
 * @param key 32 bytes, the same for all edges
 * @param now ms since the epoch
 */
export const createHeldTokens = (key: Uint8Array, now: () => number, log: EventLog): HeldTokens => {
  const seal = createSeal(key);
  const logStrange = limitLog(log, 1, now);
  const opened = new Map<string, Held>();
  const refreshes = new Map<string, Promise<{ answer: ApiAnswer; next: Held | null }>>();

  const heldBy = (cookies: string | undefined): Held | null => {
    const sealed = cookie.read(cookies, true);
    if (sealed === null) return null;
    const known = opened.get(sealed);
    if (known) return known;
    const content = seal.open(sealed);
    if (content === null) {
      logStrange({
        level: 'info',
        event: 'tokens-of-another-key',
        reason: 'another edge seals with another key, or the cookie was altered',
        mend: 'Give all edges the same file with --hold-tokens.',
      });
      return null;
    }
    const held = JSON.parse(content) as Held;
    const [oldest] = opened.keys();
    if (opened.size >= MAX_OPENED && oldest !== undefined) opened.delete(oldest);
    opened.set(sealed, held);
    return held;
  };

  /** The tokens that a handle stands for in this browser. */
  const heldFor = (handle: unknown, cookies: string | undefined): Held | null => {
    const named = readHandle(handle);
    const held = named && heldBy(cookies);
    return held && named.session === held.session ? held : null;
  };

  const cookieOf = (held: Held): string => {
    const sealed = seal.close(JSON.stringify(held));
    if (sealed.length > MAX_COOKIE_BYTES) {
      log({ level: 'alarm', event: 'tokens-refused', reason: `${sealed.length} bytes fit into no cookie` });
      throw new Error('These tokens fit into no cookie.');
    }
    return cookie.write(sealed, COOKIE_SECONDS, true);
  };

  /** The tokens of an answer. One without a refresh token ends with its access token. */
  const receive = (answer: ApiAnswer, { session, pair }: Named): Held | null => {
    const data = readJson(answer.body)?.data as { bearer_token?: unknown; refresh_token?: unknown } | null | undefined;
    const [access, refresh] = [tokenOf(data?.bearer_token), tokenOf(data?.refresh_token)];
    return access === null ? null : { session, pair, access, refresh: refresh ?? '', at: now() };
  };

  /**
   * An alarm for an answer whose tokens scripts get, as they are not where {@link receive} looks.
   */
  const checkUnheld = ({ method, path }: ApiCall, { status, body }: ApiAnswer): void => {
    if (status < 200 || status >= 300 || !TOKEN_FIELD.test(String(body))) return;
    logStrange({
      level: 'alarm',
      event: 'tokens-not-held',
      reason: `scripts got tokens in the answer to ${method} ${pathPattern(path)}`,
      mend: 'Let the API answer with data.bearer_token and data.refresh_token, which --hold-tokens holds.',
    });
  };

  /** An answer with handles in place of the tokens of `held`. */
  const show = (answer: ApiAnswer, held: Held): ApiAnswer => {
    const whole = readJson(answer.body) ?? {};
    const data = {
      ...(whole.data as object),
      bearer_token: accessHandle(held, now()),
      refresh_token: refreshHandle(held),
    };
    return {
      status: answer.status,
      headers: [...answer.headers, 'set-cookie', cookieOf(held)],
      body: toBuffer({ ...whole, data }),
    };
  };

  const refreshOnce = (held: Held, call: ApiCall, send: (call: ApiCall) => Promise<ApiAnswer>) => {
    const running = refreshes.get(held.pair);
    if (running) return running;
    // Another edge may send this refresh, too. Under the name of the pair the API does it once.
    const headers = [...without(call.headers, new Set([ATTEMPT_NAME])), ATTEMPT_NAME, held.pair];
    const named = { session: held.session, pair: nextName(held.pair) };
    const sent = send({ ...call, headers }).then((answer) => ({ answer, next: receive(answer, named) }));
    refreshes.set(held.pair, sent);
    const forget = () => void refreshes.delete(held.pair);
    sent.then(({ next }) => (next ? void setTimeout(forget, KEPT_MS).unref() : forget()), forget);
    return sent;
  };

  const present = { success: true, data: null, pagination: null, error: null, validation: null };

  const withToken: HeldTokens['withToken'] = (call, cookies) => {
    const headers = mapHeader(call.headers, 'access-token', (token) => heldFor(token, cookies)?.access ?? token);
    return { ...call, headers: mapHeader(headers, 'cookie', (all) => cookie.without(all, true)) };
  };

  return {
    isExchange: ({ method, path }) => method === 'POST' && isOfExchange(path),
    withToken,

    async exchange(call, cookies, send) {
      const asked: Body | null = readJson(call.body);
      const { refresh_token: refresh, customer_token: access } = asked ?? {};
      const refreshing = heldFor(refresh, cookies);
      const leaving = heldFor(access, cookies);
      const body =
        refreshing || leaving
          ? toBuffer({
              ...asked,
              ...(refreshing && { refresh_token: refreshing.refresh }),
              ...(leaving && { customer_token: leaving.access }),
            })
          : call.body;
      const headers = mapHeader(without(call.headers, ofCall), 'refresh-token', (token) =>
        refreshing && token === refresh ? refreshing.refresh : token,
      );
      const sent = withToken({ ...call, headers, body }, cookies);

      if (refreshing) {
        // Another tab has refreshed, and this one did not see its handles yet.
        if (readHandle(refresh)?.pair !== refreshing.pair) {
          const type = ['content-type', 'application/json', 'cache-control', 'no-store'];
          return show({ status: 200, headers: type, body: toBuffer(present) }, refreshing);
        }
        const { answer, next } = await refreshOnce(refreshing, sent, send);
        if (next) return show(answer, next);
        checkUnheld(call, answer);
        return answer;
      }
      const answer = await send(sent);
      const received = receive(answer, { session: newName(), pair: newName() });
      if (received) return show(answer, received);
      checkUnheld(call, answer);
      const isOver = leaving && answer.status === 200;
      const gone = isOver ? ['set-cookie', cookie.write('', 0, true)] : [];
      return { ...answer, headers: [...answer.headers, ...gone] };
    },
  };
};
