import { parseBeacons, parseJson, type TabReport, type VoteReport } from '@paddock/release/record';
import type { Client } from '../clients/clients.ts';
import { type EventLog, limitLog } from '../platform/event-log.ts';
import type { Metrics } from '../platform/metrics.ts';
import { pathPattern } from '../traces/trace-context.model.ts';
import { RATINGS } from './figures.ts';
import type { Minutes } from './minutes.ts';

/** The largest body of a report, in bytes. */
export const MAX_REPORT = 64 * 1024;

/**
 * Counts as many of the posted reports as `grant` allows. Throws `RecordError` if the body contains
 * no valid reports.
 */
export type ReportIntake = (body: string, grant: (reports: number) => number, client: Client) => void;

/**
 * So many error tags are counted by name. Further ones count as `other`, since strangers can invent
 * tags.
 */
const MAX_TAGS = 200;

/**
 * Counts the reports of tabs: how builds load, how fast pages are, which calls fail, which builds
 * are open. A build that this edge never served counts as `unknown`, and not at all by minute, so
 * that strangers cannot make the metrics grow. Votes are separate, since no metric may decide about
 * a release.
 */
export const createBeaconIntake = (
  isKnown: (remote: string, buildId: string) => boolean,
  vote: (report: VoteReport, client: Client) => void,
  metrics: Metrics,
  minutes: Pick<Minutes, 'count'>,
): ReportIntake => {
  const tags = new Set<string>();
  const labelsOf = (remote: string, build: string) =>
    isKnown(remote, build) ? { remote, build } : { remote: 'unknown', build: 'unknown' };

  const count = (report: TabReport, client: Client) => {
    if (!('kind' in report)) {
      const { remote, buildId, phase, errorClass } = report;
      metrics.count('paddock_beacons_total', { ...labelsOf(remote, buildId), phase, error_class: errorClass });
    } else if (report.kind === 'vital') {
      const { builds, metric, rating } = report;
      for (const [remote, build] of Object.entries(builds)) {
        metrics.count('paddock_web_vitals_total', { ...labelsOf(remote, build), metric, rating });
        if (metric === 'LCP' && isKnown(remote, build)) minutes.count(remote, build, RATINGS[rating]);
      }
    } else if (report.kind === 'open') {
      for (const [remote, build] of Object.entries(report.builds)) {
        if (isKnown(remote, build)) minutes.count(remote, build, 'open');
      }
    } else if (report.kind === 'vote') {
      vote(report, client);
    } else {
      if (tags.size < MAX_TAGS) tags.add(report.tag);
      metrics.count('paddock_api_errors_total', { tag: tags.has(report.tag) ? report.tag : 'other' });
    }
  };

  return (body, grant, client) => {
    const reports = parseBeacons(parseJson(body, MAX_REPORT));
    for (const report of reports.slice(0, grant(reports.length))) count(report, client);
  };
};

interface Violation {
  directive: string;
  blocked: string;
  page: string;
}

const directives = new Set(
  (
    'base-uri child-src connect-src default-src font-src form-action frame-ancestors frame-src img-src manifest-src media-src ' +
    'object-src require-trusted-types-for script-src script-src-attr script-src-elem style-src style-src-attr style-src-elem ' +
    'trusted-types worker-src integrity-policy'
  ).split(' '),
);

/** The path of a file: its last part has an extension, and it contains no `@`. */
const FILE = /^[\w./-]+\.[a-z]\w{1,4}$/;

/**
 * A URL without personal data: without query and fragment, and without tokens and numbers in a
 * page's path.
 */
const short = (value: unknown): string => {
  if (typeof value !== 'string') return '';
  if (!URL.canParse(value)) return /^[a-z-]{1,40}$/.test(value) ? value : '';
  const { origin, protocol, pathname } = new URL(value);
  if (origin === 'null') return protocol;
  return (origin + (FILE.test(pathname) ? pathname : pathPattern(pathname))).slice(0, 200);
};

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const toViolation = (report: Record<string, unknown>): Violation | null => {
  if (report.type === 'integrity-violation') {
    const body = record(report.body);
    return { directive: 'integrity-policy', blocked: short(body.blockedURL), page: short(body.documentURL) };
  }
  const old = record(report['csp-report']);
  const body = record(report.body);
  const directive = body.effectiveDirective ?? old['effective-directive'] ?? old['violated-directive'];
  if (typeof directive !== 'string') return null;
  return {
    directive: directives.has(directive) ? directive : 'other',
    blocked: short(body.blockedURL ?? old['blocked-uri']),
    page: short(body.documentURL ?? report.url ?? old['document-uri']),
  };
};

const MAX_PER_POST = 50;

/** Counts and logs policy violations in both formats: Reporting API and `report-uri`. */
export const createViolationIntake = (log: EventLog, now: () => number, metrics: Metrics): ReportIntake => {
  const limited = limitLog(log, 30, now);
  return (body, grant) => {
    const posted = parseJson(body, MAX_REPORT);
    const reports = (Array.isArray(posted) ? posted : [posted]).slice(0, MAX_PER_POST);
    for (const report of reports.slice(0, grant(reports.length))) {
      const violation = toViolation(record(report));
      if (!violation) continue;
      metrics.count('paddock_csp_violations_total', { directive: violation.directive });
      // No alarm, since anybody can post a violation.
      limited({ level: 'info', event: 'policy-violated', ...violation });
    }
  };
};
