/** What one client, and all of them together, may ask of an edge. A client is an address: of IPv6, a /64. */
export interface EdgeLimits {
  /** Connections of one client. Trusted proxies have no limit. */
  connections: number;
  /** Calls of one client that run at the same time. */
  calls: number;
  /** Event streams of one client. */
  streams: number;
  /** Reports that one client may send at once, and how many more each second. */
  reports: number;
  reportsPerSecond: number;
  /** Bytes of the body of a call. No operation of the contract takes an upload. */
  bodyBytes: number;
  /** How long (ms) a body may take. */
  bodyTime: number;
  /** Bytes kept for one client, and for all: bodies that are not whole, and answers that are not read. */
  keptPerClient: number;
  kept: number;
  /** How long (ms) a client may leave an answer unread, and how fast (bytes a second) it has to read after that. */
  readTime: number;
  readRate: number;
  /** Connections to the API, and further ones for its media. */
  apiConnections: number;
  /** Each unread medium keeps at least 64 KiB, so that all that are unread have fewer connections than these. */
  mediaConnections: number;
}

export const edgeLimits: EdgeLimits = {
  connections: 256,
  calls: 64,
  streams: 20,
  reports: 600,
  reportsPerSecond: 10,
  bodyBytes: 64 * 1024,
  bodyTime: 5_000,
  keptPerClient: 4 * 1024 * 1024,
  kept: 32 * 1024 * 1024,
  readTime: 30_000,
  readRate: 8 * 1024,
  apiConnections: 256,
  mediaConnections: 640,
};
