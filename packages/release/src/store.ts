/** One published build, by name. */
export interface BuildName {
  name: string;
  buildId: string;
}

/** Settles a withdrawal: `true` deletes the build, `false` puts it back. Returns whether it was deleted: others may have put it back. */
export type Settle = (remove: boolean) => Promise<boolean>;

/**
 * Where builds and journals are. It stores and lists; it decides nothing and believes nothing: what it gives back is
 * verified by its readers. Every write is whole or not there, and durable once its promise is fulfilled.
 * All methods throw a {@link ReleaseError} of kind `storage` when the medium fails.
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
  /** One file of a build, also `build.json`, `publish.json`, `x.js.br`; `null` if it, or the build, is not there. */
  readBuildFile(name: string, buildId: string, file: string): Promise<Uint8Array | null>;
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
  /** Calls back soon after the journal may have grown, also without cause; returns the way to stop. */
  watchJournal(channel: string, listener: () => void): () => void;

  /** Removes what crashed writers left: what nobody wrote to for `idleMs`. Returns how much it was. */
  sweep(idleMs: number): Promise<number>;
}
