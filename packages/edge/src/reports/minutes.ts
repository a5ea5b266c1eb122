import { KEPT_MINUTES, type MinuteRow, minuteOf } from '@paddock/release';
import { buildKey } from '../release/served-release.ts';

/** The kinds of counts in a minute. */
export type Counted = 'open' | 'ok' | 'bad' | 'good' | 'middling' | 'poor';

/** Counts by minute and build, for curves and open tabs. The known builds bound the memory. */
export interface Minutes {
  /** Counts once in the minute that runs. Only for builds that this edge knows. */
  count(remote: string, build: string, what: Counted): void;
  /** The oldest first. */
  rows(): MinuteRow[];
}

/** @param now ms since the epoch */
export const createMinutes = (now: () => number): Minutes => {
  /** By minute, and by name and build. The oldest first. */
  const kept = new Map<string, Map<string, MinuteRow>>();

  const rowsOf = (at: string): Map<string, MinuteRow> => {
    const known = kept.get(at);
    if (known) return known;
    const oldest = minuteOf(now(), KEPT_MINUTES);
    for (const minute of kept.keys()) if (minute < oldest) kept.delete(minute);
    const made = new Map<string, MinuteRow>();
    kept.set(at, made);
    return made;
  };

  return {
    count(remote, build, what) {
      const at = minuteOf(now());
      const rows = rowsOf(at);
      const key = buildKey(remote, build);
      const row = rows.get(key) ?? { at, remote, build, open: 0, ok: 0, bad: 0, good: 0, middling: 0, poor: 0 };
      row[what] += 1;
      rows.set(key, row);
    },
    rows: () => [...kept.values()].flatMap((rows) => [...rows.values()]),
  };
};
