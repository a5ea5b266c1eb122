/** Ends a subscription, a timer or a tag. Calling it twice is harmless. */
export type Stop = () => void;

/** How a request for a tag ended. The browser does not say why one failed. */
export type TagOutcome = 'load' | 'error';

/** What the loader needs of a `<link>` that webpack's style loader made. An `HTMLLinkElement` is one. */
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
  /** `sha384-…`. There is no tag without it. */
  integrity: string;
  /** Whose it is, by its `buildKey`. The address need not tell: builds share the files that they have in common. */
  build: string;
}

/** The page's head. Every tag has `crossorigin=anonymous` and its integrity. */
export interface Tags {
  /**
   * Appends a classic script; `done` is called once, unless the returned function removed the tag before. `chunks`: the chunk array of
   * its build, which the script finds on its tag.
   */
  script(request: TagRequest & { chunks: unknown[] }, done: (outcome: TagOutcome) => void): Stop;
  /** The same for a stylesheet. `like`: the link to copy the attributes of; `original`: its URL before any retry. */
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

/** A connection of server-sent events. `lost` is true when the browser will not reconnect by itself. */
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

/** All that the boundary takes from the outside. `browserEnvironment()` is the real one; tests drive a fake by hand. */
export interface Environment {
  /** `https://example.test`, without a slash at the end. Code comes from here alone. */
  origin: string;
  /** Milliseconds since any fixed instant; comparable across reloads of the tab. */
  now(): number;
  /** Calls back once after `ms` milliseconds. */
  after(ms: number, run: () => void): Stop;
  /** In [0, 1). */
  random(): number;
  fetch(url: string, init: RequestInit): Promise<Response>;
  tags: Tags;
  /** Names the built-in functions of the page that somebody replaced since this was last asked. */
  replacedBuiltins(): string[];
  /** Where containers and `__paddock__` live: `globalThis`. */
  globals: Record<string, unknown>;
  /** Session storage. Either may throw (blocked, full). */
  session: { get(key: string): string | null; set(key: string, value: string): void };
  isOnline(): boolean;
  isVisible(): boolean;
  /** Whether the customer asked for little data. */
  savesData(): boolean;
  /** Uncompressed bytes per second that this page has seen, or `null` when it has not seen enough. */
  bandwidth(): number | null;
  /** Calls back when the page became visible or online, or stopped being so. */
  onAttention(listener: () => void): Stop;
  onUncaught(listener: (error: UncaughtError) => void): Stop;
  /** The page goes away, perhaps to come back from the back/forward cache. */
  onHide(listener: () => void): Stop;
  /** The page came back from the back/forward cache. */
  onShow(listener: () => void): Stop;
  reload(): void;
  /** Queues a POST that outlives the page. `false`: the browser refused to queue it. */
  sendBeacon(url: string, body: string): boolean;
  /** Runs `hold` in one tab of this browser at a time, until the returned function is called; `null` without Web Locks. */
  lead(name: string, hold: () => Stop): Stop | null;
  /** `null` without BroadcastChannel. */
  channel(name: string, listener: (message: unknown) => void): TabChannel | null;
  /** `null` without EventSource. */
  events(url: string, event: string, handlers: EventStreamHandlers): Stop | null;
}
