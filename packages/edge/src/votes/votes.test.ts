import { parseVoteTotals, type VoteTotals } from '@paddock/release/record';
import { expect, test } from 'vitest';
import { placesOf } from '../release/places.ts';
import { makeBuild } from '../testing/make-build.ts';
import { type RunningEdge, startEdge } from '../testing/make-edge.ts';
import { makeRelease, makeServingStore } from '../testing/make-store.ts';
import { createTickets, NO_BUCKET } from './tickets.ts';
import { createVotes } from './votes.ts';

const setUp = async () => {
  const made = makeServingStore();
  const clock = { now: 0 };
  const running = await startEdge({
    reader: made.store,
    now: () => clock.now,
    trustedProxies: ['127.0.0.1/32'],
    limits: { reports: 100_000 },
  });
  const vote = (ticket: string, change: object = {}) => ({
    kind: 'vote',
    ticket,
    remote: 'mf-racing',
    buildId: made.racing.ref.buildId,
    outcome: 'bad',
    ...change,
  });
  return { ...made, ...running, clock, vote };
};

const ticketOf = async ({ origin }: Pick<RunningEdge, 'origin'>, path = '/'): Promise<string> => {
  const page = await (await fetch(origin + path, { headers: { accept: 'text/html' } })).text();
  const [, ticket = ''] = /<data id="paddock-ticket" value="([^"]+)" hidden><\/data>/.exec(page) ?? [];
  return ticket;
};

const post = async ({ origin }: Pick<RunningEdge, 'origin'>, votes: unknown[], from = '203.0.113.7') =>
  (
    await fetch(`${origin}/paddock/beacons`, {
      method: 'POST',
      body: JSON.stringify(votes),
      headers: { 'x-forwarded-for': from },
    })
  ).status;

const votesAt = async ({ adminOrigin }: Pick<RunningEdge, 'adminOrigin'>): Promise<VoteTotals['votes']> =>
  parseVoteTotals(await (await fetch(`${adminOrigin}/paddock/votes`)).json()).votes;

test('[VOTES-1] [VOTES-5] a page votes with its own ticket, and the vote counts by release, remote, build and network', async () => {
  const edge = await setUp();
  const [first, second] = [await ticketOf(edge), await ticketOf(edge, '/race/7')];
  expect(first).not.toBe(second);
  expect(await post(edge, [edge.vote(first)])).toBe(204);
  expect(await post(edge, [edge.vote(second, { outcome: 'ok' })], '2001:db8:1:2:3::4')).toBe(204);
  expect(await votesAt(edge)).toEqual([
    {
      release: 1,
      remote: 'mf-racing',
      buildId: edge.racing.ref.buildId,
      bad: { '203.0.113.0/24': 1 },
      ok: { '2001:db8:1::/48': 1 },
    },
  ]);
});

test('[VOTES-8] votes and figures name the channel of the edge', async () => {
  const { adminOrigin } = await setUp();
  for (const path of ['votes', 'figures'])
    expect(await (await fetch(`${adminOrigin}/paddock/${path}`)).json()).toMatchObject({ channel: 'production' });
});

test('[VOTES-2] a thousand forged votes are counted in the metrics and nowhere else', async () => {
  const edge = await setUp();
  const other = await setUp();
  const foreign = await ticketOf(other);
  const changed = (await ticketOf(edge)).replace(/^1\./, '2.');
  const forged = Array.from({ length: 49 }, () => '1.0.1000.abcdefghijkl.abcdefghijklmnop');
  const body = [...forged, foreign, changed].map((ticket) => edge.vote(ticket));
  for (let index = 0; index < 20; index += 1) expect(await post(edge, body, `198.51.${index}.1`)).toBe(204);
  expect(await votesAt(edge)).toEqual([]);
  expect(await edge.metric('paddock_votes_total{outcome="bad",verdict="forged"}')).toBe(1_020);
});

test('[VOTES-3] a replayed ticket counts once for a build, and a late one not at all', async () => {
  const edge = await setUp();
  const ticket = await ticketOf(edge);
  for (const from of ['203.0.113.7', '198.51.100.7', '192.0.2.7']) await post(edge, [edge.vote(ticket)], from);
  await post(edge, [edge.vote(ticket, { outcome: 'ok' })]);
  expect((await votesAt(edge))[0]).toMatchObject({ bad: { '203.0.113.0/24': 1 }, ok: {} });
  const kept = await ticketOf(edge);
  edge.clock.now = 16 * 60_000;
  await post(edge, [edge.vote(kept), edge.vote(await ticketOf(edge), { outcome: 'ok' })]);
  expect((await votesAt(edge))[0]).toMatchObject({ bad: { '203.0.113.0/24': 1 }, ok: { '203.0.113.0/24': 1 } });
  expect(await edge.metric('paddock_votes_total{outcome="bad",verdict="late"}')).toBe(1);
});

test('[VOTES-4] a page votes about its own builds only, not about a fallback, or a newer release that its tab took', async () => {
  const edge = await setUp();
  const old = await ticketOf(edge);
  const newer = makeBuild('mf-racing', 'two');
  edge.store.promote({ ...edge.builds, 'mf-racing': newer }, { 'mf-racing': edge.racing });
  const ticket = await ticketOf(edge);
  expect(ticket).toMatch(/^2\./);
  await post(edge, [edge.vote(old, { buildId: newer.ref.buildId })]);
  await post(edge, [edge.vote(ticket, { buildId: newer.ref.buildId }), edge.vote(ticket, { outcome: 'ok' })]);
  await post(edge, [edge.vote(await ticketOf(edge), { buildId: '1.0.0-0123456789ab' })]);
  expect(await votesAt(edge)).toMatchObject([{ release: 2, buildId: newer.ref.buildId, bad: { '203.0.113.0/24': 1 } }]);
  expect(await edge.metric('paddock_votes_total{outcome="ok",verdict="other-build"}')).toBe(1);
});

const racing = makeBuild('mf-racing');
const { buildId } = racing.ref;
const releaseOf = (sequence: number) => makeRelease(sequence, { 'mf-racing': racing });

test('[VOTES-4] a visitor votes about the build of its own group', () => {
  const next = makeBuild('mf-racing', 'next');
  const live = { ...racing.ref, canary: { build: next.ref, share: 250 } };
  const places = placesOf('any');
  const tickets = createTickets(() => 0);
  const votes = createVotes(tickets, () => 0);
  votes.note({ release: releaseOf(1), splits: [{ name: 'mf-racing', live, places }] });
  for (let bucket = 0; bucket < 1_000; bucket += 1) {
    for (const build of [next, racing]) {
      const ticket = tickets.issue(1, bucket);
      const vote = { kind: 'vote', ticket, remote: 'mf-racing', buildId: build.ref.buildId, outcome: 'ok' } as const;
      const counts = (build === next) === (places[bucket] as number) < 250;
      const address = '203.0.113.7';
      expect(votes.take(vote, { address })).toBe(counts ? 'counted' : 'other-build');
    }
  }
  expect(votes.totals().votes.map(({ ok }) => ok)).toEqual(
    expect.arrayContaining([{ '203.0.113.0/24': 250 }, { '203.0.113.0/24': 750 }]),
  );
});

test('[VOTES-6] a customer who reloads a broken page counts once, and without a bucket each page does', () => {
  const tickets = createTickets(() => 0);
  const votes = createVotes(tickets, () => 0);
  votes.note({ release: releaseOf(1), splits: [] });
  const reload = (bucket: number, address = '203.0.113.7', release = 1) =>
    votes.take(
      {
        kind: 'vote',
        ticket: tickets.issue(release, bucket),
        remote: 'mf-racing',
        buildId,
        outcome: 'bad',
      },
      { address },
    );
  expect([reload(7), reload(7), reload(8), reload(7, '198.51.100.1')]).toEqual([
    'counted',
    'twice',
    'counted',
    'counted',
  ]);
  expect([reload(NO_BUCKET), reload(NO_BUCKET)]).toEqual(['counted', 'counted']);
  // A release of another squad must not let one customer vote twice.
  votes.note({ release: releaseOf(2), splits: [] });
  expect([reload(7, '203.0.113.7', 2), reload(9, '203.0.113.7', 2)]).toEqual(['twice', 'counted']);
  expect(votes.totals().votes.map(({ bad }) => bad)).toEqual([
    { '203.0.113.0/24': 4, '198.51.100.0/24': 1 },
    { '203.0.113.0/24': 1 },
  ]);
});

test('[VOTES-7] a flood with valid tickets fills the memory to its bound and no further', () => {
  const tickets = createTickets(() => 0);
  const votes = createVotes(tickets, () => 0);
  votes.note({ release: releaseOf(1), splits: [] });
  const outcomes = new Map<string, number>();
  for (let index = 0; index < 220_000; index += 1) {
    const outcome = index < 100_000 ? 'ok' : 'bad';
    const address = `${index & 255}.${(index >> 8) & 255}.${index >> 16}.1`;
    const ticket = tickets.issue(1, index % 1_000);
    const vote = { kind: 'vote', ticket, remote: 'mf-racing', buildId, outcome } as const;
    const verdict = `${outcome} ${votes.take(vote, { address })}`;
    outcomes.set(verdict, (outcomes.get(verdict) ?? 0) + 1);
  }
  // Each counted vote takes a ticket, a network and a bucket. Good votes leave room for bad ones.
  expect(Object.fromEntries(outcomes)).toEqual({
    'ok counted': 80_000,
    'ok full': 20_000,
    'bad counted': 20_000,
    'bad full': 100_000,
  });
  for (let release = 2; release < 30; release += 1) votes.note({ release: releaseOf(release), splits: [] });
  expect(votes.totals().votes).toEqual([]);
});
