import type { Change } from '../change/apply-change.ts';
import { freeze, unfreeze, vouch } from '../change/vouch.ts';
import { withdraw } from '../change/withdraw.ts';
import { signedBy } from '../overview/signed-by.ts';
import { undoOf } from '../overview/undo.ts';
import { RENDERING } from '../record/frozen.ts';
import { buildId as parseBuildId, name as parseName } from '../record/parse.ts';
import { ReleaseError } from '../release-error.ts';
import { repairChannel } from '../trust/repair/repair-channel.ts';
import { answerChange, type ChangeFlags, changeOptions, requireReason, warnOfTimestamp } from './change.ts';
import { awaitEdges, describeEdges } from './edges.ts';
import { requireChannel } from './known-names/require-channel.ts';
import type { Session } from './session.ts';

/** `withdraw`: the remote's URLs are then answered like unclaimed ones. */
export const runWithdraw = async (session: Session<ChangeFlags>, remote: string): Promise<void> => {
  const { store, world, flags } = session;
  const reason = requireReason(session, 'withdraw', remote);
  const options = { ...changeOptions(session), name: parseName(remote, 'name'), reason };
  const change = await withdraw(store, await session.actor(), options);
  await answerChange(session, 'withdraw', change);
  if (!flags.dryRun && !change.proposed)
    world.err(`Tabs that run ${remote} keep it until they load a page; its URLs are answered with 404 from now on.\n`);
};

/** Prints a release that changes no build. `done` and `already` are sentences. */
const answerNote = async (
  session: Session<ChangeFlags>,
  change: Change,
  details: {
    action: 'vouch' | 'freeze' | 'unfreeze';
    name: string | null;
    done: string;
    already: string;
  },
): Promise<void> => {
  const dryRun = session.flags.dryRun ?? false;
  const { changed, release } = change;
  const { sequence, channel, who, reason } = release;
  const { key, words } = await signedBy(session.store, release);
  const isDone = changed && !dryRun;
  const undo = isDone ? undoOf(session.command, change) : null;
  const states = dryRun ? [] : await awaitEdges(session, release);
  const written = dryRun
    ? `  dry run: this would be release ${sequence} of ${channel}; nothing was changed`
    : `  release ${sequence} of ${channel}, by ${words}: ${reason}`;
  session.answer(
    {
      action: details.action,
      channel,
      name: details.name,
      changed: isDone,
      dryRun,
      release: sequence,
      ...(changed ? { who, key, vouch: release.vouch, frozen: release.frozen ?? [] } : {}),
      ...(states.length > 0 && { edges: states }),
      undo,
    },
    [
      ...(changed ? [details.done, written] : [`Nothing to do: ${details.already}`]),
      ...(states.length > 0 ? [describeEdges(states)] : []),
    ].join('\n'),
  );
  if (!isDone) return;
  warnOfTimestamp(session, change);
  session.world.err(`Undo: ${undo ?? 'none; a rollback of this build takes the vouch back.'}\n`);
};

/** `vouch`: a person declares that a build is good. */
export const runVouch = async (
  session: Session<ChangeFlags>,
  remote: string,
  wanted: string | undefined,
): Promise<void> => {
  const { store, channel, flags } = session;
  const name = parseName(remote, 'name');
  const reason = requireReason(session, 'vouch', remote);
  const change = await vouch(store, await session.actor(), {
    channel,
    name,
    reason,
    dryRun: flags.dryRun ?? false,
    ...(wanted === undefined ? {} : { buildId: parseBuildId(wanted, 'build') }),
  });
  const buildId = change.release.vouch?.build.buildId ?? wanted ?? change.release.builds[name]?.buildId;
  await answerNote(session, change, {
    action: 'vouch',
    name,
    done: `${name}  ${channel}  ${buildId} is known to be good`,
    already: `somebody vouched for ${name} ${buildId} on ${channel} before.`,
  });
};

const freezing =
  (verb: 'freeze' | 'unfreeze') =>
  async (session: Session<ChangeFlags>, remote: string | undefined): Promise<void> => {
    const { store, channel, flags } = session;
    const isRendering = flags.render === true;
    if (isRendering && remote !== undefined)
      throw new ReleaseError(
        'usage',
        `${verb} --render is about all pages`,
        `Leave out ${remote}: ${session.command(verb, '--render', '--reason', '<why>')}`,
      );
    if (remote === RENDERING)
      throw new ReleaseError(
        'usage',
        `No remote is called ${RENDERING}`,
        `Did you mean all pages? ${session.command(verb, '--render', '--reason', '<why>')}`,
      );
    const words = isRendering ? ['--render'] : remote === undefined ? [] : [remote];
    const name = isRendering ? RENDERING : remote === undefined ? '*' : parseName(remote, 'name');
    const reason = requireReason(session, verb, ...words);
    await requireChannel(session);
    const change = await { freeze, unfreeze }[verb](store, await session.actor(), {
      channel,
      name,
      reason,
      dryRun: flags.dryRun ?? false,
    });
    const what = isRendering ? 'rendering at the edge' : (remote ?? `all of ${channel}`);
    const isFrozen = verb === 'freeze';
    const frozen = (change.release.frozen ?? []).map((each) =>
      each === '*' ? `all of ${channel}` : each === RENDERING ? 'rendering at the edge' : each,
    );
    const still = frozen.length > 0 ? `; still frozen: ${frozen.join(', ')}` : '';
    await answerNote(session, change, {
      action: verb,
      name: remote ?? null,
      done: isFrozen
        ? isRendering
          ? `${what} is frozen: browsers render all pages, from their next load on`
          : `${what} is frozen: promotes, canaries and robots wait; a person's rollback goes on`
        : `${what} is no longer frozen${still}`,
      already: `${what} is ${isFrozen ? 'frozen already' : `not frozen${still}`}.`,
    });
  };

export const runFreeze = freezing('freeze');
export const runUnfreeze = freezing('unfreeze');

/** `repair`: prints what the end of the journal lost, and what is served from now on. */
export const runRepair = async (session: Session<ChangeFlags>): Promise<void> => {
  const { store, channel, flags, world } = session;
  const dryRun = flags.dryRun ?? false;
  const reason = requireReason(session, 'repair');
  const { kept, lost } = await repairChannel(store, await session.actor(), { channel, reason, dryRun });
  const isDone = lost.length > 0 && !dryRun;
  const serves = Object.entries(kept.builds).map(([name, { buildId }]) => `${name}@${buildId}`);
  session.answer(
    { action: 'repair', channel, changed: isDone, dryRun, kept: kept.sequence, lost, builds: kept.builds },
    lost.length === 0
      ? `Nothing to do: the journal of ${channel} is whole up to release ${kept.sequence}, the newest that was written.`
      : [
          ...lost.map(
            ({ sequence, problem, lost: hash }) =>
              `${channel}  release ${sequence} is lost: ${problem}${hash === null ? '' : `; ${isDone ? 'it is' : 'it would move'} in quarantine/${channel}/`}`,
          ),
          `  ${dryRun ? 'dry run: nothing was changed; a repair would serve' : 'served on'} as in release ${kept.sequence}: ${serves.join(' ')}`,
        ].join('\n'),
  );
  if (isDone)
    world.err(
      `If a lost release was a rollback, roll back again. If its record turns up, it shows what it was.\nNext: ${session.command('status')}\n`,
    );
};
