import { frozenBy } from '../change/freezes.ts';
import type { Refusal } from '../change/gate.ts';
import { type EdgeStatus, readEdges } from '../edges/edge-notes.ts';
import type { BriefFigures } from '../figures/look-at-figures.ts';
import type { Look } from '../guard/guard-round.ts';
import type { NameHealth } from '../guard/judge-channel.ts';
import { groupsOf, type Release, type ReleaseAction } from '../record.ts';
import { isReleaseError, type ReleaseError } from '../release-error.ts';
import type { ReleaseStore } from '../store/store.ts';
import { describeEnd, openWindow } from '../trust/freeze-window.ts';
import { goodBuilds, wayBack } from '../trust/good-builds.ts';
import { inspectBuild } from '../trust/inspect-build.ts';
import { readHistory } from '../trust/journal.ts';
import type { Policy } from '../trust/policy.ts';
import { readTimestamp, stalenessOf } from '../trust/timestamp.ts';
import { keyName, proposerOf } from './signed-by.ts';
import { waysBack } from './ways-back.ts';

/** Whether a channel's newest release is known to be the newest, until when, and if not, why. */
export interface Freshness {
  fresh: boolean;
  expires: string | null;
  why: string | null;
}

/** One of the two groups of visitors of a name with a canary or a holdback. */
export interface GroupStatus {
  group: 'canary' | 'control';
  buildId: string;
  /** In thousandths of the visitors. */
  share: number;
  since: string;
  who: string;
  key: string;
  /** The canary is held. */
  held: boolean;
  /** When the holdback of a finished canary ends. */
  until: string | null;
  /** The canary was finished and is now the live build. */
  finished: boolean;
}

/** The person, time, machine and sources of a published build. `null` fields are unknown. */
export interface Origin {
  at: string;
  who: string;
  key: string;
  commit: string | null;
  /** SHA-256 (hex) of its lock file. */
  lockfile: string | null;
  builder: string | null;
  /** The packages in its files: `react@19.3.1`. */
  libraries: readonly string[] | null;
}

/** The status of one name of a channel. */
export interface NameStatus {
  name: string;
  buildId: string;
  since: string;
  who: string;
  key: string;
  action: ReleaseAction;
  /** The checks that it passed when it went live, and the reason for accepted refusals. */
  proven: readonly string[];
  acceptedBreak: string | null;
  /** `null`: the build cannot be trusted, and `problem` says why. */
  published: Origin | null;
  problem: string | null;
  foreign: string | null;
  vouched: boolean;
  lastKnownGood: string | null;
  lastKnownGoodVouched: boolean;
  /** The gate's refusals of a rollback of this name alone. */
  rollbackRefused: readonly Refusal[];
  groups: readonly GroupStatus[];
}

export interface FrozenStatus {
  name: string;
  release: number;
  who: string;
  key: string;
  reason: string | null;
}

/** The health of a channel, by the votes of pages. */
export interface HealthStatus {
  release: number | null;
  names: readonly NameHealth[];
  silent: Record<string, string>;
}

/** The whole status of one channel, for `paddock status --json` and the operators' page. */
export interface ChannelStatus {
  channel: string;
  freshness: Freshness;
  release: number;
  at: string;
  who: string;
  key: string;
  /** The proposer, if the release needed two persons. */
  proposedBy: { who: string; key: string } | null;
  action: ReleaseAction;
  about: string | null;
  changed: readonly string[];
  reason: string | null;
  frozen: readonly FrozenStatus[];
  /** The freeze window that is open, and until when. */
  window: { name: string; until: string; end: string } | null;
  builds: readonly NameStatus[];
  /** The edges that write notes into the store. */
  edges: readonly EdgeStatus[];
  health?: HealthStatus;
  /** The reports of tabs and edges. */
  figures?: BriefFigures;
}

const freshnessOf = async (store: ReleaseStore, policy: Policy, channel: string, now: Date): Promise<Freshness> => {
  try {
    const timestamp = await readTimestamp(store, policy, channel);
    const why = stalenessOf(timestamp, now);
    return { fresh: why === null, expires: timestamp?.expires ?? null, why };
  } catch (error) {
    if (!isReleaseError(error) || error.kind !== 'verification') throw error;
    return { fresh: false, expires: null, why: error.message };
  }
};

/**
 * The two groups of visitors of a name with a canary or a holdback. `changed`: the release that
 * last changed them.
 */
const groupsFor = (policy: Policy, newest: Release, name: string, changed: Release, now: Date): GroupStatus[] => {
  const groups = groupsOf(newest, name, now.getTime());
  if (!groups) return [];
  const { canary, holdback } = newest.builds[name] ?? {};
  const by = { since: changed.at, who: changed.who, key: keyName(policy, changed) };
  const finished = canary === undefined;
  return [
    { group: 'canary', ...groups.canary, ...by, held: canary?.held ?? false, until: null, finished },
    { group: 'control', ...groups.control, ...by, held: false, until: holdback?.until ?? null, finished },
  ];
};

export const healthOf = ({ release, names, silent }: Look): HealthStatus => ({
  release: release?.sequence ?? null,
  names,
  silent,
});

/** A channel whose journal cannot be proven. */
export interface BrokenChannel {
  channel: string;
  error: ReleaseError;
}

/**
 * Reads the status of a channel; `null` if it serves nothing. `look` gives the health by votes,
 * `figures` what tabs report. Throws `storage`.
 */
export const readChannelStatus = async (
  store: ReleaseStore,
  policy: Policy,
  channel: string,
  { now, look = null, figures = null }: { now: Date; look?: Look | null; figures?: BriefFigures | null },
): Promise<ChannelStatus | BrokenChannel | null> => {
  const read = await readHistory(store, policy, channel).catch((error: unknown) => {
    if (!isReleaseError(error) || error.kind !== 'verification') throw error;
    return error;
  });
  if (isReleaseError(read)) return { channel, error: read };
  const { releases } = read;
  const newest = releases.at(-1);
  if (!newest) return null;
  const names = Object.keys(newest.builds).sort(
    (a, b) => Number(b === 'shell') - Number(a === 'shell') || a.localeCompare(b),
  );
  const ways = await waysBack(store, policy, newest, now.getTime());
  const builds: NameStatus[] = [];
  for (const name of names) {
    const buildId = newest.builds[name]?.buildId ?? '';
    const { found, problem } = await inspectBuild(store, policy, { name, buildId });
    const good = goodBuilds(releases, name);
    const idIn = (release: Release | undefined) => release?.builds[name]?.buildId;
    const since = releases.findLast((release, at) => idIn(release) !== idIn(releases[at - 1])) ?? newest;
    const changed = releases.findLast((release) => release.changed.includes(name)) ?? newest;
    const {
      at = '',
      who = '',
      commit = null,
      lockfile = null,
      builder = null,
      libraries = null,
    } = found?.statement ?? {};
    const origin = { at, who, commit, lockfile, builder, libraries };
    builds.push({
      name,
      buildId,
      since: since.at,
      who: since.who,
      key: keyName(policy, since),
      action: since.action,
      proven: since.proven,
      acceptedBreak: since.acceptedBreak,
      published: found && { ...origin, key: keyName(policy, found.statement) },
      problem: problem?.message ?? null,
      foreign: found?.build.foreign ?? null,
      vouched: good.at(-1)?.isVouched ?? false,
      lastKnownGood: newest.lastKnownGood[name]?.buildId ?? null,
      lastKnownGoodVouched: wayBack(good)?.isVouched ?? false,
      rollbackRefused: ways.find((way) => way.name === name)?.refusals ?? [],
      groups: groupsFor(policy, newest, name, changed, now),
    });
  }
  const frozen = (newest.frozen ?? []).flatMap((name) => {
    const by = frozenBy(releases, name);
    return by ? [{ name, release: by.sequence, who: by.who, key: keyName(policy, by), reason: by.reason }] : [];
  });
  const open = openWindow(policy.channels?.[channel]?.windows, now.getTime());
  return {
    channel,
    freshness: await freshnessOf(store, policy, channel, now),
    release: newest.sequence,
    at: newest.at,
    who: newest.who,
    key: keyName(policy, newest),
    proposedBy: proposerOf(policy, newest),
    action: newest.action,
    about: newest.about ?? null,
    changed: newest.changed,
    reason: newest.reason,
    frozen,
    window: open && { name: open.window.name, until: open.until.toISOString(), end: describeEnd(open) },
    builds,
    edges: await readEdges(store, channel),
    ...(look ? { health: healthOf(look) } : {}),
    ...(figures ? { figures } : {}),
  };
};
