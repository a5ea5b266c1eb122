import type { BuildProof } from '@paddock/release';
import type { BuildRef, Release } from '@paddock/release/record';

/** The builds of a release with their proofs, by `<name>/<buildId>`. */
export type BuildProofs = Record<string, BuildProof>;

/** A proven release. The same object as before if nothing is new, neither the release nor what proves it. */
export interface ProvenRelease {
  readonly release: Release;
}

/** All that an edge needs of a release store, bound to one channel. Every promise must settle: a reader has deadlines of its own. */
export interface ReleaseReader {
  /**
   * The newest release, proven and held against what this reader holds or has recalled; `null` when the channel has none.
   * Throws when it cannot be proven.
   */
  newest(): Promise<ProvenRelease | null>;
  /** What {@link newest} gave last is served: everything that comes is held against it. */
  hold(): void;
  /** The newest sequence, unverified and cheap; 0 when the channel has none. */
  sequence(): Promise<number>;
  /** Why the channel may have moved on unseen, for people: nobody confirmed its newest release of late. `null` when somebody did. */
  staleness(now: Date): Promise<string | null>;
  /** The ids of the builds of that name that the store has. */
  builds(name: string): Promise<string[]>;
  /** The bytes of one file in a build's folder, `null` when there is none. Throws when it has more than `maxBytes`. */
  file(name: string, buildId: string, file: string, maxBytes?: number): Promise<Uint8Array | null>;
  /**
   * The text of the statement by which a key that may do so published this build: `kept`, or what the store has. Throws when it
   * proves nothing.
   */
  statement(name: string, ref: BuildRef, kept?: string): Promise<string>;
  /** What proves the release that is held, and these builds of it, to a later run, without the store. As JSON. */
  keep(builds: BuildProofs): unknown;
  /** Proves what {@link keep} gave to an earlier run, and goes on from there. Throws when it cannot be proven. */
  recall(kept: unknown): ProvenRelease & { builds: BuildProofs };
  /** Calls `listener` whenever the channel may have moved. Gives back the way to stop. */
  watch(listener: () => void): () => void;
}
