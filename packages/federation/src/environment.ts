/** Ends a subscription, a timer or a tag. Idempotent. */
export type Stop = () => void;

/** The outcome of a tag. The browser gives no reason for a failure. */
export type TagOutcome = 'load' | 'error';

/** The part of an `HTMLLinkElement` that the loader uses for webpack's style links. */
export interface StyleLink {
  href: string;
  // biome-ignore lint/suspicious/noExplicitAny: the DOM's own handler types differ from element to element
  onload: ((event: any) => unknown) | null;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  onerror: ((event: any) => unknown) | null;
}

/** A tag to add to the page. `url` is absolute and may have the query string of a retry. */
export interface TagRequest {
  url: string;
  /** `sha384-…`. Mandatory for every tag. */
  integrity: string;
  /** The `buildKey` of its build. The URL does not show it, since builds share equal files. */
  build: string;
}

/** The page's head. Every tag has `crossorigin=anonymous` and its integrity. */
export interface Tags {
  /**
   * Appends a classic script. Calls `done` once, unless the returned function removed the tag
   * before. `chunks`: the chunk array of its build, which the script reads from its tag.
   */
  script(request: TagRequest & { chunks: unknown[] }, done: (outcome: TagOutcome) => void): Stop;
  /**
   * The same for a stylesheet. `like`: the link whose attributes are copied; `original`: its URL
   * without the query string of a retry. A tag of the HTML with `data-early` is taken over.
   */
  stylesheet(request: TagRequest & { like: StyleLink; original: string }, done: (outcome: TagOutcome) => void): Stop;
  /** Removes every script and style of a build, and the page's preloads of the remote. */
  removeOf(name: string, build: string): void;
}

/** An error that nobody caught, from the page's `error` and `unhandledrejection` events. */
export interface UncaughtError {
  /** The script it came from, or `''`. */
  url: string;
  /** `SyntaxError`, `TypeError`, or `''`. */
  name: string;
  stack: string;
}

/** Handlers of server-sent events. `lost` is true if the browser will not reconnect by itself. */
export interface EventStreamHandlers {
  open(): void;
  message(data: string): void;
  error(lost: boolean): void;
}

/** Messages between the tabs of one browser; a tab does not hear itself. */
export interface TabChannel {
  post(message: unknown): void;
  close: Stop;
}

/**
 * Everything outside of this package that the boundary uses. `browserEnvironment()` is the real
 * one; tests use a fake.
 */
export interface Environment {
  /** `https://example.test`, without a trailing slash. Code is loaded only from this origin. */
  origin: string;
  /**
   * The ticket in the page's HTML, for votes and for requests of the release. `null` if the edge
   * gave none.
   */
  ticket: string | null;
  /** Milliseconds since any fixed instant; comparable across reloads of the tab. */
  now(): number;
  /** Calls `run` once after `ms` milliseconds. */
  after(ms: number, run: () => void): Stop;
  /** In [0, 1). */
  random(): number;
  fetch(url: string, init: RequestInit): Promise<Response>;
  tags: Tags;
  /** The names of built-in functions of the page that were replaced since the last call. */
  replacedBuiltins(): string[];
  /** `globalThis`, with the containers and `__paddock__`. */
  globals: Record<string, unknown>;
  /** Session storage. Both functions may throw (blocked, full). */
  session: { get(key: string): string | null; set(key: string, value: string): void };
  isOnline(): boolean;
  isVisible(): boolean;
  /** Whether the customer uses Save-Data. */
  savesData(): boolean;
  /** The measured bandwidth in uncompressed bytes per second; `null` if not measured yet. */
  bandwidth(): number | null;
  /** Calls `listener` when visibility or connection changes. */
  onAttention(listener: () => void): Stop;
  onUncaught(listener: (error: UncaughtError) => void): Stop;
  /** Calls `listener` when the page ends or enters the back/forward cache. */
  onHide(listener: () => void): Stop;
  /** Calls `listener` when the page returns from the back/forward cache. */
  onShow(listener: () => void): Stop;
  reload(): void;
  /** Queues a POST that outlives the page. False if the browser refused to queue it. */
  sendBeacon(url: string, body: string): boolean;
  /**
   * Runs `hold` in one tab of this browser at a time, until the returned function is called.
   * `null`: no Web Locks.
   */
  lead(name: string, hold: () => Stop): Stop | null;
  /** `null` without BroadcastChannel. */
  channel(name: string, listener: (message: unknown) => void): TabChannel | null;
  /** `null` without EventSource. */
  events(url: string, event: string, handlers: EventStreamHandlers): Stop | null;
}
