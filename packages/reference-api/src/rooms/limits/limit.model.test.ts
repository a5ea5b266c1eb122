import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changeLimit,
  isActive,
  type LimitState,
  limitAt,
  limitRanges,
  limitTypes,
  RAISE_DELAY_MS,
  startOf,
} from './limit.model.ts';

const hour = 3_600_000;

describe('a limit', () => {
  test('[LIMITS-3] [LIMITS-4] never lets more through than was asked for seven days before, whatever is asked for in between', () => {
    const steps = fc.array(
      fc.record({ hours: fc.integer({ min: 0, max: 120 }), amount: fc.option(fc.integer({ min: 0, max: 5 })) }),
      { maxLength: 30 },
    );
    const kinds = fc.record({ type: fc.constantFrom(...limitTypes), range: fc.constantFrom(...limitRanges) });
    fc.assert(
      fc.property(kinds, steps, (kind, changes) => {
        const allows = (limit: LimitState | null, now: number) => {
          const amount = limit ? limitAt(limit, now).limit_amount : null;
          return amount !== null && isActive(kind.type, kind.range, amount) ? amount : Number.POSITIVE_INFINITY;
        };
        let limit: LimitState | null = null;
        let now = 0;
        const asked: { amount: number; at: number }[] = [];
        for (const { hours, amount } of changes) {
          const before = allows(limit, now);
          now += hours * hour;
          const after = allows(limit, now);
          if (after > before) {
            const known = asked.filter(({ at }) => at <= now - RAISE_DELAY_MS).map((entry) => entry.amount);
            expect(known).toContain(after === Number.POSITIVE_INFINITY ? 0 : after);
          }
          if (amount === null) continue;
          const held = limit ? limitAt(limit, now) : null;
          limit = changeLimit({ ...kind, amount }, held, now);
          asked.push({ amount, at: now });
          if (held) expect(allows(limit, now)).toBeLessThanOrEqual(after);
        }
      }),
      { seed: 7, numRuns: 500 },
    );
  });

  test.each([
    ['month', '2026-03-01'],
    ['week', '2026-03-23'],
    ['day', '2026-03-29'],
  ] as const)('[LIMITS-1] of a %s counts from %s on, on Sunday 29 March 2026', (range, start) => {
    expect(startOf(range, '2026-03-29')).toBe(start);
  });
});
