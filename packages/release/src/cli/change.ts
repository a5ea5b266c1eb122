import type { Change } from '../change/apply-change.ts';
import { promote, rollback, rollbackSet, rollbackToRelease } from '../change/change-release.ts';
import { describeMove } from '../overview/describe.ts';
import { formatDuration, formatInstant, formatShare, formatTable } from '../overview/format.ts';
import { signedBy } from '../overview/signed-by.ts';
import { undoOf } from '../overview/undo.ts';
import { lostWays, reasonsOf } from '../overview/ways-back.ts';
import { buildId, name } from '../record/parse.ts';
import { type LiveBuild, otherBuild, type Release } from '../record.ts';
import { ReleaseError } from '../release-error.ts';
import type { BuildName } from '../store/store.ts';
import { lastKnownGood } from '../trust/good-builds.ts';
import { readHistory } from '../trust/journal.ts';
import { readPolicy } from '../trust/policy.ts';
import { type ProvenProposal, proposalOf } from '../trust/two-persons.ts';
import { awaitEdges, describeEdges, type EdgeState } from './edges.ts';
import type { Session } from './session.ts';

export interface ChangeFlags {
  reason?: string;
  acceptBreak?: string;
  ifLive?: string;
  breakFreeze?: string;
  edge?: string[];
  dryRun?: boolean;
  /** Only for `freeze` and `unfreeze`: they are about rendering at the edge. */
  render?: boolean;
}

const NONE = 'nothing';

export const parseTarget = (text: string): BuildName => {
  const [first = '', second = ''] = text.split('@', 2);
  try {
    return { name: name(first, 'name'), buildId: buildId(second, 'build') };
  } catch (cause) {
    throw new ReleaseError(
      'usage',
      `${JSON.stringify(text)} is not name@buildId: ${(cause as Error).message}`,
      'For example: catalogue@1.0.0-0a1b2c3d4e5f',
      { cause },
    );
  }
};

/** `catalogue 1.0.0-…`, or any number of `catalogue@1.0.0-…`. */
export const parseTargets = (words: readonly string[]): BuildName[] => {
  const [first, second] = words;
  if (words.length === 2 && first && second && !first.includes('@')) return [parseTarget(`${first}@${second}`)];
  return words.map(parseTarget);
};

/** The change of each name, for scripts. */
const changesOf = ({ release, previous, changed }: Change) =>
  (changed ? release.changed : []).map((name) => {
    const { buildId: to, digest: _, ...groups }: Partial<LiveBuild> = release.builds[name] ?? {};
    return { name, from: previous?.builds[name]?.buildId ?? null, to: to ?? null, ...groups };
  });

/** Without a timestamp, readers see the change but cannot know that it is the newest. */
export const warnOfTimestamp = ({ world, command }: Session, { timestamp }: Change): void => {
  if (timestamp === null)
    world.err(`The release is valid, but its timestamp could not be written: ${command('renew')}\n`);
};

const describeProposed = (session: Session<ChangeFlags>, { id, proposal }: ProvenProposal): string[] => [
  session.flags.dryRun
    ? '  dry run: this would be a proposal; nothing was changed'
    : `  proposal ${id} until ${formatInstant(proposal.expires)}, by ${proposal.who}${proposal.reason ? `: ${proposal.reason}` : ''}`,
  `Nothing is served by it yet: ${session.channel} wants two persons for ${Object.keys(proposal.builds).join(', ')}.`,
];

const lostWaysOf = async ({ store, world }: Session, change: Change) =>
  lostWays(store, await readPolicy(store), change, world.now().getTime());

/** Prints a change: what moved, what was proven, and the command that undoes it. */
export const answerChange = async (
  session: Session<ChangeFlags>,
  action: Release['action'],
  change: Change,
): Promise<void> => {
  const { release, accepted, lostRaces, changed } = change;
  const { proposed } = change;
  const dryRun = session.flags.dryRun ?? false;
  const isDone = changed && !dryRun && !proposed;
  const undo = isDone ? undoOf(session.command, change) : null;
  const by = await signedBy(session.store, release);
  // Once the change is made, a store that fails must not hide its number and its undo line.
  const lost = changed
    ? await lostWaysOf(session, change).catch((error: unknown) => {
        if (dryRun) throw error;
        return null;
      })
    : [];
  const states: EdgeState[] = dryRun || proposed ? [] : await awaitEdges(session, release);
  const lines: string[] = [];
  if (changed) {
    const moves = release.changed.map((name) => [
      name,
      release.channel,
      describeMove(change.previous?.builds[name], release.builds[name]),
    ]);
    lines.push(formatTable(moves));
    lines.push(`  proven: ${release.proven.join(', ') || 'before; no build is new to visitors'}`);
    for (const { check, what, why } of accepted) lines.push(`  ACCEPTED BREAK (${check}): ${what} ${why}`);
    if (lost === null) lines.push('  The ways back could not be checked: see `paddock status`.');
    for (const way of lost ?? [])
      lines.push(
        `  NO WAY BACK from then on: a rollback of ${way.name} alone to ${way.buildId} is refused. ${reasonsOf(way)}`,
      );
    if (release.brokenFreeze !== undefined) lines.push(`  BROKEN FREEZE: ${release.brokenFreeze}`);
    if (proposed) lines.push(...describeProposed(session, proposed));
    else if (dryRun)
      lines.push(`  dry run: this would be release ${release.sequence} of ${release.channel}; nothing was changed`);
    else
      lines.push(
        `  release ${release.sequence} of ${release.channel}, by ${by.words}${release.reason ? `: ${release.reason}` : ''}`,
      );
    if (lostRaces > 0)
      lines.push(`  ${lostRaces} other change${lostRaces > 1 ? 's' : ''} came first; checked again after each`);
  } else {
    lines.push(`Nothing to do: release ${release.sequence} of ${release.channel} serves this already.`);
  }
  if (states.length > 0) lines.push(describeEdges(states));
  session.answer(
    {
      action,
      channel: release.channel,
      changed: isDone,
      dryRun,
      release: isDone || !proposed ? release.sequence : null,
      ...(proposed && { proposal: dryRun ? null : proposed.id, expires: proposed.proposal.expires }),
      who: release.who,
      key: by.key,
      ...(release.proposal !== undefined && { proposedBy: proposalOf(release)?.who }),
      changes: changesOf(change),
      checks: changed ? release.proven : [],
      accepted,
      acceptedBreak: release.acceptedBreak,
      ...(release.brokenFreeze !== undefined && { brokenFreeze: release.brokenFreeze }),
      lostWays: lost,
      lostRaces,
      ...(states.length > 0 && { edges: states }),
      undo,
    },
    lines.join('\n'),
  );
  if (proposed && !dryRun)
    session.world.err(`Next, by another person: ${session.command('approve', proposed.id, '--key')} <file>\n`);
  if (!isDone) return;
  warnOfTimestamp(session, change);
  const isNew = release.changed.some((name) => !change.previous?.builds[name]);
  session.world.err(`Undo: ${undo ?? `none${isNew ? '; not all of these were served before' : ''}.`}\n`);
};

export const changeOptions = ({ flags, channel }: Session<ChangeFlags>) => ({
  channel,
  acceptBreak: flags.acceptBreak ?? null,
  dryRun: flags.dryRun ?? false,
  breakFreeze: flags.breakFreeze,
  ...(flags.ifLive === undefined ? {} : { ifLive: flags.ifLive }),
});

/**
 * The builds that another channel serves, without its canaries. Builds of the command line replace
 * those of the same name.
 */
const targetsFrom = async (
  { store }: Session<PromoteFlags>,
  channel: string,
  named: readonly BuildName[],
): Promise<BuildName[]> => {
  const newest = (await readHistory(store, await readPolicy(store), channel)).releases.at(-1);
  if (!newest) throw new ReleaseError('not-found', `${channel} serves nothing`, 'See the channels: paddock status.');
  const others = Object.entries(newest.builds).filter(([name]) => !named.some((each) => each.name === name));
  return [...others.map(([name, { buildId }]) => ({ name, buildId })), ...named];
};

interface PromoteFlags extends ChangeFlags {
  from?: string;
}

export const runPromote = async (session: Session<PromoteFlags>, words: readonly string[]): Promise<void> => {
  const { from } = session.flags;
  const named = parseTargets(words);
  if (from === undefined && named.length === 0)
    throw new ReleaseError(
      'usage',
      'A promote needs builds',
      'Name them (paddock promote catalogue@<buildId>), or a channel that has them (--from production).',
    );
  const targets = from === undefined ? named : await targetsFrom(session, from, named);
  const reason = session.flags.reason ?? null;
  const change = await promote(session.store, await session.actor(), { ...changeOptions(session), targets, reason });
  await answerChange(session, 'promote', change);
};

/** How long a build was served before its last replacement. */
const servedFor = (history: readonly Release[], name: string, buildId: string): string => {
  const isLive = ({ builds }: Release): boolean => builds[name]?.buildId === buildId;
  const last = history.findLastIndex(isLive);
  const start = history[history.findLastIndex((release, at) => at < last && !isLive(release)) + 1];
  const end = history[last + 1];
  return last >= 0 && start && end
    ? `, was live for ${formatDuration(Date.parse(end.at) - Date.parse(start.at))}`
    : ', never live on this channel';
};

interface RollbackFlags extends ChangeFlags {
  to?: string;
  release?: number;
}

/** The journal of the channel, from which a rollback announces what it will do. */
const readReleases = async ({ store, channel }: Session<RollbackFlags>): Promise<readonly Release[]> =>
  (await readHistory(store, await readPolicy(store), channel)).releases;

/** The reason, which the journal keeps. Throws `usage` if there is none. */
export const requireReason = (session: Session<ChangeFlags>, verb: string, ...words: string[]): string => {
  const { reason = '' } = session.flags;
  if (reason.trim() !== '') return reason;
  throw new ReleaseError(
    'usage',
    `A ${verb} needs a reason`,
    `Say why, for those who read the journal: ${session.command(verb, ...words, '--reason', '<why>')}`,
  );
};

/**
 * Rolls back one name, or ends its canary. With `onlyCanary` it ends a canary or a holdback, and
 * throws `precondition` if there is neither.
 */
export const rollBackOne = async (
  session: Session<RollbackFlags>,
  remote: string,
  reason: string,
  onlyCanary = false,
): Promise<Change> => {
  const { store, channel, flags, world } = session;
  const options = { ...changeOptions(session), name: remote, reason };
  const releases = await readReleases(session);
  const entry = releases.at(-1)?.builds[remote];
  const { buildId: live, canary, holdback } = entry ?? {};
  const isSplit = entry !== undefined && otherBuild(entry, world.now().getTime()) !== null;
  if (onlyCanary && !isSplit) {
    throw new ReleaseError(
      'precondition',
      `${channel} has no canary and no holdback of ${remote}`,
      `See what it serves: ${session.command('status')}`,
    );
  }
  const good = lastKnownGood(releases, remote);
  const target = flags.to ?? (canary || onlyCanary ? live : good?.buildId);
  const ending = canary ?? (onlyCanary ? holdback : undefined);
  if (ending) {
    const what = canary ? 'canary' : 'holdback';
    const rest = target === live ? `; ${live} stays` : '';
    world.err(
      `Ending the ${what} of ${remote} on ${channel}: ${ending.build.buildId} (${formatShare(ending.share)} of the visitors)${rest}\n`,
    );
  }
  if (live !== undefined && target !== undefined && target !== live) {
    const found = good?.isVouched ? 'last known good' : 'unproven: nobody vouched for an earlier build';
    const kind = flags.to === undefined ? found : 'as asked';
    world.err(
      `Rolling back ${remote} on ${channel}: ${live} -> ${target} (${kind}${servedFor(releases, remote, target)})\n`,
    );
  }
  // Do exactly what was announced: if this name changes meanwhile, the rollback is refused.
  const announced = live !== undefined && target !== undefined ? { to: target, ifLive: flags.ifLive ?? live } : {};
  const ended = canary ? { ifCanary: canary.build.buildId } : {};
  return rollback(store, await session.actor(), { ...options, ...announced, ...ended });
};

const rollBackSet = async (session: Session<RollbackFlags>, release: number): Promise<Change> => {
  const { store, channel, flags, world } = session;
  const reason = requireReason(session, 'rollback', '--release', String(release));
  if (flags.to !== undefined || flags.ifLive !== undefined) {
    throw new ReleaseError(
      'usage',
      '--release names all builds, so --to and --if-live do not go with it',
      'Leave them out, or roll back one name.',
    );
  }
  const releases = await readReleases(session);
  const newest = releases.at(-1);
  for (const { name, buildId } of rollbackSet(releases, release)) {
    const live = newest?.builds[name]?.buildId;
    const what = live === buildId ? `${buildId}, for all visitors` : `${live ?? NONE} -> ${buildId}`;
    world.err(`Rolling back ${name} on ${channel}: ${what}\n`);
  }
  // Do exactly what was announced: if anything changes meanwhile, the rollback is refused.
  const ifNewest = newest?.sequence ?? 0;
  return rollbackToRelease(store, await session.actor(), { ...changeOptions(session), release, ifNewest, reason });
};

export const runRollback = async (session: Session<RollbackFlags>, remote: string | undefined): Promise<void> => {
  const { release } = session.flags;
  if ((remote === undefined) === (release === undefined)) {
    throw new ReleaseError(
      'usage',
      'A rollback is of one name, or to one release',
      `${session.command('rollback', '<name>', '--reason', '<why>')}, or ${session.command('rollback', '--release', '<n>', '--reason', '<why>')}`,
    );
  }
  const change =
    remote === undefined
      ? await rollBackSet(session, release as number)
      : await rollBackOne(session, remote, requireReason(session, 'rollback', remote));
  await answerChange(session, 'rollback', change);
};
