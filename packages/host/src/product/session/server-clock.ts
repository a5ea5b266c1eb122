/** The difference is the median of this many answers. */
const SAMPLES = 5;
/** No answer is this late (ms): a larger jump means that this machine's clock was set. */
const JUMP_MS = 5_000;
/** `Date` counts whole seconds: on average, the server's clock is half a second further. */
const HALF_SECOND_MS = 500;

/** Estimates the server's clock from the answers. */
export interface ServerClock {
  /** Reads the `Date` of an answer that has just come. */
  see(response: Response): void;
  /** Instant (ms) of the server's clock; this machine's before the first answer. */
  now(): number;
}

/** @param now instant (ms) of this machine's clock, which may be wrong */
export function createServerClock(now: () => number): ServerClock {
  let samples: number[] = [];
  const ahead = (): number => samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? 0;
  return {
    now: () => now() + ahead(),
    see({ headers }) {
      // A cached answer has the instant at which it was stored.
      if (Number(headers.get('age') ?? 0) > 0) return;
      const sample = Date.parse(headers.get('date') ?? '') + HALF_SECOND_MS - now();
      if (Number.isNaN(sample)) return;
      if (samples.length > 0 && Math.abs(sample - ahead()) > JUMP_MS) samples = [];
      samples = [...samples, sample].slice(-SAMPLES);
    },
  };
}
