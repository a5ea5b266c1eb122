import type { BuildRef, Preview, PreviewEnd, Release } from '../record.ts';
import { isReleaseError } from '../release-error.ts';
import type { ReleaseStore } from '../store/store.ts';
import { readRelease } from '../trust/journal.ts';
import type { Policy } from '../trust/policy.ts';
import { type PreviewState, previewState, readPreview } from '../trust/preview.ts';
import { keyName } from './signed-by.ts';

export interface PreviewStatus extends Pick<Preview, 'at' | 'expires' | 'who' | 'reason'> {
  id: string;
  state: PreviewState;
  builds: Record<string, BuildRef>;
  local: Record<string, string>;
  key: string;
  /** `null` if no one with the right to do so has ended it. */
  end: (PreviewEnd & { key: string }) | null;
}

/** The previews of a channel, newest first, and the records that cannot be proven. */
export const readChannelPreviews = async (
  store: ReleaseStore,
  policy: Policy,
  channel: string,
  now: Date,
): Promise<{ previews: PreviewStatus[]; broken: { id: string; why: string }[] }> => {
  const release: Pick<Release, 'frozen'> = (await readRelease(store, channel)) ?? {};
  const previews: PreviewStatus[] = [];
  const broken: { id: string; why: string }[] = [];
  for (const id of await store.listPreviews()) {
    try {
      const found = await readPreview(store, policy, id);
      if (found?.preview.channel !== channel) continue;
      const { builds, local = {}, at, expires, who, reason } = found.preview;
      const end = found.end && { ...found.end, key: keyName(policy, found.end) };
      const state = previewState(found, release, now.getTime());
      previews.push({ id, state, builds, local, at, expires, who, key: keyName(policy, found.preview), reason, end });
    } catch (error) {
      if (!isReleaseError(error) || error.kind !== 'verification') throw error;
      broken.push({ id, why: error.message });
    }
  }
  return { previews: previews.sort((a, b) => b.at.localeCompare(a.at)), broken };
};
