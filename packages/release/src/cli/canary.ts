import type { Change } from '../change/apply-change.ts';
import { finishCanary, holdCanary, startCanary, widenCanary } from '../change/canary.ts';
import { parseShare } from '../overview/format.ts';
import { ReleaseError } from '../release-error.ts';
import { answerChange, type ChangeFlags, changeOptions, parseTarget, requireReason, rollBackOne } from './change.ts';
import type { Session } from './session.ts';

interface CanaryFlags extends ChangeFlags {
  share: string;
  ifCanary?: string;
  end?: boolean;
}

type CanarySession = Session<CanaryFlags>;

const shareOf = ({ flags }: CanarySession): number => {
  const share = parseShare(flags.share);
  if (share !== null) return share;
  throw new ReleaseError(
    'usage',
    `${JSON.stringify(flags.share)} is no share`,
    'For example: --share 5%, --share 2.5%',
  );
};

/** `words`: the rest of the command line, for the hint that asks for a reason. */
const optionsOf = (session: CanarySession, step: string, name: string, ...words: string[]) => {
  const reason = requireReason(session, 'canary', step, name, ...words);
  const { ifCanary } = session.flags;
  return { ...changeOptions(session), name, reason, ...(ifCanary === undefined ? {} : { ifCanary }) };
};

const answer = (session: CanarySession, change: Change): Promise<void> => answerChange(session, 'canary', change);

export const runCanaryStart = async (session: CanarySession, remote: string, build: string): Promise<void> => {
  const { name, buildId } = parseTarget(`${remote}@${build}`);
  const options = {
    ...optionsOf(session, 'start', name, buildId, '--share', session.flags.share),
    buildId,
    share: shareOf(session),
  };
  await answer(session, await startCanary(session.store, await session.actor(), options));
};

export const runCanaryWiden = async (session: CanarySession, name: string): Promise<void> => {
  const options = { ...optionsOf(session, 'widen', name, '--share', session.flags.share), share: shareOf(session) };
  await answer(session, await widenCanary(session.store, await session.actor(), options));
};

export const runCanaryHold = async (session: CanarySession, name: string): Promise<void> => {
  const { end = false } = session.flags;
  const options = { ...optionsOf(session, 'hold', name, ...(end ? ['--end'] : [])), end };
  await answer(session, await holdCanary(session.store, await session.actor(), options));
};

export const runCanaryFinish = async (session: CanarySession, name: string): Promise<void> =>
  answer(session, await finishCanary(session.store, await session.actor(), optionsOf(session, 'finish', name)));

export const runCanaryStop = async (session: CanarySession, name: string): Promise<void> =>
  answerChange(
    session,
    'rollback',
    await rollBackOne(session, name, requireReason(session, 'canary', 'stop', name), true),
  );
