import type { BuildRef, LiveBuild, Release } from './types.ts';

/** Each visitor has one of this many places, so that shares are counted in thousandths. */
export const ALL_VISITORS = 1_000;

type Named = Pick<Release, 'builds' | 'lastKnownGood'>;

const isHeldBack = ({ holdback }: LiveBuild, now: number): boolean => !!holdback && Date.parse(holdback.until) > now;

/** The build that some visitors get instead of the live one: a canary's or a holdback's. */
export const otherBuild = (live: LiveBuild, now: number): BuildRef | null =>
  live.canary?.build ?? (isHeldBack(live, now) ? (live.holdback?.build ?? null) : null);

/**
 * The build of a visitor at this place (0 to 999). A canary takes the first places, so a wider
 * share keeps its visitors. A holdback takes the last places, which a canary reaches last.
 */
export const buildAt = (live: LiveBuild, place: number, now: number): BuildRef => {
  const { canary, holdback } = live;
  if (canary && place < canary.share) return canary.build;
  return holdback && isHeldBack(live, now) && place >= ALL_VISITORS - holdback.share ? holdback.build : live;
};

/** One of the two groups of visitors that are compared. The share is in thousandths. */
export interface Group {
  buildId: string;
  share: number;
}

/** The visitors with the newer build, and those with the build before it. */
export interface Groups {
  canary: Group;
  control: Group;
}

/** The two groups of a remote; `null` while all visitors get one build. */
export const groupsOf = ({ builds }: Pick<Release, 'builds'>, name: string, now: number): Groups | null => {
  const live = builds[name];
  if (!live) return null;
  const { buildId, canary, holdback } = live;
  if (canary) {
    const { build, share } = canary;
    return { canary: { buildId: build.buildId, share }, control: { buildId, share: ALL_VISITORS - share } };
  }
  if (!holdback || !isHeldBack(live, now)) return null;
  const { build, share } = holdback;
  return { canary: { buildId, share: ALL_VISITORS - share }, control: { buildId: build.buildId, share } };
};

/** Every build that a release may serve or return to, once. */
export const namedBuilds = ({ builds, lastKnownGood }: Named): { name: string; ref: BuildRef }[] => {
  const live = Object.entries(builds).flatMap(([name, { buildId, digest, canary, holdback }]) =>
    [{ buildId, digest }, canary?.build, holdback?.build].map((ref) => ({ name, ref })),
  );
  const named = [...live, ...Object.entries(lastKnownGood).map(([name, ref]) => ({ name, ref }))];
  const seen = new Set<string>();
  return named.flatMap(({ name, ref }) => {
    const key = `${name}/${ref?.buildId}`;
    if (!ref || seen.has(key)) return [];
    seen.add(key);
    return [{ name, ref }];
  });
};
