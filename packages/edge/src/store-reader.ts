import { type ReleaseStore, readRelease, watchChannel } from '@paddock/release';
import type { ReleaseReader } from './release-reader.ts';

/** Reads one channel of a release store. */
export const storeReader = (store: ReleaseStore, channel: string): ReleaseReader => ({
  newest: () => readRelease(store, channel),
  sequence: () => store.newestSequence(channel),
  builds: async (name) => (await store.listBuilds()).filter((each) => each.name === name).map(({ buildId }) => buildId),
  file: (name, buildId, file) => store.readBuildFile(name, buildId, file),
  watch: (listener) => watchChannel(store, channel, listener),
});
