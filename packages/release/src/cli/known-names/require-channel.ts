import { DEFAULT_CHANNEL } from '../../overview/command-line.ts';
import { ReleaseError } from '../../release-error.ts';
import { readPolicy } from '../../trust/policy.ts';
import { writtenSequence } from '../../trust/repair/lost-tail.ts';
import type { Session } from '../session.ts';

/**
 * The refusal of a channel that never served anything, in a store that has others: its name may be
 * wrong. Else `null`. Throws `not-found` if there is no store.
 */
export const channelProblem = async (
  { store, channel, commandOn }: Session,
  wanted = channel,
): Promise<ReleaseError | null> => {
  const policy = await readPolicy(store);
  const known = Math.max(await store.newestSequence(wanted), await writtenSequence(store, policy, wanted));
  const others = (await store.listChannels()).filter((each) => each !== wanted);
  if (known > 0 || others.length === 0) return null;
  return new ReleaseError(
    'not-found',
    `${wanted} serves nothing`,
    `The store has ${others.sort().join(', ')}. See: ${commandOn(DEFAULT_CHANNEL, 'status')}`,
  );
};

/** Throws {@link channelProblem}, so that a mistyped channel does not look like a quiet one. */
export const requireChannel = async (session: Session, wanted?: string): Promise<void> => {
  const problem = await channelProblem(session, wanted);
  if (problem) throw problem;
};
