import type { Build, HeadClaim, RouteClaim } from '@paddock/release/record';
import { buildKey, type ServedRelease } from '../release/served-release.ts';

/** A claim with its build. */
export interface OwnedClaim extends RouteClaim {
  build: Build;
  /** `null`: an older build, or a page without a head. */
  head: HeadClaim | null;
  /** The edge renders the page. */
  isRendered: boolean;
}

/** All claims of a release. If two are equal, the first one wins: the shell's, as in its router. */
export const claimsOf = ({ release, builds }: ServedRelease): OwnedClaim[] => {
  const { shell, ...remotes } = release.builds;
  return Object.entries({ shell, ...remotes }).flatMap(([name, ref]) => {
    const known = ref && builds.get(buildKey(name, ref.buildId));
    if (!known) return [];
    const { build, heads, rendering } = known;
    return build.claims.routes.map((claim) => ({
      ...claim,
      build,
      head: heads.get(claim.path) ?? null,
      isRendered: rendering?.paths.has(claim.path) ?? false,
    }));
  });
};
