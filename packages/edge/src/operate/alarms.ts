import type { EdgeEvent, EventLog } from '../platform/event-log.ts';

/** An alarm of this process. */
export interface Alarm {
  /** ISO instant. */
  at: string;
  event: string;
  reason: string;
}

const MAX_ALARMS = 50;

/** Passes events on, and keeps the newest alarms. */
export const keepAlarms = (log: EventLog, now: () => number): { log: EventLog; alarms: () => readonly Alarm[] } => {
  const kept: Alarm[] = [];
  return {
    log(event: EdgeEvent) {
      if (event.level === 'alarm') {
        const reason = typeof event.reason === 'string' ? event.reason : '';
        kept.unshift({ at: new Date(now()).toISOString(), event: event.event, reason });
        kept.length = Math.min(kept.length, MAX_ALARMS);
      }
      log(event);
    },
    alarms: () => kept,
  };
};
