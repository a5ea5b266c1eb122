/** A notable event, written as one JSON line. An `alarm` needs a person. */
export interface EdgeEvent {
  level: 'info' | 'alarm';
  /** Past tense, kebab-case: `release-served`, `release-refused`. */
  event: string;
  [detail: string]: unknown;
}

export type EventLog = (event: EdgeEvent) => void;

/**
 * Passes at most `perMinute` lines a minute to `log`. The first line of the next minute says how
 * many were dropped.
 */
export const limitLog = (log: EventLog, perMinute: number, now: () => number): EventLog => {
  let since = Number.NEGATIVE_INFINITY;
  let written = 0;
  let left = 0;
  return (event) => {
    if (now() - since >= 60_000) {
      since = now();
      written = 0;
    }
    if (written >= perMinute) {
      left += 1;
      return;
    }
    written += 1;
    log(left > 0 ? { ...event, leftOut: left } : event);
    left = 0;
  };
};
