import type { Race } from '@paddock/api';
import { useState } from 'react';
import { hasOutcome } from '../../shared/races/race-status.model.ts';

/** Between two of these a card gets or changes parts that would move the others. */
const stageOf = (race: Race) => {
  const { status, runners, pools } = race;
  if (hasOutcome(status)) return status;
  const hasOdds = runners.some(({ odds }) => odds.current !== null) || pools.some(({ odds }) => odds.length > 0);
  return hasOdds ? 'MARKET' : 'NO_MARKET';
};

/**
 * The race as its card shows it: the newest answer, but the last one before where that would move what is on screen, since there
 * are odds now, the race has finished, its result is final, or it is cancelled. Then `news` is the newest, and `show` shows it.
 */
export function useSteadyRace(newest: Race): { race: Race; news: Race | null; show: () => void } {
  const [shown, setShown] = useState(newest);
  const held = stageOf(newest) !== stageOf(shown);
  if (!held && shown !== newest) setShown(newest);
  return held
    ? { race: shown, news: newest, show: () => setShown(newest) }
    : { race: newest, news: null, show: () => {} };
}
