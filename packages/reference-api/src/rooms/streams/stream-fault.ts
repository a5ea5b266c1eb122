import type { DenialReason } from './stream-rights.model.ts';

/** What can be wrong with a live stream, on request, in development and tests. */
export const streamFaultKinds = [
  /** the segment that was being made is not there */
  'missing-segment',
  /** the encoder began anew: the loop skips a file, and says so */
  'discontinuity',
  /** an error page where the playlist of a quality should be */
  'bad-playlist',
  /** a segment takes longer to come than to play */
  'slow',
  /** 403 with each playlist */
  'denied',
  /** the pictures ended */
  'end',
] as const;

export type StreamFaultKind = (typeof streamFaultKinds)[number];

export interface StreamFault {
  kind: StreamFaultKind;
  /** Instant (ms) from which on it holds. */
  since: number;
  /** Of a denial. */
  reason: DenialReason;
}

/** The faults that streams have now, by their ids; in memory, as the clock of development is. */
export type StreamFaults = Map<number, StreamFault>;
