import {
  LOOK_MS,
  proveToken,
  ReleaseError,
  type ReleaseStore,
  readPolicy,
  readPolicySince,
  readPreview,
  readStatement,
  readTimestamp,
  readTrusted,
  stalenessOf,
  type Trusted,
  trustedState,
  verifyStatement,
  verifyTrusted,
  watchChannel,
} from '@paddock/release';
import { steadyNow } from '../platform/steady-now.ts';
import { onceASecond } from './once-a-second.ts';
import { patientStores } from './patient-store.ts';
import type { ReleaseReader } from './release-reader.ts';

/** A reader that can also write its edge's note, if the store allows it. */
export interface StoreReader extends ReleaseReader {
  /** The same store for the operators' page. Its reads settle, and delay no release. */
  operators: ReleaseStore;
  /** Replaces the note of an edge; `null` removes it. */
  note(id: string, note: Uint8Array | null): Promise<void>;
}

export interface StoreReaderOptions {
  /** The clock (ms) of what is kept for a second. Default: one that is never set back. */
  now?: () => number;
}

/** Reads one channel of a release store. Each read takes at most 5 s. */
export const storeReader = (
  silentStore: ReleaseStore,
  channel: string,
  { now = steadyNow }: StoreReaderOptions = {},
): StoreReader => {
  const { store, operators } = patientStores(silentStore, 5_000);
  let held: Trusted | null = null;
  /** The newest proven record. It is held only once its builds are proven, too. */
  let found: Trusted | null = null;
  const policy = async () => found?.policy ?? (await readPolicy(store));
  // Read again, since a change of the policy makes no release.
  const newestPolicy = onceASecond(now, () => readPolicySince(store, found));

  return {
    operators,
    lookMs: store.isRemote ? Number.POSITIVE_INFINITY : LOOK_MS,
    async newest() {
      try {
        found = await readTrusted(store, channel, held);
        return found;
      } catch (error) {
        // Otherwise a forged hint would still have an effect after its removal.
        store.forgetNewest(channel);
        throw error;
      }
    },
    hold: () => {
      held = found;
    },
    sequence: () => store.newestSequence(channel),
    staleness: async (at) => stalenessOf(await readTimestamp(store, await policy(), channel), at),
    builds: () => store.listBuilds(),
    file: (...asked) => store.readBuildFile(...asked),
    async statement(name, ref, kept) {
      const wanted = { name, ...ref };
      if (kept === undefined) return (await readStatement(store, await policy(), wanted)).text;
      verifyStatement(await policy(), Buffer.from(kept), wanted);
      return kept;
    },
    previewIn: async (token) => proveToken(await newestPolicy(), token).id,
    preview: async (id) => readPreview(store, await newestPolicy(), id),
    keep: (builds) => held && trustedState(held, builds),
    recall(kept) {
      const proven = verifyTrusted(kept, store.trustedRoot);
      const { release } = proven.trusted;
      if (release.channel !== channel) {
        throw new ReleaseError(
          'verification',
          `What was remembered is a release of ${release.channel}, not of ${channel}`,
          'Give each channel a separate memory with --memory.',
        );
      }
      held = found = proven.trusted;
      return { release, builds: Object.fromEntries([...proven.builds].map(([key, { proof }]) => [key, proof])) };
    },
    note: (id, note) => (note === null ? store.removeEdge(id) : store.writeEdge(id, note)),
    watch: (listener) => watchChannel(store, channel, listener),
  };
};
