import type { Fault } from '@paddock/conform/faults';

/** A way in which a file fails to arrive as it was published. */
export interface Way {
  /** The number of its class. A stylesheet that is missing or hangs has 13 or 14 instead. */
  kind: number;
  fault: Fault;
  /** How many requests fail; without it, all. */
  times?: number;
  /** The error classes of `@paddock/release/record` that a tab may report. */
  reports: string[];
}

/** Ways that only a deadline detects. An idle timeout does not detect the last one. */
export const HANGING: readonly Fault[] = ['hang-before-headers', 'hang-after-headers', 'drip'];

export const WAYS: readonly Way[] = [
  { kind: 1, fault: 'not-found', reports: ['http'] },
  { kind: 1, fault: 'gone', reports: ['http'] },
  { kind: 2, fault: 'server-error', reports: ['http'] },
  { kind: 2, fault: 'unavailable', reports: ['http'] },
  { kind: 2, fault: 'unavailable', times: 2, reports: ['http', 'network'] },
  { kind: 3, fault: 'hang-before-headers', reports: ['timeout'] },
  { kind: 3, fault: 'hang-after-headers', reports: ['timeout'] },
  { kind: 4, fault: 'drip', reports: ['timeout'] },
  { kind: 5, fault: 'cut', reports: ['network'] },
  { kind: 5, fault: 'short', reports: ['integrity'] },
  { kind: 5, fault: 'empty', reports: ['integrity'] },
  { kind: 5, fault: 'reset', reports: ['network'] },
  { kind: 6, fault: 'tampered', reports: ['integrity'] },
  { kind: 6, fault: 'injected', reports: ['integrity'] },
  { kind: 6, fault: 'garbage', reports: ['integrity'] },
  { kind: 7, fault: 'html', reports: ['http'] },
  { kind: 8, fault: 'wrong-type', reports: ['http'] },
  { kind: 9, fault: 'elsewhere', reports: ['network'] },
  { kind: 10, fault: 'redirect-loop', reports: ['network', 'timeout'] },
  { kind: 10, fault: 'altered-elsewhere', reports: ['integrity', 'network'] },
];
