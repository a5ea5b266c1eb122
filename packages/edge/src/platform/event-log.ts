import { keepNewest } from './keep-newest.ts';

/** A notable event, written as one JSON line. An `alarm` needs a person. */
export interface EdgeEvent {
  level: 'info' | 'alarm';
  /** Past tense, kebab-case: `release-served`, `release-refused`. */
  event: string;
  [detail: string]: unknown;
}

export type EventLog = (event: EdgeEvent) => void;

/** The log lines about one subject since an instant (ms). */
interface Written {
  since: number;
  lines: number;
  left: number;
}

const MAX_SUBJECTS = 1_000;

/**
 * Passes at most `perMinute` lines a minute to `log` for each event, build and file. So what
 * strangers repeat hides no other line. The first line of a later minute says how many were
 * dropped.
 */
export const limitLog = (log: EventLog, perMinute: number, now: () => number): EventLog => {
  const subjects = new Map<string, Written>();
  return (event) => {
    const subject = `${event.event} ${event.build} ${event.file}`;
    const before = subjects.get(subject);
    const isRunning = before !== undefined && now() - before.since < 60_000;
    const written = isRunning ? before : { since: now(), lines: 0, left: before?.left ?? 0 };
    keepNewest(subjects, MAX_SUBJECTS, subject, written);
    if (written.lines >= perMinute) {
      written.left += 1;
      return;
    }
    written.lines += 1;
    log(written.left > 0 ? { ...event, leftOut: written.left } : event);
    written.left = 0;
  };
};
