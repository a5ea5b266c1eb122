import { setTimeout as wait } from 'node:timers/promises';
import { type ReleaseStore, readPolicy } from '../../index.ts';
import { namedBuilds, type Release } from '../../record.ts';
import { readRelease } from '../../trust/journal.ts';
import { verifyBuild } from '../../trust/verify-store.ts';

/** The records that a reader saw while others changed the store. */
export interface Seen {
  /** The signature of every release that was read, by channel and number. */
  releases: Map<string, string>;
  problems: string[];
}

/**
 * Reads each channel repeatedly, as an edge does, until `stop` is called. Reports a number that
 * falls, and a damaged build in a release that is still the newest.
 */
export const startReader = (store: ReleaseStore, channels: readonly string[]): { stop: () => Promise<Seen> } => {
  const seen: Seen = { releases: new Map(), problems: [] };
  const last = new Map<string, number>();
  let isStopped = false;

  const checkBuilds = async (release: Release): Promise<void> => {
    for (const { name, ref } of namedBuilds(release)) {
      const { problems } = await verifyBuild(store, { name, buildId: ref.buildId });
      if (problems.length === 0) continue;
      if ((await store.newestSequence(release.channel)) !== release.sequence) return;
      seen.problems.push(`release ${release.sequence} of ${release.channel}: ${problems.join('; ')}`);
    }
  };

  const look = async (channel: string): Promise<void> => {
    const release = await readRelease(store, channel);
    if (!release) return;
    const before = last.get(channel) ?? 0;
    if (release.sequence < before) seen.problems.push(`${channel} fell from ${before} to ${release.sequence}`);
    if (release.sequence === before) return;
    last.set(channel, release.sequence);
    seen.releases.set(`${channel}/${release.sequence}`, release.signature.value);
    await checkBuilds(release);
  };

  const watch = async (): Promise<Seen> => {
    await readPolicy(store);
    while (!isStopped) {
      for (const channel of channels) {
        await look(channel).catch((error) => seen.problems.push(`${channel}: ${error}`));
      }
      await wait(5);
    }
    return seen;
  };
  const watching = watch();
  return {
    stop: () => {
      isStopped = true;
      return watching;
    },
  };
};
