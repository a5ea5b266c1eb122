import { randomFillSync } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { EdgeLimits } from '../limits.ts';
import { acceptedEncodings } from '../platform/accepted-encodings.model.ts';
import type { Answer } from '../platform/answers.ts';
import { contentSecurityPolicy, pageHeaders, previewPageHeaders } from '../platform/security-headers.ts';
import type { ServedRelease } from '../release/served-release.ts';
import type { RenderedPage } from '../render/page-cache.ts';
import type { RenderedPages } from '../render/rendered-pages.ts';
import { NO_BUCKET, type Tickets } from '../votes/tickets.ts';
import type { HeadReads } from './head-reads.ts';
import { type LaterPart, NONCE_LENGTH, packPage, writerOf } from './packed-page.model.ts';
import { pageTicket } from './page.model.ts';
import { createPagePlans, type Filled, type LaidOut, type Plan } from './page-plans.ts';

/** The properties of a request on which a page depends. */
export interface Visitor {
  /** The visitor came by https. */
  isSecure: boolean;
  /** The page is shown in another site's frame. */
  isWidget: boolean;
  /** A browser navigates. Others, such as link previews, read only the HTML. */
  isBrowser: boolean;
  acceptEncoding: string | undefined;
  /** The origin of canonical URLs. */
  origin: string;
  /** Nobody is logged in and the URL is a path without `//`, so the edge may render the page. */
  isPlainGuest: boolean;
  /** The visitor is yet to answer the question about cookies. */
  asksConsent: boolean;
  /** The visitor's bucket, 0 to 999; `null` if there is none. */
  bucket: number | null;
  /** The `set-cookie` header for a new visitor; `null` if none is needed. */
  cookie: string | null;
  /** The key of the visitor's limits. */
  client(): string;
}

/** Whether a request with this `Accept` header asks for a page and not for a file. */
export const isNavigation = (path: string, accept: string | undefined): boolean =>
  accept?.includes('text/html') || !/\.[a-z0-9]+$/i.test(path);

/** Answers a path with HTML of the served release. */
export type Navigation = (served: ServedRelease, pathname: string, visitor: Visitor) => Answer | Promise<Answer>;

export interface NavigationOptions {
  /**
   * URL of a marketing partner's image, which the shell loads if the customer has agreed; `null`:
   * none.
   */
  pixel: string | null;
  /** Origins that may frame a widget (`?widget=1`). */
  widgetSites: readonly string[];
  heads: HeadReads;
  /** `null`: browsers render all pages. */
  rendered: RenderedPages | null;
  tickets: Pick<Tickets, 'issue'>;
  limits: Pick<EdgeLimits, 'headTime' | 'readerHeadTime'>;
  /** The clock of the pages. */
  now: () => number;
  /** The clock of what is kept. */
  steadyNow: () => number;
}

const FRESH_MS = 10_000;

/** The part of the policy that also gets the hash of a rendered page's style rules. */
const STYLES = "style-src 'self'";

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
 * it is certain: no build claims the path although the shell claims its own routes, the path has a
 * date that does not exist, or the API does not know the object of the page. If the API does not
 * answer, the page comes without its data after `headTime` ms (`readerHeadTime` for link previews),
 * with status 200, since pages work without the API.
 */
export const createNavigation = (options: NavigationOptions): Navigation => {
  const { pixel, widgetSites, heads, rendered, tickets, limits, now, steadyNow } = options;
  const plans = createPagePlans(pixel, now);

  /** Asks for the head's data. A late answer is used for the next visitor. */
  const ask = (plan: Plan, read: string): Promise<void> => {
    plan.freshUntil = steadyNow() + FRESH_MS;
    const asked = heads.ask(read, plan.locale).then((answer) => {
      if (plan.asked === asked) plan.asked = null;
      if (answer !== 'failed' || !plan.filled) plan.filled = plan.fill(answer);
    });
    plan.asked = asked;
    return asked;
  };

  const waitFor = async (plan: Plan, asked: Promise<void>, ms: number): Promise<Filled> => {
    await Promise.race([asked, pause(ms, undefined, { ref: false })]);
    plan.filled ??= plan.fill('failed');
    return plan.filled;
  };

  const filledOf = (plan: Plan, isBrowser: boolean): Filled | Promise<Filled> => {
    if (plan.filled && plan.freshUntil > steadyNow())
      return plan.asked && !isBrowser ? waitFor(plan, plan.asked, limits.readerHeadTime) : plan.filled;
    if (plan.headRead !== null)
      return waitFor(plan, ask(plan, plan.headRead), isBrowser ? limits.headTime : limits.readerHeadTime);
    plan.freshUntil = steadyNow() + FRESH_MS;
    plan.filled = plan.fill('failed');
    return plan.filled;
  };

  /** The parts of the policy before and after its nonce. */
  const policyOf = (isSecure: boolean, isWidget: boolean, local?: Readonly<Record<string, string>>) =>
    contentSecurityPolicy('\0', isSecure, pixel, isWidget ? widgetSites : [], local).split('\0') as [string, string];
  const policies = [
    policyOf(false, false),
    policyOf(true, false),
    policyOf(false, true),
    policyOf(true, true),
  ] as const;

  const answerOf = (
    { release, shown }: ServedRelease,
    { laidOut, remotes, root }: { laidOut: LaidOut; remotes: LaterPart; root: LaterPart },
    { start, end, status }: Filled,
    page: RenderedPage | null,
    visitor: Visitor,
  ): Answer => {
    const { isSecure, isWidget, acceptEncoding, bucket, cookie } = visitor;
    const nonce = makeNonce();
    const ticket = pageTicket(tickets.issue(release.sequence, shown?.id ?? bucket ?? NO_BUCKET));
    const takesGzip = acceptedEncodings(acceptEncoding).includes('gzip');
    // Packed on first use, since a release has more pages than customers visit.
    if (takesGzip && laidOut.packed === undefined) laidOut.packed = packPage(laidOut.page);
    const packed = takesGzip ? laidOut.packed : null;
    const body = packed
      ? writerOf(packed, start, remotes, root, end)(nonce, ticket)
      : start.plain + laidOut.page.join(nonce) + remotes.plain + ticket + root.plain + end.plain;
    const local = shown?.preview.local;
    const [before, after] = local
      ? policyOf(isSecure, isWidget, local)
      : policies[isWidget ? (isSecure ? 3 : 2) : isSecure ? 1 : 0];
    const headers = [
      ...(shown ? previewPageHeaders : pageHeaders),
      'content-security-policy',
      before + nonce + (page?.styles ? after.replace(STYLES, `${STYLES} '${page.styles}'`) : after),
      'content-length',
      String(body.length),
    ];
    if (packed) headers.push('content-encoding', 'gzip');
    if (cookie !== null) headers.push('set-cookie', cookie);
    return { status, headers, body };
  };

  const pageOf = (
    served: ServedRelease,
    { rendered: wanted, locale }: Plan,
    { origin, asksConsent, bucket, client }: Visitor,
    pathname: string,
  ) =>
    rendered && wanted && !served.shown
      ? rendered.find({ served, ...wanted, origin, pathname, locale, asksConsent, bucket, client })
      : null;

  return (served, pathname, visitor) => {
    const { plan, remotes } = plans.planOf(served, visitor.origin, pathname);
    const filled = filledOf(plan, visitor.isBrowser);
    const render = () => (visitor.isPlainGuest ? pageOf(served, plan, visitor, pathname) : null);
    const renderIfThere = ({ status }: Filled) => (status === 200 ? render() : null);
    // The head says first whether a page is there, unless it was there before.
    const wasThere = plan.filled?.status === 200;
    const page = filled instanceof Promise ? (wasThere ? render() : filled.then(renderIfThere)) : renderIfThere(filled);
    const answer = (each: Filled, found: RenderedPage | null) => {
      // If the object does not exist, the browser renders the error page.
      const shownPage = each.status === 200 ? found : null;
      const { laidOut } = (shownPage && plan.rendered) || plan;
      return answerOf(served, { laidOut, remotes, root: shownPage?.root ?? plan.root }, each, shownPage, visitor);
    };
    if (filled instanceof Promise || page instanceof Promise)
      return Promise.all([filled, page]).then(([each, found]) => answer(each, found));
    return answer(filled, page);
  };
};
