import { matchClaim } from '@paddock/release/record';
import { buildKey, type ServedRelease, tabDigest } from '../release/served-release.ts';
import type { NamedShell } from './first-files.model.ts';
import { fillHead, noPage } from './head.model.ts';
import type { HeadAnswer } from './head-reads.ts';
import { claimsOf, type OwnedClaim } from './owned-claims.ts';
import type { LaterPart, PackedPage, PagePart } from './packed-page.model.ts';
import {
  emptyRoot,
  endPage,
  fillReads,
  isCalendarDate,
  type Page,
  planPage,
  releasePart,
  splitLocale,
  startPage,
} from './page.model.ts';
import { productOf } from './product.ts';

/** A page, and its packed form once a client has asked for it; `null` if it cannot be packed. */
export interface LaidOut {
  page: Page;
  packed?: PackedPage | null;
}

/** The parts that a URL adds to a page, with its head filled in. */
export interface Filled {
  start: PagePart;
  end: LaterPart;
  status: 200 | 404;
}

/** The part of an answer that depends on the URL and on the build that owns it. */
export interface Plan {
  laidOut: LaidOut;
  /** The API read of the head; `null` if it needs none. */
  headRead: string | null;
  locale: string;
  /** The empty root, for pages that the browser renders. */
  root: LaterPart;
  /**
   * The parts that the edge needs to render the page and its layout; `null` if it does not render
   * it.
   */
  rendered: { claim: OwnedClaim; reads: readonly string[]; laidOut: LaidOut } | null;
  fill(answer: HeadAnswer): Filled;
  /** Filled in with the newest answer of the API. */
  filled: Filled | null;
  /** Settles with the running call. */
  asked: Promise<void> | null;
  /** Until this instant (ms), `filled` is served without a new call. */
  freshUntil: number;
}

/** The plans for visitors with one combination of builds. */
interface View {
  claims: OwnedClaim[];
  /** The list of remotes in each page. */
  remotes: LaterPart;
  /** By path and origin. */
  paths: Map<string, Map<string, Plan>>;
}

/** The parts that all combinations of a release share. */
interface Release {
  /** By locale, claim, the build that owns it, and who renders. */
  pages: Map<string, LaidOut>;
  /** By origin, path and the build that owns it. */
  plans: Map<string, Plan>;
  views: Map<ServedRelease, View>;
  /** The number of paths in all views. */
  size: number;
}

export interface PagePlans {
  planOf(served: ServedRelease, origin: string, pathname: string): { plan: Plan; remotes: LaterPart };
}

/** Above this number all paths are dropped, since strangers can ask for any path. */
const MAX_PATHS = 4_000;

/** With the digest for tabs. `null` if there is no good shell, or it could not be verified. */
const goodShellOf = ({ release, builds }: ServedRelease): NamedShell | null => {
  const { buildId } = release.lastKnownGood.shell ?? {};
  const known = buildId === undefined ? undefined : builds.get(buildKey('shell', buildId));
  return known ? { build: known.build, ref: { buildId: known.build.buildId, digest: tabDigest(known) } } : null;
};

/**
 * Plans pages. The layout of each page is made once per release, for all combinations of builds,
 * which differ only in the list of remotes.
 */
export const createPagePlans = (pixel: string | null, now: () => number): PagePlans => {
  /** By the `builds` of a release, which all its combinations share. */
  const releases = new WeakMap<ServedRelease['builds'], Release>();

  const releaseOf = ({ builds }: ServedRelease): Release => {
    const known = releases.get(builds) ?? { pages: new Map(), plans: new Map(), views: new Map(), size: 0 };
    releases.set(builds, known);
    return known;
  };

  const viewOf = ({ views }: Release, served: ServedRelease): View => {
    const known = views.get(served);
    if (known) return known;
    const made = { claims: claimsOf(served), remotes: releasePart(served.tab), paths: new Map() };
    views.set(served, made);
    return made;
  };

  const layOut = (
    { pages }: Release,
    served: ServedRelease,
    locale: string,
    claim: OwnedClaim | undefined,
    isRendered = false,
  ): LaidOut => {
    const owner = claim ? ` ${buildKey(claim.build.name, claim.build.buildId)} ${claim.path}` : '';
    const key = `${locale}${owner} ${isRendered}`;
    const known = pages.get(key);
    if (known) return known;
    const { shell, tab, shown = null } = served;
    const match = claim ? { build: claim.build, claim } : null;
    const goodShell = goodShellOf(served);
    const made = { page: planPage({ tab, shell, goodShell, locale, pixel, match, shown, isRendered }) };
    pages.set(key, made);
    return made;
  };

  const makePlan = (
    release: Release,
    served: ServedRelease,
    { locale, path, origin }: { locale: string; path: string; origin: string },
    claim: OwnedClaim | undefined,
    params: Readonly<Record<string, string | undefined>>,
  ): Plan => {
    const { locales, claims } = served.shell;
    const reads = claim ? fillReads(claim.reads, params) : [];
    const isNoDay = params.date !== undefined && !isCalendarDate(params.date);
    const isUnknown = claim ? isNoDay : claims.routes.length > 0;
    return {
      laidOut: layOut(release, served, locale, claim),
      locale,
      headRead: (claim?.head?.read && fillReads([claim.head.read], params)[0]) ?? null,
      fill(answer) {
        const isMissing = isUnknown || answer === 'missing';
        const data = typeof answer === 'string' ? null : answer.data;
        const place = { origin, locale, locales, path, params, now: now(), product: productOf(served.shell) };
        const head = isMissing ? noPage(place.product.name) : fillHead(claim?.head ?? null, place, data);
        return { start: startPage(locale, head), end: endPage(head), status: isMissing ? 404 : 200 };
      },
      root: emptyRoot(reads),
      rendered:
        claim?.isRendered && !isUnknown
          ? { claim, reads, laidOut: layOut(release, served, locale, claim, true) }
          : null,
      filled: null,
      asked: null,
      freshUntil: 0,
    };
  };

  return {
    planOf(served, origin, pathname) {
      const release = releaseOf(served);
      const view = viewOf(release, served);
      const { claims, remotes, paths } = view;
      const known = paths.get(pathname)?.get(origin);
      if (known) return { plan: known, remotes };
      const { locale, path } = splitLocale(pathname, served.shell.locales);
      const { claim, params = {} } = matchClaim(claims, path) ?? {};
      if (release.size >= MAX_PATHS) {
        release.plans.clear();
        for (const each of release.views.values()) each.paths.clear();
        release.size = 0;
      }
      const owned = `${origin}${pathname} ${claim?.build.buildId}`;
      const plan = release.plans.get(owned) ?? makePlan(release, served, { locale, path, origin }, claim, params);
      release.plans.set(owned, plan);
      paths.set(pathname, (paths.get(pathname) ?? new Map<string, Plan>()).set(origin, plan));
      release.size += 1;
      return { plan, remotes };
    },
  };
};
