/** The crowded part of each half minute (ms). */
const CROWDED_MS = 6_000;
const ROUND_MS = 30_000;

/** How far a run is. It ends after this many requests or minutes, whichever is first. */
export const createPace = (requests: number, minutes: number) => {
  const started = performance.now();
  const elapsed = (): number => performance.now() - started;
  let asked = 0;
  let isOver = false;
  return {
    elapsed,
    asked: () => asked,
    ask(): void {
      asked += 1;
    },
    end(): void {
      isOver = true;
    },
    isDone: (): boolean => isOver || asked >= requests || elapsed() > minutes * 60_000,
    /** Whether a crowd was there at some time since then (ms elapsed). Each round ends with one. */
    wasCrowded: (since: number): boolean =>
      elapsed() % ROUND_MS > ROUND_MS - CROWDED_MS || Math.floor(elapsed() / ROUND_MS) > Math.floor(since / ROUND_MS),
    isCrowded: (): boolean => elapsed() % ROUND_MS > ROUND_MS - CROWDED_MS,
  };
};

export type Pace = ReturnType<typeof createPace>;
