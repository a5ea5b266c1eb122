import { namedBuilds, parseJson, parseRelease, type Release } from '../record.ts';
import { isReleaseError } from '../release-error.ts';
import type { BuildName, ReleaseStore } from '../store/store.ts';
import { readHistory } from '../trust/journal.ts';
import type { Policy } from '../trust/policy.ts';
import { readPreview } from '../trust/preview.ts';
import { readProposal } from '../trust/two-persons.ts';

export const keyOf = ({ name, buildId }: BuildName): string => `${name}@${buildId}`;

const namedBy = (release: Pick<Release, 'builds' | 'lastKnownGood'>): string[] =>
  namedBuilds(release).map(({ name, ref: { buildId } }) => keyOf({ name, buildId }));

/** A record is far smaller; `parseRelease` limits its parts. */
const MAX_RECORD = 200_000;

/**
 * The builds of a pending record; none if it is half-written, since its writer checks its builds
 * only after writing it.
 */
const namedByPending = (bytes: Uint8Array): string[] => {
  try {
    return namedBy(parseRelease(parseJson(Buffer.from(bytes).toString('utf8'), MAX_RECORD)));
  } catch {
    return [];
  }
};

/**
 * Returns a function that reads which builds are needed: those that a channel serves, may return to
 * or has served since `since` (open tabs may still ask for them), and those of pending releases,
 * previews and proposals. Each call reads only new records.
 */
export const createNeedsReader = (store: ReleaseStore, policy: Policy, since: Date) => {
  const ended = new Map<string, Set<number>>();

  /** Whether the next release was written before `since`: until then this one was served. */
  const isLongOver = async (channel: string, sequence: number): Promise<boolean> => {
    const known = ended.get(channel) ?? new Set();
    ended.set(channel, known);
    if (known.has(sequence)) return true;
    const until = await store.recordedAt(channel, sequence + 1);
    if (until === null || until >= since) return false;
    known.add(sequence);
    return true;
  };

  const previewed = async (): Promise<string[]> => {
    const needed: string[] = [];
    for (const id of await store.listPreviews()) {
      const found = await readPreview(store, policy, id).catch((error) => {
        if (isReleaseError(error) && error.kind === 'verification') return null;
        throw error;
      });
      if (found && new Date(found.preview.expires) > since)
        for (const [name, { buildId }] of Object.entries(found.preview.builds)) needed.push(keyOf({ name, buildId }));
    }
    return needed;
  };

  const proposed = async (): Promise<string[]> => {
    const needed: string[] = [];
    for (const id of await store.listProposals()) {
      const found = await readProposal(store, policy, id).catch((error) => {
        if (isReleaseError(error) && error.kind === 'verification') return null;
        throw error;
      });
      if (!found || new Date(found.proposal.expires) <= since) continue;
      const builds: Release['builds'] = {};
      for (const [name, build] of Object.entries(found.proposal.builds)) if (build) builds[name] = build;
      needed.push(...namedBy({ builds, lastKnownGood: {} }));
    }
    return needed;
  };

  return async (): Promise<Set<string>> => {
    // Pending records first: a record that is committed meanwhile is then found in the journal.
    const needed = new Set((await store.pendingRecords()).flatMap(namedByPending));
    for (const key of [...(await previewed()), ...(await proposed())]) needed.add(key);
    for (const channel of await store.listChannels()) {
      const history = await readHistory(store, policy, channel);
      for (const [index, release] of history.releases.entries()) {
        const isNewest = index === history.releases.length - 1;
        if (!isNewest && (await isLongOver(channel, release.sequence))) continue;
        for (const key of namedBy(release)) needed.add(key);
      }
    }
    return needed;
  };
};
