import { type Beacon, parseBeacons } from '@paddock/release/record';
import { expect, test } from 'vitest';
import { createBeacons } from './beacons.ts';
import { finish, only, RACING, startRacing } from './fake/drive.ts';
import { createFakePage } from './fake/fake-environment.ts';
import { A, B } from './fake/fake-release.ts';
import { createVotes } from './votes.ts';

const ticket = '7.29384756.1000.abcdefghijkl.abcdefghijklmnop';

const setUp = (given: string | null = ticket) => {
  const page = createFakePage();
  page.environment.ticket = given;
  const beacons = createBeacons(page.environment);
  const vote = createVotes(page.environment, beacons);
  const sent = () =>
    page.beacons
      .flatMap(({ body }) => parseBeacons(JSON.parse(body)))
      .map((report) => ('outcome' in report ? `${report.remote} ${report.buildId} ${report.outcome}` : 'report'));
  return { page, beacons, vote, sent };
};

test('[VOTE-1] a build that fails within half a minute is bad, once and at once', () => {
  const { vote, sent } = setUp();
  vote(RACING, B, 'used');
  vote(RACING, B, 'ready');
  vote(RACING, B, 'bad');
  expect(sent()).toEqual([`${RACING} ${B} bad`]);
  for (const event of ['bad', 'used', 'ready', 'bad'] as const) vote(RACING, B, event);
  expect(sent()).toHaveLength(1);
});

test('[VOTE-2] a build that ran for half a minute is ok, with the next reports, and a later error changes nothing', async () => {
  const { page, vote, sent } = setUp();
  vote(RACING, B, 'used');
  vote(RACING, B, 'ready');
  vote(RACING, A, 'used'); // Never ready, so it has no outcome.
  await page.clock.advance(30_000);
  expect(sent()).toEqual([]);
  vote(RACING, B, 'bad');
  await page.clock.advance(5_000);
  expect(sent()).toEqual([`${RACING} ${B} ok`]);
});

test('[VOTE-2] a page that goes away sooner votes ok for what runs, and what its end breaks is not bad', () => {
  const { page, vote, sent } = setUp();
  vote(RACING, B, 'used');
  vote(RACING, B, 'ready');
  vote(RACING, A, 'used');
  page.emit('hide');
  vote(RACING, A, 'bad');
  expect(sent()).toEqual([`${RACING} ${B} ok`]);
});

test('[VOTE-3] a page that is offline, or that has no ticket, blames no build', () => {
  const { page, vote, sent } = setUp();
  page.online = false;
  vote(RACING, B, 'used');
  vote(RACING, B, 'bad');
  expect(sent()).toEqual([]);
  const without = setUp(null);
  without.vote(RACING, B, 'used');
  without.vote(RACING, B, 'bad');
  expect(without.sent()).toEqual([]);
});

test('[VOTE-3] a build that failed while the page was offline does not become good with the time', async () => {
  const { page, vote, sent } = setUp();
  vote(RACING, B, 'used');
  vote(RACING, B, 'ready');
  page.online = false;
  vote(RACING, B, 'bad');
  page.online = true;
  await page.clock.advance(60_000);
  page.emit('hide');
  expect(sent()).toEqual([]);
});

test.each(['reset', 'hang', 'html'] as const)(
  '[VOTE-3] a build whose file is lost on the way (%s) gets no vote',
  async (fault) => {
    const { page, boundary, votes } = startRacing({ good: true });
    page.server.break(only(`${B}/entry.js`, fault));
    await finish(page, boundary.load(RACING));
    expect(new Set(votes)).toEqual(
      new Set([`${RACING} ${B}: used`, `${RACING} ${B}: lost`, `${RACING} ${A}: used`, `${RACING} ${A}: ready`]),
    );
    const { vote, sent } = setUp();
    for (const event of ['used', 'ready', 'lost', 'bad'] as const) vote(RACING, B, event);
    expect(sent()).toEqual([]);
  },
);

test('[VOTE-4] a bad vote takes the waiting reports along', () => {
  const { page, beacons, vote, sent } = setUp();
  const report: Beacon = { release: 7, remote: RACING, buildId: B, phase: 'entry', errorClass: 'http', attempt: 3 };
  beacons.report(report);
  vote(RACING, B, 'used');
  vote(RACING, B, 'bad');
  expect(page.beacons).toHaveLength(1);
  expect(sent()).toEqual(['report', `${RACING} ${B} bad`]);
});

test('[VOTE-5] a build that gives up is bad, and the last known good one that runs in its place is not', async () => {
  const { page, boundary, votes } = startRacing({ good: true });
  page.server.break(only(B, 'not-found'));
  await finish(page, boundary.load(RACING));
  expect(votes).toEqual([
    `${RACING} ${B}: used`,
    `${RACING} ${B}: bad`,
    `${RACING} ${B}: bad`,
    `${RACING} ${A}: used`,
    `${RACING} ${A}: ready`,
  ]);
});

test('[VOTE-5] a failed try is not bad, an error while rendering and a missing chunk of a running build are', async () => {
  const { page, boundary, loader, votes } = startRacing();
  let tries = 0;
  page.server.break(({ url }) => (url.includes('entry.js') && tries++ === 0 ? 'reset' : 'ok'));
  await finish(page, boundary.load(RACING));
  expect(votes).toEqual([`${RACING} ${B}: used`, `${RACING} ${B}: ready`]);
  boundary.reportRenderError(RACING, new Error('x'));
  expect(votes).toHaveLength(3);
  page.server.break(only('route.js', 'altered'));
  await finish(page, loader.script(`https://paddock.test/builds/${RACING}/${B}/route.js`));
  expect(votes.slice(2)).toEqual([`${RACING} ${B}: bad`, `${RACING} ${B}: bad`]);
});
