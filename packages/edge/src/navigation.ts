import { randomBytes } from 'node:crypto';
import { type Build, matchClaim, type RouteClaim } from '@paddock/release/record';
import { fillReads, type Page, planPage, renderPage, splitLocale } from './page.model.ts';
import { pageHeaders } from './security-headers.ts';
import { buildKey, type ServedRelease } from './served-release.ts';

/** A claim with the build whose it is. */
interface OwnedClaim extends RouteClaim {
  build: Build;
}

/** Answers the HTML of a path (without query) from the release that is served. `isSecure`: the customer came by https. */
export type Navigation = (served: ServedRelease, pathname: string, isSecure: boolean) => Response;

interface Plans {
  claims: OwnedClaim[];
  pages: Map<string, Page>;
}

/**
 * Makes the HTML of navigations; the layout of each page is made once per release.
 * The status is 404 only where it is certain: the shell declares its own routes as claims, and neither it nor a remote claims the path.
 */
export const createNavigation = (): Navigation => {
  const plans = new WeakMap<ServedRelease, Plans>();

  const plansOf = (served: ServedRelease): Plans => {
    const known = plans.get(served);
    if (known) return known;
    const { builds: refs } = served.release;
    const builds = Object.entries(refs).flatMap(
      ([name, ref]) => served.builds.get(buildKey(name, ref.buildId))?.build ?? [],
    );
    const claims = builds.flatMap((build) => build.claims.routes.map((claim) => ({ ...claim, build })));
    const made = { claims, pages: new Map<string, Page>() };
    plans.set(served, made);
    return made;
  };

  return (served, pathname, isSecure) => {
    const { shell, tab } = served;
    const { claims, pages } = plansOf(served);
    const { locale, path } = splitLocale(pathname, shell.locales);
    const match = matchClaim(claims, path);
    const owned = match && match.claim.build !== shell ? match.claim : null;
    const key = owned ? `${locale} ${owned.build.name} ${owned.path}` : locale;
    let page = pages.get(key);
    if (!page) {
      page = planPage({ tab, shell, locale, match: owned && { build: owned.build, claim: owned } });
      pages.set(key, page);
    }
    const nonce = randomBytes(18).toString('base64');
    const reads = match ? fillReads(match.claim, match.params) : [];
    const status = match || shell.claims.routes.length === 0 ? 200 : 404;
    return new Response(renderPage(page, nonce, reads), { status, headers: pageHeaders(nonce, isSecure) });
  };
};
