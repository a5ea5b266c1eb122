import type { Sample, Watched } from './servers.ts';

/** A histogram of response times (ms), so that a million of them need little memory. */
export const createTimes = () => {
  const counts = new Uint32Array(20_000);
  let total = 0;
  return {
    add(ms: number): void {
      const half = Math.min(counts.length - 1, Math.round(ms * 2));
      counts[half] = (counts[half] ?? 0) + 1;
      total += 1;
    },
    at(share: number): number {
      let left = total * share;
      for (const [half, count] of counts.entries()) {
        left -= count;
        if (left <= 0) return half / 2;
      }
      return 0;
    },
    total: () => total,
  };
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The ratio of the last quarter to the second one, since a run warms up in the first. */
const drift = (values: readonly number[]): number => {
  const quarter = values.length >> 2;
  return (
    median(values.slice(-Math.max(1, quarter))) / median(values.slice(quarter, Math.max(quarter + 1, 2 * quarter)))
  );
};

/**
 * The most that memory and open files of the last quarter may be of those of the second one. The
 * README has measured drifts. The heap is only told: each sample is somewhere between two
 * collections.
 */
const MAX_DRIFT = 1.5;
/** Two minutes. In a shorter run a server still warms up. */
const MIN_SAMPLES = 60;

/** What of a server grew too much. */
export const driftProblems = ({ name }: Pick<Watched, 'name'>, samples: readonly Sample[]): string[] => {
  if (samples.length < MIN_SAMPLES) return [];
  return (['memory', 'files'] as const)
    .map((what) => ({ what, grown: drift(samples.map((each) => each[what])) }))
    .filter(({ grown }) => grown > MAX_DRIFT)
    .map(({ what, grown }) => `${name}: ${what} grew to ${grown.toFixed(2)} of the second quarter's`);
};

/** The figures of a server, from its samples. */
export const figuresOfServer = ({ name }: Watched, samples: readonly Sample[]): Record<string, string> => {
  const figures: Record<string, string> = {};
  for (const what of ['memory', 'heap', 'files'] as const) {
    const values = samples.map((each) => each[what]);
    figures[`${name}: ${what}, last quarter / second`] =
      `${drift(values).toFixed(3)} (most ${Math.max(...values).toFixed(0)})`;
  }
  const delays = samples.map(({ delay }) => delay);
  figures[`${name}: event loop p99, ms (median, most)`] =
    `${median(delays).toFixed(0)}, ${Math.max(...delays).toFixed(0)}`;
  return figures;
};
