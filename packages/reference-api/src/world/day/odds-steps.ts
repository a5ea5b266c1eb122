/**
 * Step lengths of the market (core §9): 45 s far from the off, 15 s in the last ten minutes, 5 s in
 * the last two.
 */
const phases = [
  { untilOff: 120_000, step: 5_000 },
  { untilOff: 600_000, step: 15_000 },
  { untilOff: Number.POSITIVE_INFINITY, step: 45_000 },
];

/** How long before the off the market opens. */
export const MARKET_OPENS_BEFORE_MS = 18 * 3_600_000;

const stepsAround = (off: number, now: number): [last: number, next: number] | null => {
  const left = off - now;
  let from = 0;
  for (const { untilOff, step } of phases) {
    if (left <= untilOff) {
      const last = off - from - Math.ceil((left - from) / step) * step;
      return [last, last + step];
    }
    from = untilOff;
  }
  return null;
};

/**
 * The latest instant (ms) at or before `now` at which odds were computed; null before the market
 * opens.
 */
export const oddsStepAt = (off: number, now: number): number | null => {
  if (now >= off) return off;
  return off - now > MARKET_OPENS_BEFORE_MS ? null : (stepsAround(off, now)?.[0] ?? null);
};

/** The first instant (ms) after `now` at which odds are computed; infinite from the off on. */
export const nextOddsStep = (off: number, now: number): number => {
  if (now >= off) return Number.POSITIVE_INFINITY;
  if (off - now > MARKET_OPENS_BEFORE_MS) return off - MARKET_OPENS_BEFORE_MS;
  return stepsAround(off, now)?.[1] ?? Number.POSITIVE_INFINITY;
};
