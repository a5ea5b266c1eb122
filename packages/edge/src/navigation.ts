import { randomFillSync } from 'node:crypto';
import { type Build, matchClaim, type RouteClaim } from '@paddock/release/record';
import { fillReads, type Page, planPage, renderPage, splitLocale } from './page.model.ts';
import { pageHeaders } from './security-headers.ts';
import { buildKey, type ServedRelease } from './served-release.ts';

/** A claim with the build whose it is. */
interface OwnedClaim extends RouteClaim {
  build: Build;
}

/** Answers the HTML of a URL's path from the release that is served. `isSecure`: the customer came by https. `isWidget`: somebody frames it. */
export type Navigation = (served: ServedRelease, pathname: string, isSecure: boolean, isWidget: boolean) => PageAnswer;

export interface PageAnswer {
  status: 200 | 404;
  headers: Record<string, string>;
  html: string;
}

/** All that is known of a URL's path before it is answered. */
interface Plan {
  page: Page;
  reads: string[];
  status: PageAnswer['status'];
}

interface Plans {
  claims: OwnedClaim[];
  pages: Map<string, Page>;
  /** Of the paths that were asked for; begun anew when strangers have filled it. */
  paths: Map<string, Plan>;
}

const maxPaths = 1_000;

const nonceBytes = 18;
/** Bytes of chance for many nonces at once: to ask for a few costs as much as for many. */
const pool = Buffer.allocUnsafe(nonceBytes * 128);
let used = pool.length;
const makeNonce = (): string => {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += nonceBytes;
  return pool.toString('base64', used - nonceBytes, used);
};

/**
 * Makes the HTML of navigations; the layout of each page is made once per release.
 * The status is 404 only where it is certain: the shell declares its own routes as claims, and neither it nor a remote claims the path.
 * `pixel` is the address of a marketing partner's image, which the shell loads where the customer agreed.
 * `widgetSites` are the origins that may frame a widget (`?widget=1`).
 * A content page that the shell claims by its one segment is 200 whether it exists or not: pages need no API.
 */
export const createNavigation = (pixel: string | null, widgetSites: readonly string[]): Navigation => {
  const plans = new WeakMap<ServedRelease, Plans>();

  const plansOf = (served: ServedRelease): Plans => {
    const known = plans.get(served);
    if (known) return known;
    const { shell: _, ...refs } = served.release.builds;
    const remotes = Object.entries(refs).flatMap(
      ([name, ref]) => served.builds.get(buildKey(name, ref.buildId))?.build ?? [],
    );
    // Among equal claims the first has the URL: the shell's, as in its router.
    const claims = [served.shell, ...remotes].flatMap((build) =>
      build.claims.routes.map((claim) => ({ ...claim, build })),
    );
    const made = { claims, pages: new Map(), paths: new Map() };
    plans.set(served, made);
    return made;
  };

  const planOf = (served: ServedRelease, pathname: string): Plan => {
    const { claims, pages, paths } = plansOf(served);
    const known = paths.get(pathname);
    if (known) return known;
    const { shell, tab } = served;
    const { locale, path } = splitLocale(pathname, shell.locales);
    const match = matchClaim(claims, path);
    const claim = match?.claim;
    const key = claim ? `${locale} ${claim.build.name} ${claim.path}` : locale;
    let page = pages.get(key);
    if (!page) {
      page = planPage({ tab, shell, locale, pixel, match: claim ? { build: claim.build, claim } : null });
      pages.set(key, page);
    }
    const plan: Plan = {
      page,
      reads: match ? fillReads(match.claim, match.params) : [],
      status: match || shell.claims.routes.length === 0 ? 200 : 404,
    };
    if (paths.size >= maxPaths) paths.clear();
    paths.set(pathname, plan);
    return plan;
  };

  return (served, pathname, isSecure, isWidget) => {
    const { page, reads, status } = planOf(served, pathname);
    const nonce = makeNonce();
    const headers = pageHeaders(nonce, isSecure, pixel, isWidget ? widgetSites : []);
    return { status, headers, html: renderPage(page, nonce, reads) };
  };
};
