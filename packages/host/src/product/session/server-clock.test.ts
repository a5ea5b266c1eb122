import { describe, expect, test } from 'vitest';
import { createServerClock } from './server-clock.ts';

const second = 1_000;
const hour = 3_600 * second;

/** A page whose machine is `skewMs` ahead of the server. */
function clockWith(skewMs: number) {
  let now = Date.parse('2026-11-21T12:00:00Z');
  let skew = skewMs;
  const clock = createServerClock(() => now + skew);
  return {
    clock,
    /** The difference (ms) between its time and the server's. */
    error: () => Math.abs(clock.now() - now),
    /** An answer that was `lateMs` on its way. */
    answer(lateMs: number, headers: Record<string, string> = {}) {
      const date = new Date(now).toUTCString();
      now += lateMs;
      clock.see(new Response(null, { headers: { date, ...headers } }));
    },
    setClock(ms: number) {
      skew = ms;
    },
  };
}

describe("the server's clock", () => {
  test('[TOKENS-45] is read off the answers, whatever this machine thinks', () => {
    const page = clockWith(-24 * hour);
    page.answer(100);
    expect(page.error()).toBeLessThan(second);
  });

  test('[TOKENS-45] is the median of five answers: a slow one changes nothing', () => {
    const page = clockWith(hour);
    for (const late of [50, 50, 4_000, 50, 3_000]) page.answer(late);
    expect(page.error()).toBeLessThan(second);
  });

  test('[TOKENS-45] does not believe an answer that a cache has kept', () => {
    const page = clockWith(0);
    page.answer(0, { age: '600', date: 'Sat, 21 Nov 2026 11:50:00 GMT' });
    expect(page.error()).toBe(0);
  });

  test('[TOKENS-45] follows when the clock of this machine is set', () => {
    const page = clockWith(0);
    for (const late of [50, 50, 50]) page.answer(late);
    page.setClock(-hour);
    page.answer(50);
    expect(page.error()).toBeLessThan(second);
  });
});
