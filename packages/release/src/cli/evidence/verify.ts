import { ReleaseError } from '../../release-error.ts';
import { verifyBuild, verifyStore } from '../../trust/verify-store.ts';
import type { Session } from '../session.ts';

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
