import type { FaultProxy } from '@paddock/conform/faults';
import { expect } from '@playwright/test';

/** A tab's report of a failed load. */
interface Told {
  remote: string;
  buildId: string;
  phase: string;
  errorClass: string;
  attempt: number;
}

const reportsAt = (faulty: FaultProxy): Record<string, unknown>[] =>
  faulty.posts.filter(({ path }) => path === '/paddock/beacons').flatMap(({ body }) => JSON.parse(body || '[]'));

/** The error tags of failed calls that tabs reported through this proxy. */
export const failedCallsAt = (faulty: FaultProxy): unknown[] =>
  reportsAt(faulty)
    .filter(({ kind }) => kind === 'api-error')
    .map(({ tag }) => tag);

/** All failed loads that tabs reported through this proxy. */
export const eventsAt = (faulty: FaultProxy): Told[] =>
  (reportsAt(faulty) as unknown as (Told & { kind?: string })[]).filter(
    ({ kind, errorClass }) => kind === undefined && errorClass !== 'ok',
  );

/** A tab of Chromium or of Firefox. */
interface Tab {
  evaluate(run: () => void): Promise<unknown>;
}

/** Makes a tab send its reports, as when it is left. */
export const flushReports = (page: Tab): Promise<unknown> =>
  page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pagehide')));

/** Expects reports of this app only, with one of these classes, and one per try. */
export async function expectOneEvent(page: Tab, faulty: FaultProxy, app: string, classes: readonly string[]) {
  await flushReports(page);
  await expect
    .poll(() => eventsAt(faulty).length, { message: 'a report to operators', timeout: 10_000 })
    .toBeGreaterThan(0);
  const events = eventsAt(faulty);
  for (const event of events)
    expect(event, 'an event names app, build and class').toMatchObject({
      remote: app,
      buildId: expect.stringMatching(/^\d+\.\d+\.\d+-[0-9a-f]{12}$/),
      errorClass: expect.stringMatching(new RegExp(`^(${classes.join('|')})$`)),
    });
  const attempts = events.map(({ attempt }) => attempt);
  expect(attempts.toSorted(), 'each try is told once').toEqual([...new Set(attempts)].toSorted());
}
