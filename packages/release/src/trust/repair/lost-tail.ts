import { ReleaseError } from '../../release-error.ts';
import type { ReleaseStore } from '../../store/store.ts';
import type { Policy } from '../policy.ts';
import { refuse } from '../stored-record.ts';
import { proveSigner } from '../timestamp.ts';

/**
 * The error if a journal ends before the release that the channel was recovered to, else `null`.
 */
export const lostRecovery = (policy: Policy, channel: string, newest: number): ReleaseError | null => {
  const recovered = policy.recovered?.[channel];
  return recovered && newest < recovered.sequence
    ? refuse(channel, recovered.sequence, 'it is missing, though the channel was recovered to it')
    : null;
};

/** Throws `verification` if a journal ends before the release that the channel was recovered to. */
export const guardRecovery = (policy: Policy, channel: string, newest: number): void => {
  const lost = lostRecovery(policy, channel, newest);
  if (lost) throw lost;
};

/** The release number in the channel's timestamp; 0 if it cannot be proven. */
const stampedSequence = async (store: ReleaseStore, policy: Policy, channel: string): Promise<number> => {
  const bytes = await store.readTimestamp(channel);
  try {
    return (bytes && proveSigner(bytes, policy, channel)?.sequence) ?? 0;
  } catch {
    return 0;
  }
};

/** The highest number that was written, by the hint and the timestamp. */
export const writtenSequence = async (store: ReleaseStore, policy: Policy, channel: string): Promise<number> =>
  Math.max(await store.hintedSequence(channel), await stampedSequence(store, policy, channel));

/**
 * The error of a journal that ends at `newest` although later numbers were `written`, else `null`.
 */
export const lostTail = (channel: string, newest: number, written: number): ReleaseError | null =>
  written <= newest
    ? null
    : new ReleaseError(
        'verification',
        `The journal of ${channel} ends at release ${newest}, but release ${written} was written: its record is lost`,
        `Nothing was changed. Put journal/${channel}/${written}.json back from a copy. If nobody has one: paddock repair --channel ${channel} --dry-run --reason '<why>'`,
      );

/**
 * The newest number of a journal, after which a command may continue. Throws `verification` if
 * later records were lost: a new one would reuse a number that readers have seen with other
 * content.
 */
export const readNewest = async (store: ReleaseStore, policy: Policy, channel: string): Promise<number> => {
  // Read before the journal, which may grow meanwhile.
  const written = await writtenSequence(store, policy, channel);
  const newest = await store.newestSequence(channel);
  guardRecovery(policy, channel, newest);
  const lost = lostTail(channel, newest, written);
  if (lost) throw lost;
  return newest;
};
