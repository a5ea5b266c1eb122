import type { Runner } from '@paddock/api';

/** The instant of the newest win odds of all runners; null if there are none. */
export const newestOddsAt = (runners: Runner[]): string | null =>
  runners.reduce<string | null>((newest, { odds: { at } }) => {
    if (at === null) return newest;
    return newest === null || Date.parse(at) > Date.parse(newest) ? at : newest;
  }, null);
