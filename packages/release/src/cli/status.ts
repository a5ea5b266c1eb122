import type { EdgeStatus } from '../edges/edge-notes.ts';
import { type BriefFigures, type Figures, lookAtFigures } from '../figures/look-at-figures.ts';
import { lookAtVotes } from '../guard/guard-round.ts';
import {
  type BrokenChannel,
  type ChannelStatus,
  type GroupStatus,
  type NameStatus,
  readChannelStatus,
} from '../overview/channel-status.ts';
import { formatAgo, formatInstant, formatShare, formatTable } from '../overview/format.ts';
import { reasonsOf } from '../overview/ways-back.ts';
import { RENDERING } from '../record/frozen.ts';
import type { ReleaseError } from '../release-error.ts';
import { readPolicy } from '../trust/policy.ts';
import { describeFigures } from './figures.ts';
import { describeLook, watchOf } from './guard.ts';
import { requireChannel } from './known-names/require-channel.ts';
import type { Session } from './session.ts';

const groupWords = ({ group, held, finished, until }: GroupStatus): string => {
  if (group === 'canary') return finished ? 'finished' : `canary${held ? ', held' : ''}`;
  return until === null ? 'control' : `held back until ${formatInstant(until)}`;
};

/** Where a rollback leads. */
const describeWayBack = ({ groups, lastKnownGood, lastKnownGoodVouched }: NameStatus): string => {
  if (groups.some(({ finished }) => !finished)) return 'ends the canary';
  return lastKnownGood === null ? '-' : `${lastKnownGood}${lastKnownGoodVouched ? '' : ' (unproven)'}`;
};

const describeStatus = (session: Session, status: ChannelStatus, now: Date): string[] => {
  const { channel, freshness, frozen, builds } = status;
  return [
    `${channel}  release ${status.release}, ${formatAgo(status.at, now)} by ${status.proposedBy ? `${status.proposedBy.who} (key ${status.proposedBy.key}), approved by ` : ''}${status.who} (key ${status.key}): ${status.action} ${status.about ?? status.changed.join(', ')}${status.reason ? ` (${status.reason})` : ''}`,
    freshness.fresh
      ? `  known to be the newest until ${formatInstant(freshness.expires ?? '')}`
      : `  NOT KNOWN TO BE THE NEWEST: ${freshness.why}. Next: ${session.commandOn(channel, 'renew')}`,
    ...(status.window ? [`  FREEZE WINDOW ${status.window.name} until ${status.window.end}: rollbacks go on`] : []),
    ...frozen.map(
      ({ name, release, who, key, reason }) =>
        `  FROZEN${name === '*' ? '' : ` ${name}`} since release ${release}, by ${who} (key ${key}): ${reason}. Next: ${session.commandOn(channel, 'unfreeze', ...(name === '*' ? [] : [name === RENDERING ? '--render' : name]), '--reason', '<why>')}`,
    ),
    formatTable([
      ['NAME', 'LIVE', '', 'SINCE', '', 'BY', 'KEY', 'ROLLBACK LEADS TO'],
      ...builds.flatMap((row) => [
        [
          row.name,
          row.buildId,
          `${row.vouched ? 'known good' : 'unproven'}${row.foreign ? ', foreign' : ''}`,
          formatInstant(row.since),
          formatAgo(row.since, now),
          `${row.who}${row.action === 'rollback' ? ' (rollback)' : ''}`,
          row.key,
          describeWayBack(row),
        ],
        ...row.groups.map((group) => [
          `  ${formatShare(group.share)}`,
          group.buildId,
          '',
          formatInstant(group.since),
          formatAgo(group.since, now),
          group.who,
          group.key,
          groupWords(group),
        ]),
      ]),
    ]),
    ...builds
      .filter(({ rollbackRefused }) => rollbackRefused.length > 0)
      .map(
        ({ name, lastKnownGood, rollbackRefused }) =>
          `  NO WAY BACK of ${name} alone to ${lastKnownGood}: ${reasonsOf({ refusals: rollbackRefused })}`,
      ),
  ];
};

/** The release that each edge serves. */
const describeServing = ({ edges, release }: ChannelStatus, now: Date): string[] => {
  if (edges.length === 0) return [];
  const what = (edge: EdgeStatus): string => {
    if (edge.silent) return 'SILENT';
    if (edge.release < release) return 'BEHIND';
    return edge.verified ? '' : 'CANNOT PROVE IT: see its /paddock/health';
  };
  return [
    '',
    formatTable([
      ['EDGE', 'SERVES', '', 'SAID'],
      ...edges.map((edge) => [edge.host, `release ${edge.release}`, what(edge), formatAgo(edge.at, now)]),
    ]),
    ...edges.flatMap(({ host, renderFaults = [] }) =>
      renderFaults.map(
        ({ build, failed, ended }) =>
          `  ${host} FAILED TO RENDER ${failed} ${failed === 1 ? 'page' : 'pages'} of ${build}${ended ? ', and leaves its pages to browsers until the next release' : ''}: see render-failed in its log`,
      ),
    ),
  ];
};

/** A channel as `--json` prints it. */
const statusObject = (found: ChannelStatus | BrokenChannel): object => {
  if (!('error' in found)) return found;
  const { kind, message, mend } = found.error;
  return { channel: found.channel, error: { kind, message, mend } };
};

const briefly = ({ minutes, ...figures }: Figures): BriefFigures => figures;

/**
 * `status`: what each channel serves, since when, by whom, and where a rollback would lead. With
 * `--edge` also what pages report.
 */
export const runStatus = async (session: Session<{ edge?: string[] }>): Promise<void> => {
  const { store, flags, world } = session;
  const policy = await readPolicy(store);
  const channels = flags.channel === undefined ? await store.listChannels() : [flags.channel];
  const found: object[] = [];
  const lines: string[] = [];
  let broken: ReleaseError | null = null;
  for (const channel of channels) {
    const now = world.now();
    const watch = flags.edge && channel === session.channel ? watchOf(session, flags.edge) : null;
    const look = watch && (await lookAtVotes(watch));
    const figures = watch && briefly(await lookAtFigures(watch, look?.silent));
    const status = await readChannelStatus(store, policy, channel, { now, look, figures });
    if (status === null) continue;
    found.push(statusObject(status));
    if ('error' in status) {
      broken ??= status.error;
      lines.push(`${channel}  CANNOT BE PROVEN`);
      continue;
    }
    if (lines.length > 0) lines.push('');
    lines.push(...describeStatus(session, status, now), ...describeServing(status, now));
    if (look && figures) lines.push('', describeLook(channel, look), ...describeFigures(figures, look.silent));
  }
  if (found.length === 0) {
    if (flags.channel !== undefined) await requireChannel(session);
    lines.push('Nothing is served yet. Next: paddock publish <dist folder>, then paddock promote.');
  }
  session.answer({ action: 'status', channels: found }, lines.join('\n'));
  if (broken) throw broken;
};
