import type { Race } from '@paddock/api';
import { useState } from 'react';
import { hasOutcome } from '../../shared/races/race-status.model.ts';

/** A change of stage adds or replaces parts of the card, which moves the other parts. */
const stageOf = (race: Race) => {
  const { status, runners, pools } = race;
  if (hasOutcome(status)) return status;
  const hasOdds = runners.some(({ odds }) => odds.current !== null) || pools.some(({ odds }) => odds.length > 0);
  return hasOdds ? 'MARKET' : 'NO_MARKET';
};

/**
 * Keeps the card steady. Returns the newest race, unless it would shift the page: its first odds, a
 * result, a final result, or a cancellation. Then `race` stays unchanged, `news` is the newest
 * race, and `show` shows it.
 */
export function useSteadyRace(newest: Race): { race: Race; news: Race | null; show: () => void } {
  const [shown, setShown] = useState(newest);
  const waits = stageOf(newest) !== stageOf(shown);
  if (!waits && shown !== newest) setShown(newest);
  return waits
    ? { race: shown, news: newest, show: () => setShown(newest) }
    : { race: newest, news: null, show: () => {} };
}
