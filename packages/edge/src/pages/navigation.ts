import { randomFillSync } from 'node:crypto';
import { type Build, matchClaim, type RouteClaim } from '@paddock/release/record';
import { acceptedEncodings } from '../platform/accepted-encodings.model.ts';
import type { Answer } from '../platform/answers.ts';
import { contentSecurityPolicy, pageHeaders } from '../platform/security-headers.ts';
import { buildKey, type ServedRelease, tabDigest } from '../release/served-release.ts';
import type { NamedShell } from './first-files.model.ts';
import { NONCE_LENGTH, type PackedPage, type PageEnd, packPage } from './packed-page.model.ts';
import { endPage, fillReads, type Page, planPage, splitLocale } from './page.model.ts';

/** A claim with its build. */
interface OwnedClaim extends RouteClaim {
  build: Build;
}

/** The properties of a request on which a page depends. */
export interface Visitor {
  /** Came by https. */
  isSecure: boolean;
  /** The page is shown in another site's frame. */
  isWidget: boolean;
  acceptEncoding: string | undefined;
}

/** Whether a request with this `Accept` header asks for a page and not for a file. */
export const isNavigation = (path: string, accept: string | undefined): boolean =>
  accept?.includes('text/html') || !/\.[a-z0-9]+$/i.test(path);

/** Answers a URL's path with HTML of the served release. */
export type Navigation = (served: ServedRelease, pathname: string, visitor: Visitor) => Answer;

/** A page, and its packed form once a client asked for it; `null` when it cannot be packed. */
interface LaidOut {
  page: Page;
  packed?: PackedPage | null;
}

/** The part of an answer that depends on the path alone. */
interface Plan {
  laidOut: LaidOut;
  end: PageEnd;
  status: 200 | 404;
}

interface Plans {
  claims: OwnedClaim[];
  pages: Map<string, LaidOut>;
  /** By path. Emptied when it is full: strangers can ask for any path. */
  paths: Map<string, Plan>;
}

const maxPaths = 1_000;

/** With the shorter digest that tabs get. `null` when there is none or it could not be verified. */
const goodShellOf = ({ release, builds }: ServedRelease): NamedShell | null => {
  const { buildId } = release.lastKnownGood.shell ?? {};
  const known = buildId === undefined ? undefined : builds.get(buildKey('shell', buildId));
  return known ? { build: known.build, ref: { buildId: known.build.buildId, digest: tabDigest(known) } } : null;
};

const nonceBytes = (NONCE_LENGTH / 4) * 3;
/** A pool of random bytes: one call to the kernel serves many nonces. */
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
 * Answers navigations. The layout of each page is made once per release. The status is 404 only if
 * it is certain: the shell declares its own routes as claims, and no build claims the path. A
 * content page, which the shell claims by its single segment, is 200 whether it exists or not:
 * pages need no API.
 * @param pixel URL of a marketing partner's image, which the shell loads if the customer agreed;
 *   `null`: none
 * @param widgetSites origins that may frame a widget (`?widget=1`)
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
    // Of equal claims the first wins: the shell's, as in its router.
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
    let laidOut = pages.get(key);
    if (!laidOut) {
      const owner = claim ? { build: claim.build, claim } : null;
      laidOut = { page: planPage({ tab, shell, goodShell: goodShellOf(served), locale, pixel, match: owner }) };
      pages.set(key, laidOut);
    }
    const plan: Plan = {
      laidOut,
      end: endPage(match ? fillReads(match.claim, match.params) : []),
      status: match || shell.claims.routes.length === 0 ? 200 : 404,
    };
    if (paths.size >= maxPaths) paths.clear();
    paths.set(pathname, plan);
    return plan;
  };

  /** The parts of the policy before and after its nonce. */
  const policyOf = (isSecure: boolean, isWidget: boolean) =>
    contentSecurityPolicy('\0', isSecure, pixel, isWidget ? widgetSites : []).split('\0') as [string, string];
  const policies = [
    policyOf(false, false),
    policyOf(true, false),
    policyOf(false, true),
    policyOf(true, true),
  ] as const;

  return (served, pathname, { isSecure, isWidget, acceptEncoding }) => {
    const { laidOut, end, status } = planOf(served, pathname);
    const nonce = makeNonce();
    const takesGzip = acceptedEncodings(acceptEncoding).includes('gzip');
    // Packed on first use: a release has more pages than customers visit.
    if (takesGzip && laidOut.packed === undefined) laidOut.packed = packPage(laidOut.page);
    const packed = takesGzip ? laidOut.packed : null;
    const body = packed ? packed(nonce, end) : laidOut.page.join(nonce) + end.plain;
    const [before, after] = policies[isWidget ? (isSecure ? 3 : 2) : isSecure ? 1 : 0];
    const headers = [
      ...pageHeaders,
      'content-security-policy',
      before + nonce + after,
      'content-length',
      String(body.length),
    ];
    if (packed) headers.push('content-encoding', 'gzip');
    return { status, headers, body };
  };
};
