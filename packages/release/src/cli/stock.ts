import { collectGarbage } from '../gc/collect-garbage.ts';
import { parseDuration } from '../overview/format.ts';
import { ReleaseError } from '../release-error.ts';
import { verifyBuild, verifyStore } from '../trust/verify-store.ts';
import type { Session } from './session.ts';

/** `verify`: exit code 5 if anything cannot be proven. */
export const runVerify = async (session: Session, name?: string, buildId?: string): Promise<void> => {
  const { store, world } = session;
  const builds =
    name === undefined
      ? []
      : (await store.listBuilds()).filter((each) => each.name === name && (buildId ?? each.buildId) === each.buildId);
  if (name !== undefined && builds.length === 0) {
    throw new ReleaseError(
      'not-found',
      `${name} has no ${buildId ? `build ${buildId}` : 'builds'}`,
      `See what there is: ${session.command('history', name)}`,
    );
  }
  const found =
    name === undefined
      ? await verifyStore(store, world.now().getTime())
      : await Promise.all(builds.map((build) => verifyBuild(store, build)));
  const bad = found.filter(({ problems }) => problems.length > 0);
  const lines = found.flatMap(({ what, problems }) => [
    `${problems.length === 0 ? 'ok ' : 'BAD'}  ${what}`,
    ...problems.map((problem) => `       ${problem}`),
  ]);
  session.answer({ action: 'verify', ok: bad.length === 0, verified: found }, lines.join('\n'));
  if (bad.length > 0) {
    throw new ReleaseError(
      'verification',
      `${bad.length} of ${found.length} cannot be proven`,
      'Do not promote these. Roll back what is live; publish again under a new build id.',
    );
  }
};

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
