/** One published build, by name. */
export interface BuildName {
  name: string;
  buildId: string;
}

/**
 * Longer files of the store are refused before they are read. Bytes, far above what the product
 * needs.
 */
export const MAX_BYTES = {
  root: 1_000,
  /** About a thousand builds of retired keys. */
  policy: 1_000_000,
  /** A release of 64 names stays far below. */
  record: 200_000,
  timestamp: 2_000,
  /** A thousand releases that each change some names stay far below. */
  checkpoint: 20_000_000,
  hint: 100,
  /** A build of 5,000 files stays below. */
  buildJson: 4_000_000,
  statement: 20_000,
  /** A link holds far less. */
  preview: 20_000,
  edge: 2_000,
  /** Of all names that a release may have. */
  proposal: 50_000,
} as const;

/**
 * Unfinished work that is idle for this long belongs to a crashed writer and is swept. A live
 * writer needs seconds.
 */
export const ORPHAN_AGE_MS = 3_600_000;

/** What an edge wrote of itself. */
export interface StoredEdge {
  id: string;
  bytes: Uint8Array;
  at: Date;
}

/**
 * Settles a withdrawal: `true` deletes the build, `false` puts it back. Returns whether the build
 * was deleted: another process may have put it back.
 */
export type Settle = (remove: boolean) => Promise<boolean>;

/** What a proof reads: of a store, or of a file that has its signed records. */
export type ProofReader = Pick<
  ReleaseStore,
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
 * The builds and journals. A store keeps and lists them; it decides nothing and verifies nothing:
 * readers verify what it returns. Every write is atomic, and durable once its promise resolves. All
 * methods reject with a {@link ReleaseError}: `storage` if the medium fails, `verification` if a
 * file is longer than {@link MAX_BYTES} allows.
 */
export interface ReleaseStore {
  /** Where it is, as `--data` takes it: a folder, or `s3://bucket/prefix`. */
  readonly place: string;
  /** Whether each look is a request over a network: too slow to make a page wait for one. */
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
   * Tries what each change rests on: that this process may write here, and that of two that create
   * one record the second is refused. Leaves nothing. Rejects where it is not so.
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
   * Puts a build into its final place with one rename, its source maps into a folder apart.
   * `taken`: a build with this id exists.
   */
  putBuild(
    build: BuildName,
    files: Map<string, Uint8Array>,
    maps: Map<string, Uint8Array>,
  ): Promise<'written' | 'taken'>;
  /** The source maps and the bill of materials of a build; empty if it has none. */
  readMaps(build: BuildName): Promise<Map<string, Uint8Array>>;
  /** The time a build was published or renewed; `null` if it is missing. */
  publishedAt(build: BuildName): Promise<Date | null>;
  /** Makes a build as young as one that is published now; false if it is missing. */
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
  /** Makes {@link newestSequence} look afresh, after the root key declared records void. */
  forgetNewest(channel: string): void;
  /**
   * The highest number that was ever written, as far as a hint beside the journal says; 0 if there
   * is none. No proof: a number above the journal's tells that a record was lost.
   */
  hintedSequence(channel: string): Promise<number>;
  /** Replaces the hint, after records were declared void. */
  setHint(channel: string, sequence: number): Promise<void>;
  /** All numbers of the journal, ascending; for verification. */
  listSequences(channel: string): Promise<number[]>;
  readRecord(channel: string, sequence: number): Promise<Uint8Array | null>;
  /** The time a record was written; `null` if it is missing. */
  recordedAt(channel: string, sequence: number): Promise<Date | null>;
  /**
   * Creates a record if its number is free: the commit of a release. `taken`: another writer has
   * the number. `stale`: a build in `needs` was deleted meanwhile. Neither of the two writes
   * anything.
   */
  appendRecord(
    channel: string,
    sequence: number,
    bytes: Uint8Array,
    needs?: readonly BuildName[],
  ): Promise<'written' | 'taken' | 'stale'>;
  /**
   * The records that are being appended. A build that is withdrawn before this call can get into no
   * other record.
   */
  pendingRecords(): Promise<Uint8Array[]>;
  /**
   * Moves a record out of the journal; a no-op if it is missing. Only for a recovery or a repair.
   */
  quarantineRecord(channel: string, sequence: number): Promise<void>;
  /** What a command noted of the journal up to this number; `null` if nobody did. */
  readCheckpoint(channel: string, to: number): Promise<Uint8Array | null>;
  writeCheckpoint(channel: string, to: number, bytes: Uint8Array): Promise<void>;
  readTimestamp(channel: string): Promise<Uint8Array | null>;
  /** Replaces the channel's timestamp. */
  writeTimestamp(channel: string, bytes: Uint8Array): Promise<void>;
  listPreviews(): Promise<string[]>;
  /** The record of a preview; `null` if there is none. */
  readPreview(id: string): Promise<Uint8Array | null>;
  writePreview(id: string, bytes: Uint8Array): Promise<void>;
  /** The record that ends a preview before its time. */
  readPreviewEnd(id: string): Promise<Uint8Array | null>;
  writePreviewEnd(id: string, bytes: Uint8Array): Promise<void>;
  /** What edges wrote of themselves. No proof of anything. */
  readEdges(): Promise<StoredEdge[]>;
  /** Replaces what an edge says. An edge needs no other right to write. */
  writeEdge(id: string, bytes: Uint8Array): Promise<void>;
  removeEdge(id: string): Promise<void>;
  listProposals(): Promise<string[]>;
  readProposal(id: string): Promise<Uint8Array | null>;
  writeProposal(id: string, bytes: Uint8Array): Promise<void>;
  /** Calls back soon after the journal may have grown, also without cause. Returns unsubscribe. */
  watchJournal(channel: string, listener: () => void): () => void;

  /**
   * Removes the left-overs of crashed writers, and of edges: what is idle for `idleMs`. Returns how
   * many entries it removed.
   */
  sweep(idleMs: number): Promise<number>;
}
