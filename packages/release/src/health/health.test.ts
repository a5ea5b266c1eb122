import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fairShare, fairSum } from './fair-share.ts';
import { EVIDENCE, mayVouch } from './may-vouch.ts';
import { figureOf, THRESHOLD } from './sequential-test.ts';
import { simulateHealth } from './simulation.ts';
import { judge, type Period } from './verdict.ts';

/** So many votes, each from a different network. */
const apart = (votes: number): Record<string, number> =>
  Object.fromEntries(Array.from({ length: votes }, (_, index) => [`192.0.${index}.0/24`, 1]));

const period = (change: Partial<Period> = {}): Period => ({
  share: 0.25,
  canary: { ok: apart(250), bad: {} },
  control: { ok: apart(750), bad: {} },
  ...change,
});

describe('the sequential test', () => {
  test('[HEALTH-1] a total break at a quarter of the visitors is found with the eleventh bad vote', () => {
    const broken = (canary: number) => judge([period({ canary: { ok: {}, bad: apart(canary) } })]);
    expect(broken(10)).toMatchObject({ figure: expect.any(Number), threshold: 1_000_000 });
    expect(broken(10).state).not.toBe('broken');
    expect(broken(11)).toMatchObject({ state: 'broken', canary: { bad: 11 }, control: { bad: 0 }, networks: 11 });
  });

  test('[HEALTH-2] a fault of both groups is no alarm, however long it lasts', () => {
    const both = period({ canary: { ok: {}, bad: apart(250) }, control: { ok: {}, bad: apart(750) } });
    expect(judge([both]).state).toBe('healthy so far');
    expect(judge([both]).figure).toBeLessThan(1);
  });

  test('[HEALTH-1] votes of a smaller share count on after it was widened', () => {
    const small = { share: 0.05, canary: 3, control: 0 };
    const wide = { share: 0.5, canary: 16, control: 0 };
    expect(figureOf([small])).toBeLessThan(THRESHOLD);
    expect(figureOf([wide])).toBeLessThan(THRESHOLD);
    expect(figureOf([small, wide])).toBeGreaterThan(THRESHOLD);
  });

  test('the figure can be written as JSON, however many votes there are', () => {
    expect(figureOf([{ share: 0.01, canary: 1_000_000, control: 0 }])).toBeLessThan(Number.POSITIVE_INFINITY);
  });
});

describe('one network', () => {
  test('[HEALTH-3] a thousand bad votes of one network stop nothing', () => {
    const flooded = period({ canary: { ok: apart(250), bad: { '203.0.113.0/24': 1_000 } } });
    expect(judge([flooded])).toMatchObject({ state: 'healthy so far', canary: { bad: 1 }, networks: 1 });
  });

  test('[HEALTH-3] nor beside two honest ones', () => {
    const bad = { '203.0.113.0/24': 1_000, '198.51.100.0/24': 1, '192.0.2.0/24': 1 };
    expect(judge([period({ canary: { ok: apart(250), bad } })])).toMatchObject({
      state: 'healthy so far',
      canary: { bad: 3 },
    });
  });

  test('[HEALTH-3] a network counts for a fifth of all at most, or for one vote', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 40 }), (counts) => {
        const share = fairShare(counts);
        const all = counts.reduce((sum, count) => sum + Math.min(count, share), 0);
        expect(share === 1 || share <= all / 5).toBe(true);
        // `share` is the largest such number, unless no network has more votes.
        const more = counts.reduce((sum, count) => sum + Math.min(count, share + 1), 0);
        expect(more === all || share + 1 > more / 5).toBe(true);
      }),
    );
  });

  test('[HEALTH-4] three bad votes of three networks are the least that can stop a build', () => {
    const two = { '203.0.113.0/24': 9, '192.0.2.0/24': 9 };
    const tiny = { share: 0.001, control: { ok: apart(999), bad: {} } };
    expect(judge([period({ ...tiny, canary: { ok: apart(100), bad: two } })]).state).toBe('healthy so far');
    expect(judge([period({ ...tiny, canary: { ok: apart(100), bad: apart(3) } })]).state).toBe('broken');
  });
});

test('[HEALTH-5] no build is healthy without a hundred votes in both groups', () => {
  expect(judge([]).state).toBe('not enough traffic');
  expect(judge([period({ canary: { ok: apart(99), bad: {} } })]).state).toBe('not enough traffic');
  expect(judge([period({ control: { ok: {}, bad: {} } })]).state).toBe('not enough traffic');
  expect(judge([period()]).state).toBe('healthy so far');
});

test('[HEALTH-6] a build is vouched for after an hour, enough good votes of enough networks, and few bad ones', () => {
  const good = { ready: EVIDENCE.ready, bad: 0, networks: EVIDENCE.networks };
  expect(mayVouch(good, EVIDENCE.time)).toBe(true);
  expect(mayVouch(good, EVIDENCE.time - 1)).toBe(false);
  expect(mayVouch({ ...good, ready: EVIDENCE.ready - 1 }, EVIDENCE.time)).toBe(false);
  expect(mayVouch({ ...good, networks: EVIDENCE.networks - 1 }, EVIDENCE.time)).toBe(false);
  expect(mayVouch({ ...good, bad: 5 }, EVIDENCE.time)).toBe(false);
  // A thousand forged votes from one network count as one.
  expect(fairSum({ '203.0.113.0/24': 1_000, ...apart(4) }).votes).toBe(5);
});

test('[HEALTH-7] a short simulation: healthy runs give no alarm, faults are found in time', { timeout: 30_000 }, () => {
  const { healthy, detection } = simulateHealth({
    seed: 7,
    healthyRuns: 90,
    healthyPages: 20_000,
    detectionRuns: 60,
  });
  expect(healthy.alarms).toBe(0);
  const at = (share: number, failure: number) =>
    detection.rows.find((row) => row.share === share && row.failure === failure)?.p95;
  expect(at(0.25, 1)).toBeLessThanOrEqual(70);
  expect(at(0.25, 0.1)).toBeLessThanOrEqual(800);
});
