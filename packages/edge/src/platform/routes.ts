import { BEACON_URL, RELEASE_EVENTS_URL, RELEASE_URL, TICKET_HEADER } from '@paddock/release/record';
import type { Assets } from '../assets/assets.ts';
import { bucketCookie, bucketIn, drawBucket } from '../clients/bucket.model.ts';
import type { BuildFiles } from '../files/build-files.ts';
import type { Operate } from '../operate/operate.ts';
import { CRAWLER_PATHS, type Crawlers } from '../pages/crawlers.ts';
import { asksForWorker, killSwitch } from '../pages/kill-switch.ts';
import { isNavigation, type Navigation, type Visitor } from '../pages/navigation.ts';
import { productOf } from '../pages/product.ts';
import { PUSH_WORKER_URL, pushWorkerOf } from '../pages/push-worker.ts';
import { isLocalFile, localFileAnswer } from '../previews/local-builds.ts';
import type { PreviewAnswers } from '../previews/preview-answers.ts';
import { previewIn } from '../previews/preview-cookie.model.ts';
import { PREVIEW_STYLE_URL, PREVIEW_URL } from '../previews/preview-html.ts';
import { tokenIn } from '../previews/preview-link.model.ts';
import type { Previews } from '../previews/previews.ts';
import type { ReleaseEvents } from '../release/release-events.ts';
import { isSplit, releaseFor } from '../release/release-for.ts';
import type { ReleaseKeeper } from '../release/release-keeper.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { type ReportPosts, taken } from '../reports/report-posts.ts';
import { bucketOfTicket, previewOfTicket } from '../votes/tickets.ts';
import { type Answer, jsonAnswer, lineInEachLanguage, nothingHere, textAnswer } from './answers.ts';
import type { EdgeRequest } from './edge-request.model.ts';
import type { Metrics } from './metrics.ts';
import { createRequestGuard } from './request-guard.model.ts';
import { CSP_REPORTS_URL } from './security-headers.ts';

/** Answers any request. `null`: it is an API call, which the proxy handles on its connection. */
export type Routes = (request: EdgeRequest) => Answer | Promise<Answer> | null;

export interface RoutesOptions {
  keeper: ReleaseKeeper;
  navigation: Navigation;
  crawlers: Crawlers;
  /** The origin of canonical URLs; `null`: that of the request. */
  publicOrigin: string | null;
  files: BuildFiles;
  events: ReleaseEvents;
  previews: Previews;
  previewAnswers: PreviewAnswers;
  metrics: Pick<Metrics, 'count'>;
  beacons: ReportPosts;
  violations: ReportPosts;
  hosts: readonly string[];
  assets: Assets;
  /** The operators' page; `null` if this edge has none. */
  operate: Operate | null;
  now: () => number;
}

const nothingYet = textAnswer(
  503,
  lineInEachLanguage((t) => t('refused.nothingYet')),
  { 'retry-after': '5' },
);

/** Whether the page is a widget for a frame on another site (HTTP-6). */
const isWidget = ({ target, path }: EdgeRequest): boolean =>
  target.includes('widget', path.length) && new URLSearchParams(target.slice(path.length)).get('widget') === '1';

/**
 * The host's session cookies have this in their names. If a guest has one by chance, the browser
 * renders the same page, only later.
 */
const mayBeCustomer = (cookie: string | undefined): boolean => cookie?.includes('token=') ?? false;

/** The host's cookie for the answer about cookies, whose value begins like this. */
const hasAnswered = (cookie: string | undefined): boolean => cookie?.includes('_consent=essential') ?? false;

export const createRoutes = (options: RoutesOptions): Routes => {
  const { keeper, navigation, crawlers, publicOrigin, files, events, beacons, violations, hosts, assets, now } =
    options;
  const { previews, previewAnswers, metrics, operate } = options;
  const refuse = createRequestGuard(hosts, new Set([BEACON_URL, CSP_REPORTS_URL, PREVIEW_URL]));

  const page = (request: EdgeRequest) => {
    const { path, target, headers, isSecure } = request;
    if (path === PUSH_WORKER_URL)
      return keeper.newest().then((served) => pushWorkerOf(productOf(served?.shell ?? {}).name));
    if (asksForWorker(headers)) return killSwitch;
    const asset = assets.at(path, () => keeper.newest().then((served) => served?.shell));
    if (asset) return asset;
    const isForCrawlers = CRAWLER_PATHS.has(path);
    if (!isForCrawlers && !isNavigation(path, headers.accept)) return nothingHere;
    const origin = publicOrigin ?? `${isSecure ? 'https' : 'http'}://${headers.host}`;
    const visitor: Visitor = {
      isSecure,
      isWidget: isWidget(request),
      isBrowser: headers['sec-fetch-mode'] === 'navigate',
      acceptEncoding: headers['accept-encoding'],
      origin,
      // Claims match `//` as `/` (RECORD-9), but a router without a browser reads it as a host.
      isPlainGuest: target === path && !path.includes('//') && !mayBeCustomer(headers.cookie),
      asksConsent: !hasAnswered(headers.cookie),
      client: () => request.client().network,
      bucket: null,
      cookie: null,
    };
    return keeper.newest().then((served) => {
      if (!served) return nothingYet;
      if (isForCrawlers) return crawlers(served, origin, path);
      const token = tokenIn(target);
      if (token !== null) return previewAnswers.link(token, served);
      const preview = previewIn(headers.cookie, isSecure);
      if (preview !== null) {
        return previews
          .find(preview, served)
          .then((found) =>
            typeof found === 'string' ? previewAnswers.over(found, isSecure) : navigation(found, path, visitor),
          );
      }
      const known = bucketIn(headers.cookie, isSecure);
      // Frames on other sites and robots keep no cookies, so they get the live builds.
      const isNew = known === null && visitor.isBrowser && !visitor.isWidget && isSplit(served, now());
      const bucket = isNew ? drawBucket() : known;
      visitor.bucket = bucket;
      visitor.cookie = isNew && bucket !== null ? bucketCookie(bucket, isSecure) : null;
      return navigation(releaseFor(served, bucket, now()), path, visitor);
    });
  };

  const tabRelease = async (served: ServedRelease, { headers, isSecure }: EdgeRequest) => {
    const ticket = headers[TICKET_HEADER];
    const preview = typeof ticket === 'string' ? previewOfTicket(ticket) : null;
    // By the ticket, a tab with the banner keeps its preview even without the cookie, and no other
    // tab gets it.
    const found = preview === null ? null : await previews.find(preview, served);
    if (found !== null) return typeof found === 'string' ? served.tab : found.tab;
    const bucket = typeof ticket === 'string' ? bucketOfTicket(ticket) : bucketIn(headers.cookie, isSecure);
    return releaseFor(served, bucket, now()).tab;
  };

  /** Ignores reports of pages with a preview, since they say nothing about the release. */
  const takeReports = (posts: ReportPosts, request: EdgeRequest) => {
    if (previewIn(request.headers.cookie, request.isSecure) === null) return posts(request);
    metrics.count('paddock_preview_reports_total');
    return taken;
  };

  const paddock = (request: EdgeRequest) => {
    switch (request.path) {
      case RELEASE_URL:
        return keeper
          .newest()
          .then(async (served) => (served ? jsonAnswer(200, await tabRelease(served, request)) : nothingYet));
      case RELEASE_EVENTS_URL:
        return request.method === 'HEAD'
          ? textAnswer(200, '')
          : events.connect(keeper.served()?.release.sequence ?? null, request.client().network);
      case BEACON_URL:
        return takeReports(beacons, request);
      case PREVIEW_URL:
        return keeper.newest().then((served) => (served ? previewAnswers.form(request, served) : nothingYet));
      case PREVIEW_STYLE_URL:
        return previewAnswers.style;
      case CSP_REPORTS_URL:
        return takeReports(violations, request);
      default:
        return nothingHere;
    }
  };

  /** A file for a remote on this visitor's own machine. Other visitors get 404. */
  const localFile = async ({ path, headers, isSecure }: EdgeRequest) => {
    const preview = previewIn(headers.cookie, isSecure);
    const served = preview === null ? null : await keeper.newest();
    const found = preview === null || !served ? null : await previews.find(preview, served);
    const text = found === null || typeof found === 'string' ? undefined : found.localFiles.get(path);
    return text === undefined ? nothingHere : localFileAnswer(path, text);
  };

  const find = (request: EdgeRequest) => {
    switch (request.route) {
      case 'page':
        return page(request);
      case 'file':
        if (isLocalFile(request.path)) return localFile(request);
        return files.answer(request.path, request.headers['accept-encoding']);
      case 'paddock':
        return paddock(request);
      case 'api':
        return null;
    }
  };

  return (request) => operate?.(request) ?? refuse(request) ?? find(request);
};
