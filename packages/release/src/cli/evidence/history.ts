import { readChannelHistory, readPublished } from '../../overview/channel-history.ts';
import { formatAgo, formatInstant, formatShare, formatTable } from '../../overview/format.ts';
import type { LiveBuild, Release } from '../../record.ts';
import { ReleaseError } from '../../release-error.ts';
import { readPolicy } from '../../trust/policy.ts';
import { requireChannel } from '../known-names/require-channel.ts';
import type { Session } from '../session.ts';

const describeBuild = (action: Release['action'], name: string, build: LiveBuild | undefined): string => {
  if (!build) return name;
  const { canary } = build;
  if (action !== 'canary' || !canary) return `${name}@${build.buildId}`;
  return `${name}@${canary.build.buildId} ${formatShare(canary.share)}${canary.held ? ' held' : ''}`;
};

/** The build of a canary that a release ended while the live build stayed. */
const endedCanary = (before: LiveBuild | undefined, after: LiveBuild | undefined): string | null =>
  before?.canary && !after?.canary && before.buildId === after?.buildId ? before.canary.build.buildId : null;

const describeChange = ({ changed, builds, action, about, vouch }: Release, before: Release | undefined): string => {
  const [name = ''] = changed;
  // Its action is `rollback`, which would read as if the live build had changed.
  const ended = changed.length === 1 && endedCanary(before?.builds[name], builds[name]);
  if (ended) return `canary ${name}@${ended} ended`;
  const named = changed.map((name) => describeBuild(action, name, builds[name]));
  const noted = about === undefined ? [] : [vouch ? `${about}@${vouch.build.buildId}` : about];
  return [action, ...named, ...noted].join(' ');
};

/** `history` of a channel, or of one name in it; newest first. */
export const runHistory = async (session: Session<{ limit?: number }>, name?: string): Promise<void> => {
  const { store, channel, world, flags } = session;
  await requireChannel(session);
  const policy = await readPolicy(store);
  const limit = flags.limit ?? 20;
  // One more than is shown, since each row is compared with the release before it.
  const found = await readChannelHistory(store, policy, channel, { limit: limit + 1, name });
  const shown = found.slice(0, limit);
  const published = name === undefined ? [] : await readPublished(store, policy, name);
  if (name !== undefined && shown.length + published.length === 0) {
    throw new ReleaseError(
      'not-found',
      `Nothing is known of ${name}`,
      `See what is served: ${session.command('status')}`,
    );
  }

  const now = world.now();
  const lines = [
    formatTable([
      ['#', 'WHEN', '', 'BY', 'KEY', 'WHAT', 'WHY'],
      ...shown.map((release, index) => [
        String(release.sequence),
        formatInstant(release.at),
        formatAgo(release.at, now),
        [...(release.proposedBy ? [release.proposedBy.who] : []), release.who].join(' + '),
        [...(release.proposedBy ? [release.proposedBy.key] : []), release.key].join(' + '),
        describeChange(release, found[index + 1]),
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
      releases: shown,
      published: name === undefined ? undefined : published,
    },
    lines.join('\n'),
  );
};
