/** Ends a subscription, a timer or a tag. Idempotent. */
export type Stop = () => void;

/** The outcome of a tag. The browser gives no reason for a failure. */
export type TagOutcome = 'load' | 'error';

/** The part of an `HTMLLinkElement` that the loader uses of webpack's style links. */
export interface StyleLink {
  href: string;
  // biome-ignore lint/suspicious/noExplicitAny: the DOM's own handler types differ from element to element
  onload: ((event: any) => unknown) | null;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  onerror: ((event: any) => unknown) | null;
}

/** One tag to put into the page. `url` is absolute and carries the query string of a retry. */
export interface TagRequest {
  url: string;
  /** `sha384-…`. Mandatory for every tag. */
  integrity: string;
  /** The `buildKey` of its build. The URL does not tell, because builds share equal files. */
  build: string;
}

/** The page's head. Every tag has `crossorigin=anonymous` and its integrity. */
export interface Tags {
  /**
   * Appends a classic script. `done` is called once, unless the returned function removed the tag
   * before. `chunks`: the chunk array of its build, which the script finds on its tag.
   */
  script(request: TagRequest & { chunks: unknown[] }, done: (outcome: TagOutcome) => void): Stop;
  /**
   * The same for a stylesheet. `like`: the link to copy the attributes of; `original`: its URL
   * before any retry.
   */
  stylesheet(request: TagRequest & { like: StyleLink; original: string }, done: (outcome: TagOutcome) => void): Stop;
  /** Removes every script and style of a build, and what the page preloaded of the remote. */
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

/**
 * A connection of server-sent events. `lost` is true when the browser will not reconnect by itself.
 */
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
 * one, tests have a fake.
 */
export interface Environment {
  /** `https://example.test`, without a trailing slash. Code is loaded from this origin only. */
  origin: string;
  /**
   * From the page's HTML: it votes with it, and asks for its builds. `null`: its edge gives none.
   */
  ticket: string | null;
  /** Milliseconds since any fixed instant; comparable across reloads of the tab. */
  now(): number;
  /** Calls back once after `ms` milliseconds. */
  after(ms: number, run: () => void): Stop;
  /** In [0, 1). */
  random(): number;
  fetch(url: string, init: RequestInit): Promise<Response>;
  tags: Tags;
  /** Names the built-in functions of the page that were replaced since the last call. */
  replacedBuiltins(): string[];
  /** Where containers and `__paddock__` live: `globalThis`. */
  globals: Record<string, unknown>;
  /** Session storage. Either may throw (blocked, full). */
  session: { get(key: string): string | null; set(key: string, value: string): void };
  isOnline(): boolean;
  isVisible(): boolean;
  /** Whether the customer uses Save-Data. */
  savesData(): boolean;
  /** The measured bandwidth in uncompressed bytes per second. `null`: not measured yet. */
  bandwidth(): number | null;
  /** Calls back when visibility or connection changes. */
  onAttention(listener: () => void): Stop;
  onUncaught(listener: (error: UncaughtError) => void): Stop;
  /** The page is hidden for good or goes into the back/forward cache. */
  onHide(listener: () => void): Stop;
  /** The page came back from the back/forward cache. */
  onShow(listener: () => void): Stop;
  reload(): void;
  /** Queues a POST that outlives the page. `false`: the browser refused to queue it. */
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
