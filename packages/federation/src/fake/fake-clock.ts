import type { Stop } from '../environment.ts';

/** Runs all pending work that does not wait for a timer. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
};

/** A clock that stands still until a test advances it. */
export function createFakeClock() {
  let now = 1_000_000;
  let timers: { at: number; run: () => void }[] = [];

  return {
    now: () => now,
    after(ms: number, run: () => void): Stop {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    /** Advances by `ms` milliseconds, timer by timer. */
    async advance(ms: number): Promise<void> {
      const until = now + ms;
      await settle();
      for (;;) {
        const next = timers.filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        now = Math.max(now, next.at);
        timers = timers.filter((timer) => timer !== next);
        next.run();
        await settle();
      }
      now = until;
    },
  };
}

export type FakeClock = ReturnType<typeof createFakeClock>;
