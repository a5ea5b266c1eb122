import PureUrl from 'core-js-pure/actual/url';
import PureSearchParams from 'core-js-pure/actual/url-search-params';

/**
 * Globals that libraries expect, for a context with the bare JavaScript language. `main.edge.tsx`
 * imports this first, since libraries look for them while they load.
 */

type Init = { method?: string; headers?: PlainHeaders | Record<string, string>; signal?: unknown };

class PlainHeaders {
  private readonly values = new Map<string, string>();

  constructor(init: PlainHeaders | Record<string, string> = {}) {
    if (init instanceof PlainHeaders) for (const [name, value] of init) this.set(name, value);
    else for (const [name, value] of Object.entries(init)) this.set(name, value);
  }

  get = (name: string): string | null => this.values.get(name.toLowerCase()) ?? null;
  has = (name: string): boolean => this.values.has(name.toLowerCase());
  set = (name: string, value: string): void => void this.values.set(name.toLowerCase(), String(value));
  delete = (name: string): boolean => this.values.delete(name.toLowerCase());
  forEach = (each: (value: string, name: string) => void): void => this.values.forEach(each);
  entries = () => this.values.entries();
  [Symbol.iterator] = () => this.values.entries();
}

/** Never aborts: a page is rendered once and never left. */
class PlainAbortController {
  readonly signal = {
    aborted: false,
    reason: undefined,
    addEventListener: () => {},
    removeEventListener: () => {},
    throwIfAborted: () => {},
  };

  abort(): void {}
}

/** Never times out: the edge limits the time of the whole page. */
const plainAbortSignal = {
  any: ([first]: readonly unknown[]) => first,
  timeout: () => new PlainAbortController().signal,
};

class PlainRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: PlainHeaders;
  readonly signal: unknown;
  readonly body = null;

  constructor(input: string | PlainRequest, { method, headers, signal }: Init = {}) {
    const from = typeof input === 'string' ? null : input;
    this.url = from?.url ?? String(new PureUrl(String(input), pageUrl));
    this.method = method ?? from?.method ?? 'GET';
    this.headers = new PlainHeaders(headers ?? from?.headers);
    this.signal = signal ?? from?.signal ?? new PlainAbortController().signal;
  }

  clone(): PlainRequest {
    return new PlainRequest(this);
  }
}

class PlainResponse {
  readonly headers = new PlainHeaders();
  readonly ok = true;
  readonly status = 200;
  private readonly content: string;

  constructor(content: string) {
    this.content = content;
  }

  clone(): PlainResponse {
    return this;
  }

  async text(): Promise<string> {
    return this.content;
  }

  async json(): Promise<unknown> {
    return JSON.parse(this.content);
  }
}

interface Surroundings {
  /** Absolute URL of the page. */
  url: string;
  /** The time (ms) on the page, whose clock does not run. */
  now: number;
  /** Answers by path and query. Other calls never resolve. */
  answers: Readonly<Record<string, string>>;
}

let pageUrl = 'https://localhost/';
let pageNow = 0;
let pageAnswers: Surroundings['answers'] = {};

/** Reads that the page made and the edge had not fetched. */
export const unanswered = new Set<string>();

const never = new Promise<never>(() => {});

const RealDate = Date;
class PageDate extends RealDate {
  constructor(...parts: unknown[]) {
    // biome-ignore lint/suspicious/noExplicitAny: the constructor has six forms
    super(...((parts.length === 0 ? [pageNow] : parts) as [any]));
  }

  static override now(): number {
    return pageNow;
  }
}

Object.assign(globalThis, {
  URL: PureUrl,
  URLSearchParams: PureSearchParams,
  Headers: PlainHeaders,
  AbortController: PlainAbortController,
  AbortSignal: plainAbortSignal,
  Request: PlainRequest,
  Response: PlainResponse,
  Date: PageDate,
  console: { log: () => {}, warn: () => {}, error: () => {}, info: () => {}, debug: () => {} },
  performance: { now: () => 0, mark: () => {}, measure: () => {} },
  // Timers never fire: the page is finished when it is rendered.
  setTimeout: () => 0,
  clearTimeout: () => {},
  setInterval: () => 0,
  clearInterval: () => {},
  navigator: { onLine: true, userAgent: '' },
  queueMicrotask: (work: () => void) => void Promise.resolve().then(work),
  async fetch(request: PlainRequest): Promise<PlainResponse> {
    const { pathname, search } = new PureUrl(request.url);
    const url = pathname + search;
    const answer = request.method === 'GET' ? pageAnswers[url] : undefined;
    if (answer !== undefined) return new PlainResponse(answer);
    if (request.method === 'GET') unanswered.add(url);
    return never;
  },
});

/** Sets the URL, the clock and the answers of this page. */
export function setSurroundings({ url, now, answers }: Surroundings): void {
  pageUrl = url;
  pageNow = now;
  pageAnswers = answers;
  const { protocol, host, hostname, origin, pathname, search, hash } = new PureUrl(url);
  Object.assign(globalThis, { location: { href: url, protocol, host, hostname, origin, pathname, search, hash } });
}

// Modules such as the session read them before `render` is called.
setSurroundings({ url: pageUrl, now: 0, answers: {} });
