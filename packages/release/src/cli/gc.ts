import { collectGarbage } from '../gc/collect-garbage.ts';
import { parseDuration } from '../overview/format.ts';
import { ReleaseError } from '../release-error.ts';
import type { Session } from './session.ts';

/** `gc`: removes old builds that nothing needs. */
export const runCollect = async (
  session: Session<{ keep: string; olderThan: string; dryRun?: boolean }>,
): Promise<void> => {
  const { flags, store } = session;
  const keep = /^\d{1,6}$/.test(flags.keep) ? Number(flags.keep) : null;
  const olderThanMs = parseDuration(flags.olderThan);
  if (keep === null || olderThanMs === null) {
    throw new ReleaseError(
      'usage',
      `--keep ${flags.keep} --older-than ${flags.olderThan} cannot be read`,
      'For example: paddock gc --keep 20 --older-than 30d',
    );
  }
  const dryRun = flags.dryRun ?? false;
  const { removed, kept, swept, broken } = await collectGarbage(store, { keep, olderThanMs, dryRun });
  const verb = dryRun ? 'would be removed' : 'removed';
  session.answer(
    { action: 'gc', changed: !dryRun && removed.length + swept > 0, dryRun, removed, kept, swept, broken },
    [
      ...removed.map(({ name, buildId }) => `${name} ${buildId} ${verb}`),
      ...broken.map(({ build: { name, buildId }, why }) => `BAD  ${name} ${buildId}\n       ${why}`),
      `${removed.length} ${verb}, ${kept} kept, ${swept} left-overs swept`,
    ].join('\n'),
  );
  if (broken.length > 0) {
    throw new ReleaseError(
      'verification',
      `${broken.length} of the builds that were kept cannot be proven`,
      'They were left as they are. See `paddock verify`; move a folder that is not needed out of the store.',
    );
  }
};
