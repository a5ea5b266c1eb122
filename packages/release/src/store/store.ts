/** One published build, by name. */
export interface BuildName {
  name: string;
  buildId: string;
}

/**
 * The largest accepted size of each file (bytes), far above what the product needs. A larger file
 * is refused before it is read.
 */
export const MAX_BYTES = {
  root: 1_000,
  /** Enough for about a thousand builds of retired keys. */
  policy: 1_000_000,
  /** A release of 64 names is far smaller. */
  record: 200_000,
  timestamp: 2_000,
  /** A thousand releases that each change some names are far smaller. */
  checkpoint: 20_000_000,
  hint: 100,
  /** A build of 5,000 files is smaller. */
  buildJson: 4_000_000,
  statement: 20_000,
  /** A link has room for far less. */
  preview: 20_000,
  edge: 2_000,
  /** Enough for all names that a release may have. */
  proposal: 50_000,
} as const;

/**
 * Unfinished work that is idle for so long belongs to a crashed writer and is swept. A live writer
 * needs seconds.
 */
export const ORPHAN_AGE_MS = 3_600_000;

/** The note of an edge about itself. */
export interface StoredEdge {
  id: string;
  bytes: Uint8Array;
  at: Date;
}

/**
 * Settles a withdrawal: `true` deletes the build, `false` puts it back. Returns whether the build
 * was deleted; another process may have put it back.
 */
export type Settle = (remove: boolean) => Promise<boolean>;

/**
 * How long (ms) a reader may use one look at the newest sequence of a store that is not remote.
 * Writers acknowledge a record only when all older looks have expired.
 */
export const LOOK_MS = 5;

/** The reads that a proof needs, from a store or from an audit file. */
export type ProofReader = Pick<
  ReleaseStore,
  | 'place'
  | 'trustedRoot'
  | 'readRoot'
  | 'readPolicy'
  | 'readRecord'
  | 'readBuildFile'
  | 'readPreview'
  | 'readPreviewEnd'
  | 'readTimestamp'
>;

/**
 * Keeps builds and journals. It decides and verifies nothing: readers verify what it returns. Every
 * write is atomic, and durable once its promise resolves. All methods reject with a
 * {@link ReleaseError}: `storage` if the medium fails, `verification` if a file is longer than
 * {@link MAX_BYTES} allows.
 */
export interface ReleaseStore {
  /** Its location, as in `--data`: a folder, or `s3://bucket/prefix`. */
  readonly place: string;
  /** Whether each read is a network request, which is too slow to make a page wait for it. */
  readonly isRemote: boolean;
  /** The id that the root key must have; `null` accepts the root key in the store. */
  readonly trustedRoot: string | null;
  /** The root's public key, SPKI DER in base64; `null` in a folder that is no store yet. */
  readRoot(): Promise<string | null>;
  /** Writes the root's public key into a folder that is no store yet. `taken`: it is one. */
  createRoot(publicKey: string): Promise<'written' | 'taken'>;
  readPolicy(): Promise<Uint8Array | null>;
  /** Replaces the policy. */
  writePolicy(bytes: Uint8Array): Promise<void>;

  /**
   * The time by the clock of the medium. The times below are by the same clock, never by a client
   * clock.
   */
  now(): Promise<Date>;

  /**
   * Tests what each change needs: that this process may write, and that the second creation of a
   * record is refused. Leaves nothing behind. Rejects if the test fails.
   */
  probe(): Promise<void>;

  /** All published builds, withdrawn ones included. */
  listBuilds(): Promise<BuildName[]>;
  /**
   * One file of a build, also `build.json`, `publish.json`, `x.js.br`; `null` if the file or the
   * build is missing. A file longer than `maxBytes` is refused before it is read.
   */
  readBuildFile(name: string, buildId: string, file: string, maxBytes?: number): Promise<Uint8Array | null>;
  /**
   * Stores a build atomically, and its source maps in a separate folder. `taken`: a build with this
   * id exists.
   */
  putBuild(
    build: BuildName,
    files: Map<string, Uint8Array>,
    maps: Map<string, Uint8Array>,
  ): Promise<'written' | 'taken'>;
  /** The source maps and the bill of materials of a build; empty if it has none. */
  readMaps(build: BuildName): Promise<Map<string, Uint8Array>>;
  /** The time when a build was published or renewed; `null` if it is missing. */
  publishedAt(build: BuildName): Promise<Date | null>;
  /** Resets the age of a build, as if it were published now; false if it is missing. */
  renewBuild(build: BuildName): Promise<boolean>;
  /**
   * Takes a build out of its place until the withdrawal is settled; `null` if it is missing. A
   * withdrawn build can still be read.
   */
  withdrawBuild(build: BuildName): Promise<Settle | null>;
  /** Puts a withdrawn, unsettled build back; false if the build is missing. */
  keepBuild(build: BuildName): Promise<boolean>;

  listChannels(): Promise<string[]>;
  /** The highest durable number of a channel's journal; 0 if there is none. */
  newestSequence(channel: string): Promise<number>;
  /** Makes {@link newestSequence} read again, after the root key declared records void. */
  forgetNewest(channel: string): void;
  /**
   * The highest number that was ever written, by a hint beside the journal; 0 if there is none. It
   * is not signed. A hint above the journal's end shows that a record was lost.
   */
  hintedSequence(channel: string): Promise<number>;
  /** Replaces the hint, after records were declared void. */
  setHint(channel: string, sequence: number): Promise<void>;
  /** All numbers of the journal, ascending; for verification. */
  listSequences(channel: string): Promise<number[]>;
  readRecord(channel: string, sequence: number): Promise<Uint8Array | null>;
  /** The time when a record was written; `null` if it is missing. */
  recordedAt(channel: string, sequence: number): Promise<Date | null>;
  /**
   * Creates a record if its number is free: the commit of a release. `taken`: another writer has
   * the number. `stale`: a build in `needs` was deleted meanwhile. In both cases nothing is
   * written.
   */
  appendRecord(
    channel: string,
    sequence: number,
    bytes: Uint8Array,
    needs?: readonly BuildName[],
  ): Promise<'written' | 'taken' | 'stale'>;
  /**
   * The records that are being appended. A build that is withdrawn before this call can appear in
   * no other new record.
   */
  pendingRecords(): Promise<Uint8Array[]>;
  /**
   * Moves a record out of the journal; a no-op if it is missing. Only for a recovery or a repair.
   */
  quarantineRecord(channel: string, sequence: number): Promise<void>;
  /** The checkpoint of the journal up to this number; `null` if there is none. */
  readCheckpoint(channel: string, to: number): Promise<Uint8Array | null>;
  writeCheckpoint(channel: string, to: number, bytes: Uint8Array): Promise<void>;
  readTimestamp(channel: string): Promise<Uint8Array | null>;
  /** Replaces the channel's timestamp. */
  writeTimestamp(channel: string, bytes: Uint8Array): Promise<void>;
  listPreviews(): Promise<string[]>;
  /** The record of a preview; `null` if there is none. */
  readPreview(id: string): Promise<Uint8Array | null>;
  writePreview(id: string, bytes: Uint8Array): Promise<void>;
  /** The record that ends a preview early; `null` if there is none. */
  readPreviewEnd(id: string): Promise<Uint8Array | null>;
  writePreviewEnd(id: string, bytes: Uint8Array): Promise<void>;
  /** The notes of edges about themselves. They are not signed and prove nothing. */
  readEdges(): Promise<StoredEdge[]>;
  /** Replaces the note of an edge. An edge needs no other right to write. */
  writeEdge(id: string, bytes: Uint8Array): Promise<void>;
  removeEdge(id: string): Promise<void>;
  listProposals(): Promise<string[]>;
  readProposal(id: string): Promise<Uint8Array | null>;
  writeProposal(id: string, bytes: Uint8Array): Promise<void>;
  /**
   * Calls `listener` soon after the journal grew, and sometimes without cause. Returns unsubscribe.
   */
  watchJournal(channel: string, listener: () => void): () => void;

  /**
   * Removes leftovers of crashed writers and notes of ended edges that are idle for `idleMs`.
   * Returns the number of removed entries.
   */
  sweep(idleMs: number): Promise<number>;
}

/** The methods of a store that read, and change nothing. */
export const STORE_READS = [
  'readRoot',
  'readPolicy',
  'now',
  'listBuilds',
  'readBuildFile',
  'readMaps',
  'publishedAt',
  'listChannels',
  'newestSequence',
  'hintedSequence',
  'listSequences',
  'readRecord',
  'recordedAt',
  'pendingRecords',
  'readCheckpoint',
  'readTimestamp',
  'listPreviews',
  'readPreview',
  'readPreviewEnd',
  'readEdges',
  'listProposals',
  'readProposal',
] as const satisfies readonly (keyof ReleaseStore)[];
