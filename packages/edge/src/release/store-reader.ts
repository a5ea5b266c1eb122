import {
  ReleaseError,
  type ReleaseStore,
  readPolicy,
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
import { patientStore } from './patient-store.ts';
import type { ReleaseReader } from './release-reader.ts';

/** Reads one channel of a release store. One read of the store takes `deadlineMs` at most. */
export const storeReader = (silentStore: ReleaseStore, channel: string, deadlineMs = 5_000): ReleaseReader => {
  const store = patientStore(silentStore, deadlineMs);
  let held: Trusted | null = null;
  /** The newest that was proven; its builds may not be, and then it is never held. */
  let found: Trusted | null = null;
  const policy = async () => found?.policy ?? (await readPolicy(store));

  return {
    async newest() {
      try {
        found = await readTrusted(store, channel, held);
        return found;
      } catch (error) {
        // What a forged hint made of the newest number must not outlive the hint.
        store.forgetNewest(channel);
        throw error;
      }
    },
    hold: () => {
      held = found;
    },
    sequence: () => store.newestSequence(channel),
    staleness: async (now) => stalenessOf(await readTimestamp(store, await policy(), channel), now),
    builds: async (name) =>
      (await store.listBuilds()).filter((each) => each.name === name).map(({ buildId }) => buildId),
    file: (...asked) => store.readBuildFile(...asked),
    async statement(name, ref, kept) {
      const wanted = { name, ...ref };
      if (kept === undefined) return (await readStatement(store, await policy(), wanted)).text;
      verifyStatement(await policy(), Buffer.from(kept), wanted);
      return kept;
    },
    keep: (builds) => held && trustedState(held, builds),
    recall(kept) {
      const proven = verifyTrusted(kept, store.trustedRoot);
      const { release } = proven.trusted;
      if (release.channel !== channel) {
        throw new ReleaseError(
          'verification',
          `What was remembered is a release of ${release.channel}, not of ${channel}`,
          'Give each channel a memory of its own with --memory.',
        );
      }
      held = found = proven.trusted;
      return { release, builds: Object.fromEntries([...proven.builds].map(([key, { proof }]) => [key, proof])) };
    },
    watch: (listener) => watchChannel(store, channel, listener),
  };
};
