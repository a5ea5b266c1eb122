import type { EventLog } from '../platform/event-log.ts';

/** What is wrong now: one alarm for each when it begins or becomes another, and its words for health. */
export interface Problems {
  /** `event` begins, or goes on; `words` tell an operator what is wrong and what to do. True if this was news. */
  raise(event: string, words: string, details?: object): boolean;
  solve(event: string): void;
  words(): string[];
  has(event: string): boolean;
}

/** The store is looked at once a second: one alarm a fault, not one a look. */
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
