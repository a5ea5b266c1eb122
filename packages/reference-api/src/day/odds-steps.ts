/** Step lengths of the market (core §9): 45 s far from the off, 15 s in the last ten minutes, 5 s in the last two. */
const phases = [
  { untilOff: 120_000, step: 5_000 },
  { untilOff: 600_000, step: 15_000 },
  { untilOff: Number.POSITIVE_INFINITY, step: 45_000 },
];

/** Odds are made from so long before the off. */
export const marketOpensBefore = 18 * 3_600_000;

/** The latest instant (ms) at or before `now` at which odds were computed; null before the market opens. */
export const oddsStepAt = (off: number, now: number): number | null => {
  if (now >= off) return off;
  const left = off - now;
  if (left > marketOpensBefore) return null;
  let from = 0;
  for (const { untilOff, step } of phases) {
    if (left <= untilOff) return off - from - Math.ceil((left - from) / step) * step;
    from = untilOff;
  }
  return null;
};

/** The step before a step; null when that is before the market opens. */
export const previousStep = (off: number, step: number): number | null => oddsStepAt(off, step - 1);
