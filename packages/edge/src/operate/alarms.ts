import { type Alarm, MAX_ALARMS } from '@paddock/release';
import type { EdgeEvent, EventLog } from '../platform/event-log.ts';

/** Reasons are cut here. */
const MAX_REASON = 1_000;

/** The reason of an alarm, or else its details. `leftOut` differs each time. */
const reasonOf = ({ level, event, reason, leftOut, ...details }: EdgeEvent): string => {
  const found = Object.entries(details).filter(([, value]) => value !== null);
  const text = typeof reason === 'string' ? reason : found.map(([name, value]) => `${name} ${value}`).join(', ');
  return text.slice(0, MAX_REASON);
};

/** Passes events on, and keeps the newest alarms of this machine. Equal ones are one, counted. */
export const keepAlarms = (
  log: EventLog,
  host: string,
  now: () => number,
): { log: EventLog; alarms: () => Alarm[] } => {
  /** Oldest first. */
  const kept = new Map<string, Alarm>();
  return {
    log(event: EdgeEvent) {
      if (event.level === 'alarm') {
        const reason = reasonOf(event);
        const key = `${event.event} ${reason}`;
        const { count = 0 } = kept.get(key) ?? {};
        kept.delete(key);
        kept.set(key, { at: new Date(now()).toISOString(), host, event: event.event, reason, count: count + 1 });
        const [oldest = ''] = kept.keys();
        if (kept.size > MAX_ALARMS) kept.delete(oldest);
      }
      log(event);
    },
    alarms: () => [...kept.values()].reverse(),
  };
};
