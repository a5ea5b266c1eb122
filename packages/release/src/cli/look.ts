import { frozenBy } from '../change/apply-change.ts';
import { lookAtVotes } from '../guard/guard-round.ts';
import { groupsOf, type LiveBuild, type Release } from '../record.ts';
import { isReleaseError, ReleaseError } from '../release-error.ts';
import type { ReleaseStore } from '../store/store.ts';
import { goodBuilds, wayBack } from '../trust/good-builds.ts';
import { inspectBuild } from '../trust/inspect-build.ts';
import { readHistory } from '../trust/journal.ts';
import type { Policy } from '../trust/policy.ts';
import { readPolicy } from '../trust/policy.ts';
import { readTimestamp, stalenessOf } from '../trust/timestamp.ts';
import { formatAgo, formatInstant, formatShare, formatTable } from './format.ts';
import { describeLook, healthOf, watchOf } from './guard.ts';
import type { Session } from './session.ts';
import { authorOf, keyName } from './signed-by.ts';

const describeBuild = (action: Release['action'], name: string, build: LiveBuild | undefined): string => {
  if (!build) return name;
  const { canary } = build;
  if (action !== 'canary' || !canary) return `${name}@${build.buildId}`;
  return `${name}@${canary.build.buildId} ${formatShare(canary.share)}${canary.held ? ' held' : ''}`;
};

const describeChange = ({ changed, builds, action, about, vouch }: Release): string => {
  const named = changed.map((name) => describeBuild(action, name, builds[name]));
  const noted = about === undefined ? [] : [vouch ? `${about}@${vouch.build.buildId}` : about];
  return [action, ...named, ...noted].join(' ');
};

interface Published {
  buildId: string;
  /** `null`, as the rest, of a build that cannot be trusted. */
  at: string | null;
  who: string | null;
  key: string | null;
  commit: string | null;
}

/** `history` of a channel, or of one name in it; newest first. */
export const runHistory = async (session: Session<{ limit?: number }>, name?: string): Promise<void> => {
  const { store, channel, world, flags } = session;
  const policy = await readPolicy(store);
  const { releases } = await readHistory(store, policy, channel);
  const shown = releases
    .filter(({ changed, about = '' }) => name === undefined || changed.includes(name) || [name, '*'].includes(about))
    .reverse()
    .slice(0, flags.limit ?? 20);
  const published: Published[] = [];
  for (const build of (await store.listBuilds()).filter((each) => each.name === name)) {
    const { found } = await inspectBuild(store, policy, build);
    const { at = null, who = null, commit = null } = found?.statement ?? {};
    const key = found ? keyName(policy, found.statement) : null;
    published.push({ buildId: build.buildId, at, who, key, commit });
  }
  if (name !== undefined && shown.length + published.length === 0) {
    throw new ReleaseError(
      'not-found',
      `Nothing is known of ${name}`,
      `See what is served: ${session.command('status')}`,
    );
  }
  published.sort((a, b) => (b.at ?? '').localeCompare(a.at ?? ''));

  const now = world.now();
  const lines = [
    formatTable([
      ['#', 'WHEN', '', 'BY', 'KEY', 'WHAT', 'WHY'],
      ...shown.map((release) => [
        String(release.sequence),
        formatInstant(release.at),
        formatAgo(release.at, now),
        release.who,
        keyName(policy, release),
        describeChange(release),
        [release.reason ?? '', release.acceptedBreak === null ? '' : `(accepted break: ${release.acceptedBreak})`]
          .join(' ')
          .trim(),
      ]),
    ]),
  ];
  if (name !== undefined) {
    const rows = published.map(({ buildId, at, who, key, commit }) =>
      at === null
        ? [buildId, 'CANNOT BE TRUSTED', '', '', '', '']
        : [buildId, formatInstant(at), formatAgo(at, now), who ?? '', key ?? '', commit?.slice(0, 12) ?? ''],
    );
    lines.push('', formatTable([['PUBLISHED', 'WHEN', '', 'BY', 'KEY', 'COMMIT'], ...rows]));
  }
  session.answer(
    {
      action: 'history',
      channel,
      name: name ?? null,
      releases: shown.map((release) => ({ ...release, key: keyName(policy, release) })),
      published: name === undefined ? undefined : published,
    },
    lines.join('\n'),
  );
};

/** Whether a channel is known to be fresh, until when, and why not. */
const freshnessOf = async (
  store: ReleaseStore,
  policy: Policy,
  channel: string,
  now: Date,
): Promise<{ fresh: boolean; expires: string | null; why: string | null }> => {
  try {
    const timestamp = await readTimestamp(store, policy, channel);
    const why = stalenessOf(timestamp, now);
    return { fresh: why === null, expires: timestamp?.expires ?? null, why };
  } catch (error) {
    if (!isReleaseError(error) || error.kind !== 'verification') throw error;
    return { fresh: false, expires: null, why: error.message };
  }
};

/** The two groups of visitors of a name, if it has a canary or a holdback. `since` is their last change. */
const groupRowsOf = (policy: Policy, newest: Release, name: string, changed: Release, now: Date) => {
  const { at: since, who } = changed;
  const key = keyName(policy, changed);
  const groups = groupsOf(newest, name, now.getTime());
  if (!groups) return [];
  const { canary, holdback } = newest.builds[name] ?? {};
  const ofCanary = canary ? `canary${canary.held ? ', held' : ''}` : 'finished';
  const ofControl = holdback ? `held back until ${formatInstant(holdback.until)}` : 'control';
  return [
    { group: 'canary', ...groups.canary, since, who, key, words: ofCanary },
    { group: 'control', ...groups.control, since, who, key, words: ofControl },
  ];
};

/** Where a rollback leads. */
const describeWayBack = (row: { lastKnownGood: string | null; lastKnownGoodVouched: boolean }): string =>
  row.lastKnownGood === null ? '-' : `${row.lastKnownGood}${row.lastKnownGoodVouched ? '' : ' (unproven)'}`;

/** `status`: what each channel serves, since when, by whom, and what a rollback would return to. */
export const runStatus = async (session: Session<{ edge?: string[] }>): Promise<void> => {
  const { store, flags, world } = session;
  const policy = await readPolicy(store);
  const channels = flags.channel === undefined ? await store.listChannels() : [flags.channel];
  const found: object[] = [];
  const lines: string[] = [];
  let broken: ReleaseError | null = null;
  for (const channel of channels) {
    const read = await readHistory(store, policy, channel).catch((error: unknown) => {
      if (!isReleaseError(error) || error.kind !== 'verification') throw error;
      return error;
    });
    if (isReleaseError(read)) {
      broken ??= read;
      found.push({ channel, error: { kind: read.kind, message: read.message, mend: read.mend } });
      lines.push(`${channel}  CANNOT BE PROVEN`);
      continue;
    }
    const { releases } = read;
    const newest = releases.at(-1);
    if (!newest) continue;
    const names = Object.keys(newest.builds).sort(
      (a, b) => Number(b === 'shell') - Number(a === 'shell') || a.localeCompare(b),
    );
    const now = world.now();
    const foreign = new Map<string, string | null>();
    for (const name of names) {
      const live = { name, buildId: newest.builds[name]?.buildId ?? '' };
      foreign.set(name, (await inspectBuild(store, policy, live)).found?.build.foreign ?? null);
    }
    const rows = names.map((name) => {
      const good = goodBuilds(releases, name);
      const buildAt = (release: Release | undefined) => release?.builds[name]?.buildId;
      const since = releases.findLast((release, at) => buildAt(release) !== buildAt(releases[at - 1])) ?? newest;
      const changed = releases.findLast((release) => release.changed.includes(name)) ?? newest;
      return {
        name,
        buildId: newest.builds[name]?.buildId ?? '',
        since: since.at,
        who: since.who,
        key: keyName(policy, since),
        action: since.action,
        foreign: foreign.get(name) ?? null,
        vouched: good.at(-1)?.isVouched ?? false,
        lastKnownGood: newest.lastKnownGood[name]?.buildId ?? null,
        lastKnownGoodVouched: wayBack(good)?.isVouched ?? false,
        groups: groupRowsOf(policy, newest, name, changed, now),
      };
    });
    const freshness = await freshnessOf(store, policy, channel, now);
    const look = flags.edge && channel === session.channel ? await lookAtVotes(watchOf(session, flags.edge)) : null;
    const frozen = (newest.frozen ?? []).flatMap((name) => {
      const by = frozenBy(releases, name);
      return by ? [{ name, release: by.sequence, who: by.who, key: keyName(policy, by), reason: by.reason }] : [];
    });
    found.push({
      channel,
      freshness,
      release: newest.sequence,
      at: newest.at,
      who: newest.who,
      key: keyName(policy, newest),
      action: newest.action,
      changed: newest.changed,
      reason: newest.reason,
      frozen,
      builds: rows,
      ...(look ? { health: healthOf(look) } : {}),
    });
    if (lines.length > 0) lines.push('');
    lines.push(
      `${channel}  release ${newest.sequence}, ${formatAgo(newest.at, now)} by ${authorOf(policy, newest)}: ${newest.action} ${newest.about ?? newest.changed.join(', ')}${newest.reason ? ` (${newest.reason})` : ''}`,
      freshness.fresh
        ? `  known to be the newest until ${formatInstant(freshness.expires ?? '')}`
        : `  NOT KNOWN TO BE THE NEWEST: ${freshness.why}. Next: ${session.commandOn(channel, 'renew')}`,
      ...frozen.map(
        ({ name, release, who, key, reason }) =>
          `  FROZEN${name === '*' ? '' : ` ${name}`} since release ${release}, by ${who} (key ${key}): ${reason}. Next: ${session.commandOn(channel, 'unfreeze', ...(name === '*' ? [] : [name]), '--reason', '<why>')}`,
      ),
      formatTable([
        ['NAME', 'LIVE', '', 'SINCE', '', 'BY', 'KEY', 'ROLLBACK LEADS TO'],
        ...rows.flatMap((row) => [
          [
            row.name,
            row.buildId,
            `${row.vouched ? 'known good' : 'unproven'}${row.foreign ? ', foreign' : ''}`,
            formatInstant(row.since),
            formatAgo(row.since, now),
            `${row.who}${row.action === 'rollback' ? ' (rollback)' : ''}`,
            row.key,
            newest.builds[row.name]?.canary ? 'ends the canary' : describeWayBack(row),
          ],
          ...row.groups.map((group) => [
            `  ${formatShare(group.share)}`,
            group.buildId,
            '',
            formatInstant(group.since),
            formatAgo(group.since, now),
            group.who,
            group.key,
            group.words,
          ]),
        ]),
      ]),
    );
    if (look) lines.push('', describeLook(channel, look));
  }
  if (found.length === 0)
    lines.push('Nothing is served yet. Next: paddock publish <dist folder>, then paddock promote.');
  session.answer({ action: 'status', channels: found }, lines.join('\n'));
  if (broken) throw broken;
};
