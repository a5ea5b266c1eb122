import type { EventLog } from '../platform/event-log.ts';

/**
 * The current problems. Each raises one alarm when it begins or changes, and is listed in health.
 */
export interface Problems {
  /**
   * `event` begins or continues. `words` tell an operator what is wrong and what to do. Returns
   * whether it is new.
   */
  raise(event: string, words: string, details?: object): boolean;
  solve(event: string): void;
  words(): string[];
  has(event: string): boolean;
}

/** Without this, a fault of the store would raise an alarm every second. */
export const createProblems = (log: EventLog): Problems => {
  const present = new Map<string, string>();
  return {
    raise(event, words, details = {}) {
      if (present.get(event) === words) return false;
      present.set(event, words);
      log({ level: 'alarm', event, ...details, reason: words });
      return true;
    },
    solve: (event) => void present.delete(event),
    words: () => [...present.values()],
    has: (event) => present.has(event),
  };
};
