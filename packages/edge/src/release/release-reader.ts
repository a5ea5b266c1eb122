import type { BuildName, BuildProof, FoundPreview } from '@paddock/release';
import type { BuildRef, Release } from '@paddock/release/record';

/** The builds of a release with their proofs, by `<name>/<buildId>`. */
export type BuildProofs = Record<string, BuildProof>;

/** A proven release. The same object as long as neither the release nor its proofs change. */
export interface ProvenRelease {
  readonly release: Release;
}

/**
 * One channel of a release store, as an edge needs it. A reader has its own deadlines, so every
 * promise settles.
 */
export interface ReleaseReader {
  /**
   * The newest release, proven and compared with the held or recalled one; `null` if the channel
   * has none. Rejects if it cannot be proven.
   */
  newest(): Promise<ProvenRelease | null>;
  /** Holds the last result of {@link newest}, with which every later one is compared. */
  hold(): void;
  /**
   * How long (ms) pages may use one look at {@link sequence}. `Infinity`: it is too slow to make a
   * page wait for it.
   */
  readonly lookMs: number;
  /** The newest sequence, unverified and cheap; 0 if the channel has none. */
  sequence(): Promise<number>;
  /**
   * Why the newest release counts as unconfirmed, for people; `null` if it was confirmed recently.
   */
  staleness(now: Date): Promise<string | null>;
  /** All builds in the store. */
  builds(): Promise<BuildName[]>;
  /**
   * The bytes of a file in a build's folder; `null` if it is missing. Rejects if it has more than
   * `maxBytes`.
   */
  file(name: string, buildId: string, file: string, maxBytes?: number): Promise<Uint8Array | null>;
  /**
   * The proven text of the statement with which a key published this build: `kept`, or else the one
   * in the store. Rejects if it cannot be proven.
   */
  statement(name: string, ref: BuildRef, kept?: string): Promise<string>;
  /** The id of the preview in a link. Rejects if no key with the right signed it. */
  previewIn(token: string): Promise<string>;
  /**
   * A preview by its record in the store; `null` if there is none. Rejects if it cannot be proven.
   */
  preview(id: string): Promise<FoundPreview | null>;
  /** The proofs of the held release and these builds as JSON, for a later run without the store. */
  keep(builds: BuildProofs): unknown;
  /**
   * Verifies a result of {@link keep} of an earlier run and holds it. Throws if it cannot be
   * proven.
   */
  recall(kept: unknown): ProvenRelease & { builds: BuildProofs };
  /** Calls `listener` whenever the channel may have changed. Returns unsubscribe. */
  watch(listener: () => void): () => void;
}
