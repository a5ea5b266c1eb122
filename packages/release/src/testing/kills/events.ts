import type { BuildName } from '../../index.ts';

/** What a worker is told to do. */
export interface WorkerOptions {
  data: string;
  /** Where its build folders go. */
  place: string;
  /** Unique among all workers of all rounds. */
  id: string;
  seed: number;
  /** How far its clock is off. */
  clockOffsetMs: number;
  channels: readonly string[];
  remotes: readonly string[];
  olderThanMs: number;
}

/** When an operation began and ended, by the true clock. */
interface Span {
  started: number;
  ended: number;
}

/** One line of a worker: an operation that the store acknowledged or refused. */
export type WorkerEvent = Span &
  (
    | { kind: 'publish'; build: BuildName; changed: boolean }
    | { kind: 'change'; channel: string; sequence: number; reason: string; changed: boolean }
    | { kind: 'gc'; removed: BuildName[]; broken: string[] }
    | { kind: 'refused'; what: string; error: string; message: string }
  );
