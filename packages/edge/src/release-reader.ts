import type { Release } from '@paddock/release/record';

/** All that an edge needs of a release store, bound to one channel. Every promise must settle: a reader has deadlines of its own. */
export interface ReleaseReader {
  /** The newest release, its chain and signature verified; `null` when the channel has none. Throws when it cannot be verified. */
  newest(): Promise<Release | null>;
  /** The newest sequence, unverified and cheap; 0 when the channel has none. */
  sequence(): Promise<number>;
  /** The ids of the builds of that name that the store has. */
  builds(name: string): Promise<string[]>;
  /** The bytes of one file in a build's folder, `null` when there is none. */
  file(name: string, buildId: string, file: string): Promise<Uint8Array | null>;
  /** Calls `listener` whenever the channel may have moved. Gives back the way to stop. */
  watch(listener: () => void): () => void;
}
