/**
 * Limits for one client and for all clients together. A client is an IPv4 address or an IPv6 /64.
 */
export interface EdgeLimits {
  /** Open connections of one client. Trusted proxies have no limit. */
  connections: number;
  /** Concurrent calls of one client. */
  calls: number;
  /** Event streams of one client, counted separately for the release and for the API. */
  streams: number;
  /** Event streams of the API for all clients. Each one holds a connection to the API. */
  apiStreams: number;
  /** Token bucket of reports for one client: its size, and its refill per second. */
  reports: number;
  reportsPerSecond: number;
  /** Bytes of a call's body. No operation of the API takes an upload. */
  bodyBytes: number;
  /** Longest time (ms) for a body to arrive. */
  bodyTime: number;
  /** Bytes buffered for one client and for all: incomplete bodies and unread answers. */
  keptPerClient: number;
  kept: number;
  /**
   * A client may leave an answer unread for `readTime` ms; then it must read `readRate` bytes a
   * second.
   */
  readTime: number;
  readRate: number;
  /** Longest time (ms) that a page for a browser waits for the data of its head. */
  headTime: number;
  /** The same for link previews and search engines, which read only the head, and only once. */
  readerHeadTime: number;
  /** Longest time (ms) that a page waits for its rendering. */
  renderTime: number;
  /** Renderings of pages that wait or run for one client. */
  renders: number;
  /** Connections to the API for calls. */
  apiConnections: number;
  /** Connections to the API for media. `kept` runs out first: each unread one buffers 64 KiB. */
  mediaConnections: number;
}

export const edgeLimits: EdgeLimits = {
  connections: 256,
  calls: 64,
  streams: 20,
  apiStreams: 2_000,
  reports: 600,
  reportsPerSecond: 10,
  bodyBytes: 64 * 1024,
  bodyTime: 5_000,
  keptPerClient: 4 * 1024 * 1024,
  kept: 32 * 1024 * 1024,
  readTime: 30_000,
  readRate: 8 * 1024,
  headTime: 150,
  readerHeadTime: 2_000,
  renderTime: 500,
  renders: 4,
  apiConnections: 256,
  mediaConnections: 640,
};
