import { parseBeacons } from '@paddock/release/record';
import { expect, test } from 'vitest';
import { finish, RACING, startRacing } from './fake/drive.ts';
import type { FakePage } from './fake/fake-environment.ts';
import { B } from './fake/fake-release.ts';
import { reportOpenTab } from './open-tab.ts';

const MINUTE_MS = 60_000;

/** The posts of open tabs that the edge got, each with its reports. */
const postsOf = (page: FakePage) =>
  page.beacons.map(({ body }) => parseBeacons(JSON.parse(body))).filter(([first]) => 'kind' in (first ?? {}));

test('[BEACON-5] an open tab tells once a minute which builds it runs, and nothing else', async () => {
  const { page, boundary, release } = startRacing();
  reportOpenTab(page.environment, release, boundary);
  await page.clock.advance(MINUTE_MS);
  expect(postsOf(page)).toEqual([[{ kind: 'open', builds: { shell: release.shell.buildId } }]]);
  await finish(page, boundary.load(RACING));
  page.visible = false;
  await page.clock.advance(MINUTE_MS);
  expect(postsOf(page).slice(1)).toEqual([[{ kind: 'open', builds: { shell: release.shell.buildId, [RACING]: B } }]]);
});

test('[BEACON-5] the first time at a random instant, so that a minute has one post of each tab, however short some live', async () => {
  const { page, boundary, release } = startRacing();
  page.environment.random = () => 0.25;
  reportOpenTab(page.environment, release, boundary);
  await page.clock.advance(MINUTE_MS / 4 - 1);
  expect(postsOf(page)).toEqual([]);
  await page.clock.advance(1);
  expect(postsOf(page)).toHaveLength(1);
  await page.clock.advance(2 * MINUTE_MS);
  expect(postsOf(page)).toHaveLength(3);
});

test('[BEACON-5] a tab that is offline tells nothing', async () => {
  const { page, boundary, release } = startRacing();
  reportOpenTab(page.environment, release, boundary);
  page.online = false;
  await page.clock.advance(2 * MINUTE_MS);
  expect(postsOf(page)).toEqual([]);
  page.online = true;
  await page.clock.advance(MINUTE_MS);
  expect(postsOf(page)).toHaveLength(1);
});
