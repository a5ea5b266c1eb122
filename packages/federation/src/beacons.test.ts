import { type Beacon, parseBeacons } from '@paddock/release/record';
import { expect, test } from 'vitest';
import { createBeacons } from './beacons.ts';
import { parseBuildUrl } from './build-url.ts';
import { createFakePage } from './fake/fake-environment.ts';
import { A, B } from './fake/fake-release.ts';
import { reportUncaughtErrors } from './uncaught.ts';

const beacon = (changes: Partial<Beacon> = {}): Beacon => ({
  release: 7,
  remote: 'mf-racing',
  buildId: A,
  phase: 'entry',
  errorClass: 'network',
  attempt: 1,
  ...changes,
});
const ready = (buildId: string) => beacon({ buildId, phase: 'ready', errorClass: 'ok' });

test('[BEACON-2] reports leave in batches, every few seconds, as the edge takes them', async () => {
  const page = createFakePage();
  const beacons = createBeacons(page.environment);
  beacons.report(beacon());
  beacons.report(beacon({ attempt: 2 }));
  await page.clock.advance(4_999);
  expect(page.beacons).toEqual([]);
  await page.clock.advance(1);
  expect(page.beacons).toHaveLength(1);
  expect(page.beacons[0]?.url).toBe('/paddock/beacons');
  expect(parseBeacons(JSON.parse(page.beacons[0]?.body ?? ''))).toHaveLength(2);
});

test('[BEACON-2] what waits leaves when the page goes away, by fetch where the browser takes no beacon', () => {
  const page = createFakePage();
  page.refusesBeacons = true;
  createBeacons(page.environment).report(beacon());
  page.emit('hide');
  expect(page.server.asked('/paddock/beacons')).toEqual(['POST fetch /paddock/beacons']);
});

test('[BEACON-1] a success counts once per build', () => {
  const page = createFakePage();
  const beacons = createBeacons(page.environment);
  for (const buildId of [A, A, B, A]) beacons.report(ready(buildId));
  beacons.stop();
  expect(JSON.parse(page.beacons[0]?.body ?? '')).toEqual([ready(A), ready(B)]);
});

test('[BEACON-3] a flood is cut off at what the edge takes in one post', () => {
  const page = createFakePage();
  const beacons = createBeacons(page.environment);
  for (let attempt = 0; attempt < 500; attempt++) beacons.report(beacon());
  beacons.stop();
  expect(parseBeacons(JSON.parse(page.beacons[0]?.body ?? ''))).toHaveLength(100);
});

test('[BEACON-4] what a remote throws in a handler is counted against its build, by the first of its files in the stack', () => {
  const page = createFakePage();
  const reports: Beacon[] = [];
  const fileAt = (url: string) => parseBuildUrl(page.environment.origin, url);
  const stop = reportUncaughtErrors(
    page.environment,
    { fileAt },
    () => 7,
    (reported) => void reports.push(reported),
  );
  const stack = `TypeError: x\n at f (https://paddock.test/builds/mf-racing/${A}/page.js:1:1)`;
  page.throwUncaught({ url: '', name: 'TypeError', stack });
  page.throwUncaught({ url: 'https://paddock.test/builds/shell/1.0.0-0123456789ab/a.js', name: 'Error', stack: '' });
  page.throwUncaught({ url: '', name: 'Error', stack: 'at chrome-extension://abc/content.js' });
  expect(reports).toEqual([beacon({ phase: 'render', errorClass: 'execution' })]);
  stop();
  page.throwUncaught({ url: '', name: 'TypeError', stack });
  expect(reports).toHaveLength(1);
});
