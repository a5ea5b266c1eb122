import { BEACON_URL, type TabReport } from '@paddock/release/record';
import type { Environment, Stop } from './environment.ts';

/** The most waiting reports: as many as the edge accepts in one post. Later ones are dropped. */
const MAX_QUEUED = 100;
const FLUSH_AFTER_MS = 5_000;

export interface Beacons {
  /** Queues a report. `ok` is queued only once per build, so that rates are correct. */
  report(report: TabReport): void;
  /** Sends the queued reports now. */
  flush(): void;
  /** Sends the queued reports and stops listening. */
  stop: Stop;
}

/** Posts reports, also when the page ends. Never throws. */
export function postReports(environment: Environment, reports: readonly TabReport[]): void {
  const body = JSON.stringify(reports);
  if (environment.sendBeacon(BEACON_URL, body)) return;
  environment
    .fetch(BEACON_URL, { method: 'POST', body, keepalive: true, headers: { 'content-type': 'application/json' } })
    .catch(() => {}); // A lost beacon must not cause another failure.
}

/**
 * Collects reports and posts them in batches: every few seconds, and when the page is hidden. Never
 * throws.
 */
export function createBeacons(environment: Environment): Beacons {
  let queue: TabReport[] = [];
  let cancelTimer: Stop | null = null;
  const succeeded = new Set<string>();

  const flush = () => {
    cancelTimer?.();
    cancelTimer = null;
    if (queue.length === 0) return;
    postReports(environment, queue);
    queue = [];
  };

  const stopHide = environment.onHide(flush);
  return {
    flush,
    report(report) {
      if ('errorClass' in report && report.errorClass === 'ok') {
        const build = `${report.remote}/${report.buildId}`;
        if (succeeded.has(build)) return;
        succeeded.add(build);
      }
      if (queue.length >= MAX_QUEUED) return;
      queue.push(report);
      cancelTimer ??= environment.after(FLUSH_AFTER_MS, flush);
    },
    stop() {
      stopHide();
      flush();
    },
  };
}
