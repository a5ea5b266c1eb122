import { BEACON_URL, RELEASE_EVENTS_URL, RELEASE_URL, TICKET_HEADER } from '@paddock/release/record';
import { assetAt } from '../assets/assets.ts';
import { bucketCookie, bucketIn, drawBucket } from '../clients/bucket.model.ts';
import type { BuildFiles } from '../files/build-files.ts';
import { CRAWLER_PATHS, type Crawlers } from '../pages/crawlers.ts';
import { asksForWorker, killSwitch } from '../pages/kill-switch.ts';
import { isNavigation, type Navigation } from '../pages/navigation.ts';
import { PUSH_WORKER_URL, pushWorker } from '../pages/push-worker.ts';
import type { ReleaseEvents } from '../release/release-events.ts';
import { isSplit, releaseFor } from '../release/release-for.ts';
import type { ReleaseKeeper } from '../release/release-keeper.ts';
import type { ServedRelease } from '../release/served-release.ts';
import type { ReportPosts } from '../reports/report-posts.ts';
import { bucketOfTicket } from '../votes/tickets.ts';
import { type Answer, jsonAnswer, lineInEachLanguage, nothingHere, textAnswer } from './answers.ts';
import type { EdgeRequest } from './edge-request.model.ts';
import { createRequestGuard } from './request-guard.model.ts';
import { CSP_REPORTS_URL } from './security-headers.ts';

/**
 * Answers any request. `null`: the request is an API call, which is proxied over its connection.
 */
export type Routes = (request: EdgeRequest) => Answer | Promise<Answer> | null;

export interface RoutesOptions {
  keeper: ReleaseKeeper;
  navigation: Navigation;
  crawlers: Crawlers;
  /** The origin of canonical URLs; `null`: the one that a visitor asked. */
  publicOrigin: string | null;
  files: BuildFiles;
  events: ReleaseEvents;
  beacons: ReportPosts;
  violations: ReportPosts;
  hosts: readonly string[];
  now: () => number;
}

const nothingYet = textAnswer(
  503,
  lineInEachLanguage((t) => t('refused.nothingYet')),
  { 'retry-after': '5' },
);

/** Whether the page is a widget, to be shown in another site's frame (second spec §2). */
const isWidget = ({ target, path }: EdgeRequest): boolean =>
  target.includes('widget', path.length) && new URLSearchParams(target.slice(path.length)).get('widget') === '1';

export const createRoutes = (options: RoutesOptions): Routes => {
  const { keeper, navigation, crawlers, publicOrigin, files, events, beacons, violations, hosts, now } = options;
  const refuse = createRequestGuard(hosts, new Set([BEACON_URL, CSP_REPORTS_URL]));

  const page = (request: EdgeRequest) => {
    const { path, headers, isSecure } = request;
    if (path === PUSH_WORKER_URL) return pushWorker;
    if (asksForWorker(headers)) return killSwitch;
    const asset = assetAt(path);
    if (asset) return asset;
    const isForCrawlers = CRAWLER_PATHS.has(path);
    if (!isForCrawlers && !isNavigation(path, headers.accept)) return nothingHere;
    const origin = publicOrigin ?? `${isSecure ? 'https' : 'http'}://${headers.host}`;
    const visitor = {
      isSecure,
      isWidget: isWidget(request),
      isBrowser: headers['sec-fetch-mode'] === 'navigate',
      acceptEncoding: headers['accept-encoding'],
      origin,
    };
    return keeper.newest().then((served) => {
      if (!served) return nothingYet;
      if (isForCrawlers) return crawlers(served, origin, path);
      const known = bucketIn(headers.cookie, isSecure);
      // A frame of another site keeps no cookie, and robots keep none: they get the live builds.
      const isNew = known === null && visitor.isBrowser && !visitor.isWidget && isSplit(served, now());
      const bucket = isNew ? drawBucket() : known;
      const cookie = isNew && bucket !== null ? bucketCookie(bucket, isSecure) : null;
      return navigation(releaseFor(served, bucket, now()), path, { ...visitor, bucket, cookie });
    });
  };

  const tabRelease = (served: ServedRelease, { headers, isSecure }: EdgeRequest) => {
    const ticket = headers[TICKET_HEADER];
    const bucket = typeof ticket === 'string' ? bucketOfTicket(ticket) : bucketIn(headers.cookie, isSecure);
    return releaseFor(served, bucket, now()).tab;
  };

  const paddock = (request: EdgeRequest) => {
    switch (request.path) {
      case RELEASE_URL:
        return keeper.newest().then((served) => (served ? jsonAnswer(200, tabRelease(served, request)) : nothingYet));
      case RELEASE_EVENTS_URL:
        return request.method === 'HEAD'
          ? textAnswer(200, '')
          : events.connect(keeper.served()?.release.sequence ?? null, request.client().network);
      case BEACON_URL:
        return beacons(request);
      case CSP_REPORTS_URL:
        return violations(request);
      default:
        return nothingHere;
    }
  };

  const find = (request: EdgeRequest) => {
    switch (request.route) {
      case 'page':
        return page(request);
      case 'file':
        return files.answer(request.path, request.headers['accept-encoding']);
      case 'paddock':
        return paddock(request);
      case 'api':
        return null;
    }
  };

  return (request) => refuse(request) ?? find(request);
};
