/** One published build, by name. */
export interface BuildName {
  name: string;
  buildId: string;
}

/** Bytes that a file of the store may have: a longer one is refused before it is read. Far above what the product needs. */
export const MAX_BYTES = {
  root: 1_000,
  /** Some thousand builds of retired keys. */
  policy: 1_000_000,
  /** A release of 64 names stays far below. */
  record: 200_000,
  timestamp: 2_000,
  hint: 100,
  /** One of 5,000 files stays below. */
  buildJson: 4_000_000,
  statement: 20_000,
} as const;

/** Unfinished work that is idle for this long belongs to a crashed writer and is swept; a live writer needs seconds. */
export const ORPHAN_AGE_MS = 3_600_000;

/** Settles a withdrawal: `true` deletes the build, `false` puts it back. Returns whether it was deleted: others may have put it back. */
export type Settle = (remove: boolean) => Promise<boolean>;

/**
 * Where builds and journals are. It stores and lists; it decides nothing and believes nothing: what it gives back is
 * verified by its readers. Every write is whole or not there, and durable once its promise is fulfilled.
 * All methods throw a {@link ReleaseError} of kind `storage` when the medium fails, `verification` when a file is longer than
 * {@link MAX_BYTES} allows.
 */
export interface ReleaseStore {
  /** The id of the root key that the policy must be signed by; `null` believes the root key that lies in the store. */
  readonly trustedRoot: string | null;
  /** The root's public key, SPKI DER in base64; `null` in a folder that is no store yet. */
  readRoot(): Promise<string | null>;
  readPolicy(): Promise<Uint8Array | null>;
  /** Replaces the policy. */
  writePolicy(bytes: Uint8Array): Promise<void>;

  /** The time by the clock of the medium. The times below are by the same clock, whatever the clocks of its users say. */
  now(): Promise<Date>;

  /** All published builds, by name and id; also one that is withdrawn and not yet deleted. */
  listBuilds(): Promise<BuildName[]>;
  /**
   * One file of a build, also `build.json`, `publish.json`, `x.js.br`; `null` if it, or the build, is not there. One of more than
   * `maxBytes` is refused before it is read.
   */
  readBuildFile(name: string, buildId: string, file: string, maxBytes?: number): Promise<Uint8Array | null>;
  /** Puts a build, and its source maps apart from it, into its final place at once. `taken`: that id is there already. */
  putBuild(
    build: BuildName,
    files: Map<string, Uint8Array>,
    maps: Map<string, Uint8Array>,
  ): Promise<'written' | 'taken'>;
  /** When a build was published, or renewed since; `null` if it is not there. */
  publishedAt(build: BuildName): Promise<Date | null>;
  /** Makes a build as young as one that is published now; false if it is not there. */
  renewBuild(build: BuildName): Promise<boolean>;
  /** Takes a build out of its place until the withdrawal is settled; `null` if it is not there. It can still be read. */
  withdrawBuild(build: BuildName): Promise<Settle | null>;
  /** Puts a build back if somebody withdrew it and did not settle that; false if it is not there. */
  keepBuild(build: BuildName): Promise<boolean>;

  listChannels(): Promise<string[]>;
  /** The highest durable number of a channel's journal; 0 if there is none. */
  newestSequence(channel: string): Promise<number>;
  /** Makes {@link newestSequence} look afresh: the root key has declared void what was seen. */
  forgetNewest(channel: string): void;
  /** Every number that the journal holds, in order; for verification. */
  listSequences(channel: string): Promise<number[]>;
  readRecord(channel: string, sequence: number): Promise<Uint8Array | null>;
  /** When a record was written; `null` if it is not there. */
  recordedAt(channel: string, sequence: number): Promise<Date | null>;
  /**
   * Creates a record if its number is free: the commit of a release. `taken`: someone else was first. `stale`: one of the
   * builds in `needs` was deleted meanwhile. In both cases nothing is written.
   */
  appendRecord(
    channel: string,
    sequence: number,
    bytes: Uint8Array,
    needs?: readonly BuildName[],
  ): Promise<'written' | 'taken' | 'stale'>;
  /** Records that are being appended now. A build that is withdrawn before this look cannot get into one that is not among them. */
  pendingRecords(): Promise<Uint8Array[]>;
  /** Moves a record to where no reader looks; fine if it is not there. Only for `recoverChannel`. */
  quarantineRecord(channel: string, sequence: number): Promise<void>;
  readTimestamp(channel: string): Promise<Uint8Array | null>;
  /** Replaces the channel's timestamp. */
  writeTimestamp(channel: string, bytes: Uint8Array): Promise<void>;
  /** Calls back soon after the journal may have grown, also without cause; returns the way to stop. */
  watchJournal(channel: string, listener: () => void): () => void;

  /** Removes what crashed writers left: what nobody wrote to for `idleMs`. Returns how much it was. */
  sweep(idleMs: number): Promise<number>;
}
