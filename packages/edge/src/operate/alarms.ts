import { type Alarm, MAX_ALARMS } from '@paddock/release';
import type { EdgeEvent, EventLog } from '../platform/event-log.ts';

/** Reasons are cut here. */
const MAX_REASON = 1_000;

/** Passes events on, and keeps the newest alarms of this machine. */
export const keepAlarms = (
  log: EventLog,
  host: string,
  now: () => number,
): { log: EventLog; alarms: () => readonly Alarm[] } => {
  const kept: Alarm[] = [];
  return {
    log(event: EdgeEvent) {
      if (event.level === 'alarm') {
        const reason = typeof event.reason === 'string' ? event.reason.slice(0, MAX_REASON) : '';
        kept.unshift({ at: new Date(now()).toISOString(), host, event: event.event, reason });
        kept.length = Math.min(kept.length, MAX_ALARMS);
      }
      log(event);
    },
    alarms: () => kept,
  };
};
