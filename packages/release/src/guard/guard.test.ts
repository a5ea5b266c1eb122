import { describe, expect, test } from 'vitest';
import { finishCanary, startCanary, widenCanary } from '../change/canary.ts';
import { rollback } from '../change/change-release.ts';
import { freeze, vouch } from '../change/vouch.ts';
import type { BuildVotes, VoteTotals } from '../record.ts';
import { channel, makeServing, withKey } from '../testing/make-serving.ts';
import type { Actor } from '../trust/actor.ts';
import { readHistory, readRelease } from '../trust/journal.ts';
import { readPolicy } from '../trust/policy.ts';
import { actOnVotes, createWatch, lookAtVotes, type Watch } from './guard-round.ts';
import { createLedger } from './ledger.ts';

const name = 'mf-racing';

/** So many votes, each from a different network. */
const apart = (votes: number): Record<string, number> =>
  Object.fromEntries(Array.from({ length: votes }, (_, index) => [`198.${index >> 8}.${index & 255}.0/24`, 1]));

/** `a` is live, a quarter of the visitors get `b`. With an edge, and a guard with a robot's key. */
const setUp = async ({ isVouched = true } = {}) => {
  const made = await makeServing();
  const { store, operator, b } = made;
  const robot = await withKey(made, 'guard', { robot: ['*'] });
  if (isVouched) await vouch(store, operator, { channel, name, reason: 'ran all Saturday' });
  const started = await startCanary(store, operator, {
    channel,
    name,
    buildId: b.buildId,
    share: 250,
    reason: 'new race card',
  });
  const clock = { now: new Date('2026-06-01T13:00:00Z') };
  const edges: Record<string, VoteTotals> = {};
  /** Without `of`: an edge that names no channel. */
  const says = (edge: string, votes: BuildVotes[], process = `first-of-${new URL(edge).port}`, of?: string) => {
    edges[edge] = { schema: 1, edge: process, votes, ...(of && { channel: of }) };
  };
  const watch = (): Watch =>
    createWatch({
      store,
      channel,
      edges: ['http://127.0.0.1:1', 'http://127.0.0.1:2'],
      ask: async (url) => {
        const totals = edges[new URL(url).origin];
        if (!totals) throw new Error('connection refused');
        return JSON.stringify(totals);
      },
      now: () => clock.now,
    });
  const actor: Actor = { ...robot, now: () => clock.now };
  const votes = (change: Partial<BuildVotes>): BuildVotes => ({
    release: started.release.sequence,
    remote: name,
    buildId: b.buildId,
    ok: {},
    bad: {},
    ...change,
  });
  const round = async (guard: Watch) => {
    const look = await lookAtVotes(guard);
    return { look, acts: await actOnVotes(guard, actor, look) };
  };
  const live = async () => (await readRelease(made.fresh(), channel))?.builds[name];
  return { ...made, robot: actor, clock, says, watch, votes, round, live };
};

const first = 'http://127.0.0.1:1';
const second = 'http://127.0.0.1:2';

describe('a broken canary', () => {
  test('[GUARD-1] [GUARD-2] is ended, and the journal says why, with the figures', async () => {
    const { says, votes, watch, round, live, a, b, fresh, problems } = await setUp();
    says(first, [votes({ bad: apart(12) }), votes({ buildId: a.buildId, ok: apart(40) })]);
    const { look, acts } = await round(watch());
    expect(look.names.find((each) => each.name === name)?.trial).toMatchObject({
      state: 'broken',
      canary: { buildId: b.buildId, share: 250, bad: 12 },
      control: { buildId: a.buildId, share: 750, ok: 40 },
    });
    expect(acts).toMatchObject([{ action: 'rollback', name, release: 6, refused: null }]);
    expect(await live()).toEqual({ buildId: a.buildId, digest: expect.any(String) });
    const release = await readRelease(fresh(), channel);
    expect(release).toMatchObject({ action: 'rollback', who: 'guard', frozen: [name] });
    expect(release?.reason?.replace(b.buildId, 'B').replace(a.buildId, 'A')).toMatch(
      /^B failed on 12 of 12 votes \(12 networks\), A on 0 of 40, at a share of 25 %: figure \d\.\de\+6 of 1\.0e\+6$/,
    );
    expect(await problems()).toEqual([]);
  });

  test('[GUARD-3] votes of all edges are added up, and of all shares', async () => {
    const { says, votes, watch, round, store, operator } = await setUp();
    const guard = watch();
    says(first, [votes({ bad: apart(6) })]);
    says(second, [votes({ bad: { '203.0.113.0/24': 1, '203.0.114.0/24': 1 } })]);
    expect((await round(guard)).acts).toEqual([]);
    const { release } = await widenCanary(store, operator, { channel, name, share: 500, reason: 'looks well' });
    const wider = votes({
      release: release.sequence,
      bad: { '192.0.2.0/24': 1, '192.0.3.0/24': 1, '192.0.4.0/24': 1 },
    });
    says(second, [votes({ bad: { '203.0.113.0/24': 1, '203.0.114.0/24': 1 } }), wider]);
    expect((await round(guard)).acts).toEqual([]);
    says(first, [votes({ bad: apart(9) })]);
    expect((await round(guard)).acts).toMatchObject([{ action: 'rollback' }]);
  });

  test('[GUARD-4] the restart of an edge loses no vote that was added before', async () => {
    const { says, votes, watch, round } = await setUp();
    const guard = watch();
    says(first, [votes({ bad: apart(8) })]);
    await round(guard);
    const more = { '203.0.113.0/24': 1, '203.0.114.0/24': 1, '203.0.115.0/24': 1, '203.0.116.0/24': 1 };
    says(first, [votes({ bad: more })], 'p2');
    const { look, acts } = await round(guard);
    expect(look.names.find((each) => each.name === name)?.trial).toMatchObject({
      state: 'broken',
      canary: { bad: 12 },
    });
    expect(acts).toHaveLength(1);
  });

  test('[GUARD-5] two guards at once write one release', async () => {
    const { says, votes, watch, round, store } = await setUp();
    says(first, [votes({ bad: apart(12) })]);
    const acts = (await Promise.all([round(watch()), round(watch()), round(watch())])).flatMap((each) => each.acts);
    expect(acts.filter(({ release }) => release !== null)).toHaveLength(1);
    const { releases } = await readHistory(store, await readPolicy(store), channel);
    expect(releases.filter(({ who }) => who === 'guard')).toHaveLength(1);
  });

  test('[GUARD-6] a canary that nobody compared is not ended for the faults of the one before', async () => {
    const { says, votes, watch, robot, store, operator, publish } = await setUp();
    says(first, [votes({ bad: apart(12) })]);
    const guard = watch();
    const look = await lookAtVotes(guard);
    const c = await publish(name, 'c');
    await rollback(store, operator, { channel, name, reason: 'a wrong heading' });
    await startCanary(store, operator, { channel, name, buildId: c.buildId, share: 250, reason: 'mended' });
    expect(await actOnVotes(guard, robot, look)).toMatchObject([
      { release: null, refused: expect.stringContaining('is no longer the canary') },
    ]);
    const trial = (await lookAtVotes(guard)).names.find((each) => each.name === name)?.trial;
    expect(trial).toMatchObject({ state: 'not enough traffic', canary: { buildId: c.buildId, bad: 0 } });
  });
});

describe('nothing is rolled back', () => {
  test('[GUARD-7] for one network with a thousand bad votes', async () => {
    const { says, votes, watch, round, live, b } = await setUp();
    says(first, [votes({ bad: { '203.0.113.0/24': 1_000 } })]);
    expect((await round(watch())).acts).toEqual([]);
    expect(await live()).toMatchObject({ canary: { build: { buildId: b.buildId } } });
  });

  test('[GUARD-7] when both builds fail', async () => {
    const { says, votes, watch, round, a } = await setUp();
    says(first, [votes({ bad: apart(250) }), votes({ buildId: a.buildId, bad: apart(750) })]);
    expect((await round(watch())).acts).toEqual([]);
  });

  test('[GUARD-8] without votes: there is not enough traffic, which is never healthy', async () => {
    const { says, votes, watch, a } = await setUp();
    const guard = watch();
    const stateNow = async () => (await lookAtVotes(guard)).names.find((each) => each.name === name)?.trial?.state;
    expect(await stateNow()).toBe('not enough traffic');
    says(first, [votes({ ok: apart(100) }), votes({ buildId: a.buildId, ok: apart(300) })]);
    expect(await stateNow()).toBe('healthy so far');
  });

  test('[GUARD-9] when a person froze the name; the refusal is told', async () => {
    const { says, votes, watch, round, store, operator, live } = await setUp();
    says(first, [votes({ bad: apart(12) })]);
    await freeze(store, operator, { channel, name, reason: 'the votes are wrong' });
    expect((await round(watch())).acts).toMatchObject([
      { action: 'rollback', release: null, refused: expect.stringContaining('is frozen until a person unfreezes it') },
    ]);
    expect(await live()).toHaveProperty('canary');
  });

  test('[GUARD-9] to a build that nobody vouched for', async () => {
    const { says, votes, watch, round, store, operator, clock, live, a, b } = await setUp({ isVouched: false });
    clock.now = new Date('2026-06-01T12:20:00Z');
    const { release } = await finishCanary(store, operator, { channel, name, reason: 'done' });
    const held = { release: release.sequence };
    says(first, [votes({ ...held, bad: apart(900) }), votes({ ...held, buildId: a.buildId, ok: apart(30) })]);
    expect((await round(watch())).acts).toMatchObject([
      { action: 'rollback', release: null, refused: expect.stringContaining('nobody vouched for') },
    ]);
    expect(await live()).toMatchObject({ buildId: b.buildId });
  });
});

test('[GUARD-2] after the finish, the holdback shows a break, and the guard returns to what was vouched for', async () => {
  const { says, votes, watch, round, store, operator, clock, live, a } = await setUp();
  clock.now = new Date('2026-06-01T12:20:00Z');
  const { release } = await finishCanary(store, operator, { channel, name, reason: 'done' });
  const held = { release: release.sequence };
  says(first, [votes({ ...held, bad: apart(900) }), votes({ ...held, buildId: a.buildId, ok: apart(30) })]);
  expect((await round(watch())).acts).toMatchObject([{ action: 'rollback', refused: null }]);
  expect(await live()).toEqual({ buildId: a.buildId, digest: expect.any(String) });
});

test('[GUARD-10] a build with enough evidence is vouched for once, with its votes', async () => {
  const { says, votes, watch, round, store, clock, fresh, a } = await setUp({ isVouched: false });
  const guard = watch();
  clock.now = new Date('2026-06-01T12:59:59Z');
  says(first, [votes({ release: 3, buildId: a.buildId, ok: apart(150) })]);
  says(second, [votes({ buildId: a.buildId, ok: apart(60), bad: apart(1) })]);
  expect((await round(guard)).acts).toEqual([]);
  clock.now = new Date('2026-06-01T13:00:01Z');
  expect((await round(guard)).acts).toMatchObject([{ action: 'vouch', name, refused: null }]);
  expect(await readRelease(fresh(), channel)).toMatchObject({
    action: 'vouch',
    about: name,
    vouch: { build: { buildId: a.buildId }, evidence: { ready: 210, bad: 1 } },
  });
  expect((await round(guard)).acts).toEqual([]);
  expect(await store.newestSequence(channel)).toBe(5);
});

test('[GUARD-11] an edge that does not answer is named, and its earlier votes count', async () => {
  const { says, votes, watch } = await setUp();
  const guard = watch();
  says(first, [votes({ bad: apart(5) })]);
  expect((await lookAtVotes(guard)).silent).toEqual({ [second]: 'connection refused' });
  says(second, [votes({ bad: { 'not a network': 1 } })]);
  expect(Object.keys((await lookAtVotes(guard)).silent)).toEqual([second]);
});

test('[GUARD-16] votes of an edge of another channel count nowhere, and it is named; one that names no channel counts', async () => {
  const { says, votes, watch, round, a } = await setUp();
  const bad = [votes({ bad: apart(12) }), votes({ buildId: a.buildId, ok: apart(40) })];
  says(first, bad, 'p1', 'staging');
  says(second, [], 'p2', channel);
  const guard = watch();
  const { look, acts } = await round(guard);
  expect(acts).toEqual([]);
  expect(look.silent).toEqual({ [first]: 'it serves staging, not production' });
  says(second, bad, 'p2');
  expect((await round(guard)).acts).toMatchObject([{ action: 'rollback', name }]);
});

test('[GUARD-4] two edges that answer at one address in turn are each counted once', () => {
  const ledger = createLedger();
  const votes = [{ release: 1, remote: name, buildId: 'x', ok: {}, bad: apart(1) }];
  for (const edge of ['p1', 'p2', 'p1', 'p2']) ledger.add({ schema: 1, edge, votes });
  expect(ledger.about(name, 'x', 1, 1).bad).toEqual({ '198.0.0.0/24': 2 });
});

test('[GUARD-4] a ledger forgets releases that are far behind', () => {
  const ledger = createLedger();
  const vote = { remote: name, buildId: 'x', ok: {}, bad: apart(1) };
  ledger.add({ schema: 1, edge: 'p1', votes: [{ ...vote, release: 1 }] });
  ledger.add({ schema: 1, edge: 'p2', votes: [{ ...vote, release: 900 }] });
  expect(ledger.about(name, 'x', 1, 900).bad).toEqual({ '198.0.0.0/24': 2 });
  expect(ledger.about(name, 'x', 2, 900).bad).toEqual({ '198.0.0.0/24': 1 });
  ledger.add({ schema: 1, edge: 'p2', votes: [{ ...vote, release: 1_500 }] });
  expect(ledger.about(name, 'x', 1, 1_500).bad).toEqual({ '198.0.0.0/24': 2 });
});
