import type { Race } from '@paddock/api';
import { useState } from 'react';
import { hasOutcome } from '../../shared/races/race-status.model.ts';

/** A change of stage adds or replaces parts of the card, which moves the others. */
const stageOf = (race: Race) => {
  const { status, runners, pools } = race;
  if (hasOutcome(status)) return status;
  const hasOdds = runners.some(({ odds }) => odds.current !== null) || pools.some(({ odds }) => odds.length > 0);
  return hasOdds ? 'MARKET' : 'NO_MARKET';
};

/**
 * Keeps the card steady: returns the newest race unless it would move what is on screen, because it
 * has first odds, a result, a final result, or is cancelled. Then `race` stays as it was, `news` is
 * the newest one, and `show` shows it.
 */
export function useSteadyRace(newest: Race): { race: Race; news: Race | null; show: () => void } {
  const [shown, setShown] = useState(newest);
  const waits = stageOf(newest) !== stageOf(shown);
  if (!waits && shown !== newest) setShown(newest);
  return waits
    ? { race: shown, news: newest, show: () => setShown(newest) }
    : { race: newest, news: null, show: () => {} };
}
