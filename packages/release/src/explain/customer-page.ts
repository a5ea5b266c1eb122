import type { SupportFacts } from '../record/support-code.ts';
import { ALL_VISITORS, type BuildRef, buildMark, type LiveBuild, type Release, remoteMark } from '../record.ts';
import { ReleaseError } from '../release-error.ts';

/**
 * Why a page had a build: it was live, a share of the visitors got it, or it replaced a live build
 * that failed.
 */
export interface Group {
  kind: 'live' | 'canary' | 'holdback' | 'last-known-good';
  /** In thousandths of the visitors. */
  share: number;
}

/** The page on which a support code was shown, as far as the code identifies it. */
export interface CustomerPage {
  release: Release;
  /** When the next release came; `null`: it is the newest. */
  until: string | null;
  /** The remote that failed, or `shell`. */
  name: string;
  /** `null`: the release had none of that name. */
  failed: BuildRef | null;
  group: Group | null;
  /**
   * The builds of the page, by name. `others` lists canaries of other remotes, since the code does
   * not say whether this customer had them.
   */
  builds: Record<string, BuildRef>;
  others: { name: string; build: BuildRef; group: Group }[];
}

const sharesOf = ({ buildId, digest, canary, holdback }: LiveBuild): { build: BuildRef; group: Group }[] => {
  const rest = ALL_VISITORS - (canary?.share ?? holdback?.share ?? 0);
  return [
    { build: { buildId, digest }, group: { kind: 'live', share: rest } },
    ...(canary ? [{ build: canary.build, group: { kind: 'canary' as const, share: canary.share } }] : []),
    ...(holdback ? [{ build: holdback.build, group: { kind: 'holdback' as const, share: holdback.share } }] : []),
  ];
};

const everyBuild = ({ builds, lastKnownGood }: Release, name: string): { build: BuildRef; group: Group }[] => {
  const live = builds[name];
  const good = lastKnownGood[name];
  return [
    ...(live ? sharesOf(live) : []),
    ...(good ? [{ build: good, group: { kind: 'last-known-good' as const, share: ALL_VISITORS } }] : []),
  ];
};

const NONE = '0000';

/** The release of a code. Throws `not-found` with the likely mistake. */
const releaseOf = (releases: readonly Release[], { release: sequence }: SupportFacts, channel: string): Release => {
  const found = releases.find((release) => release.sequence === sequence);
  if (found) return found;
  const newest = releases.at(-1)?.sequence ?? 0;
  throw new ReleaseError(
    'not-found',
    `${channel} has no release ${sequence}: its newest is ${newest}`,
    'Read the code again with the customer, or name the channel of the page with --channel.',
  );
};

/**
 * Finds the page of a support code in the journal (oldest first). If the release has no such build,
 * throws `not-found` with the builds that it has.
 */
export const customerPage = (releases: readonly Release[], facts: SupportFacts, channel: string): CustomerPage => {
  const release = releaseOf(releases, facts, channel);
  const named = (each: Release) =>
    [...new Set([...Object.keys(each.builds), ...Object.keys(each.lastKnownGood)])].filter(
      (name) => remoteMark(name) === facts.remote,
    );
  const candidates = named(release).flatMap((name) => everyBuild(release, name).map((each) => ({ name, ...each })));
  const found = candidates.find(({ build }) => buildMark(build.buildId) === facts.build);
  const [known] = releases.flatMap(named);
  if (!found && (facts.build !== NONE || candidates.length > 0 || known === undefined)) {
    const had = candidates.map(({ name, build }) => `${name} ${build.buildId}`);
    throw new ReleaseError(
      'not-found',
      `Release ${release.sequence} of ${channel} has no ${facts.remote} with ${facts.build}: ${had.length > 0 ? `it had ${had.join(', ')}` : 'no remote of it begins so'}`,
      'Read the code again with the customer, or name the channel of the page with --channel.',
    );
  }
  const name = found?.name ?? known ?? '';
  const builds: Record<string, BuildRef> = {};
  const others: CustomerPage['others'] = [];
  for (const [each, live] of Object.entries(release.builds)) {
    const [first, ...rest] = sharesOf(live);
    const own = each === name ? found : first;
    if (own) builds[each] = own.build;
    if (each !== name) others.push(...rest.map((other) => ({ name: each, ...other })));
  }
  const next = releases[releases.indexOf(release) + 1];
  return {
    release,
    until: next?.at ?? null,
    name,
    failed: found?.build ?? null,
    group: found?.group ?? null,
    builds,
    others,
  };
};

/** Whether visitors still get a build, or the release that took it from all of them. */
export type Fate = { kind: 'live' } | { kind: 'some'; share: number } | { kind: 'gone'; by: Release };

const shareOf = (live: LiveBuild | undefined, buildId: string): number =>
  (live ? sharesOf(live) : []).find(({ build }) => build.buildId === buildId)?.group.share ?? 0;

/**
 * The fate of a build after a release that named it. A fallback that was never live counts as gone.
 */
export const fateOf = (releases: readonly Release[], since: Release, name: string, buildId: string): Fate => {
  const later = releases.slice(releases.indexOf(since));
  const newest = later.at(-1) ?? since;
  const share = shareOf(newest.builds[name], buildId);
  if (share === ALL_VISITORS) return { kind: 'live' };
  if (share > 0) return { kind: 'some', share };
  const last = later.findLastIndex((release) => shareOf(release.builds[name], buildId) > 0);
  return { kind: 'gone', by: later[last + 1] ?? newest };
};
