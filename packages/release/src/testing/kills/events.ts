import type { BuildName } from '../../index.ts';

/** The options of a worker. */
export interface WorkerOptions {
  data: string;
  keyFile: string;
  /** The folder for its builds. */
  place: string;
  /** Unique among all workers of all rounds. */
  id: string;
  seed: number;
  /** A reader changes nothing and reads all channels, as an edge does. */
  isReader: boolean;
  /** The offset of its clock at its start. */
  clockOffsetMs: number;
  /** While this file exists, the disk is full. */
  fullDisk: string;
  channels: readonly string[];
  remotes: readonly string[];
  olderThanMs: number;
}

/** The kinds of changes. */
export type Work = 'promote' | 'rollback' | 'canary' | 'finish' | 'vouch' | 'withdraw';

/** The start and end of an operation, by the true clock. */
interface Span {
  started: number;
  ended: number;
}

/** One line of a worker: an operation that the store acknowledged or refused. */
export type WorkerEvent = Span &
  (
    | { kind: 'publish'; build: BuildName; changed: boolean }
    | { kind: 'change'; work: Work; channel: string; sequence: number; reason: string; changed: boolean }
    | { kind: 'read'; channel: string; sequence: number; signature: string }
    | { kind: 'gc'; removed: BuildName[]; broken: string[] }
    | { kind: 'refused'; what: string; error: string; message: string }
  );
