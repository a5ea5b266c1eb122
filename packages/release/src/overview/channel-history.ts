import type { Release } from '../record.ts';
import type { ReleaseStore } from '../store/store.ts';
import { inspectBuild } from '../trust/inspect-build.ts';
import { readHistory } from '../trust/journal.ts';
import type { Policy } from '../trust/policy.ts';
import { keyName, proposerOf } from './signed-by.ts';

/** A release with the name of the key that signed it, and its proposer if it needed two persons. */
export type HistoryEntry = Release & { key: string; proposedBy: { who: string; key: string } | null };

/** A build in the store. All fields but its id are `null` if it cannot be trusted. */
export interface PublishedEntry {
  buildId: string;
  at: string | null;
  who: string | null;
  key: string | null;
  commit: string | null;
}

/**
 * The last `limit` releases of a channel, or those that are about one name; newest first. Throws
 * `verification`.
 */
export const readChannelHistory = async (
  store: ReleaseStore,
  policy: Policy,
  channel: string,
  { limit, name }: { limit: number; name?: string | undefined },
): Promise<HistoryEntry[]> =>
  (await readHistory(store, policy, channel)).releases
    .filter(({ changed, about = '' }) => name === undefined || changed.includes(name) || [name, '*'].includes(about))
    .reverse()
    .slice(0, limit)
    .map((release) => ({ ...release, key: keyName(policy, release), proposedBy: proposerOf(policy, release) }));

/** The builds of a name in the store, newest first. */
export const readPublished = async (store: ReleaseStore, policy: Policy, name: string): Promise<PublishedEntry[]> => {
  const published: PublishedEntry[] = [];
  for (const build of (await store.listBuilds()).filter((each) => each.name === name)) {
    const { found } = await inspectBuild(store, policy, build);
    const { at = null, who = null, commit = null } = found?.statement ?? {};
    const key = found ? keyName(policy, found.statement) : null;
    published.push({ buildId: build.buildId, at, who, key, commit });
  }
  return published.sort((a, b) => (b.at ?? '').localeCompare(a.at ?? ''));
};
