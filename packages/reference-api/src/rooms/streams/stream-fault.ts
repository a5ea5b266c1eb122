import type { DenialReason } from './stream-rights.model.ts';

/** The faults of a live stream, for development and tests. */
export const streamFaultKinds = [
  /** the segment in production is missing */
  'missing-segment',
  /** the encoder restarted: the loop skips a file with a discontinuity */
  'discontinuity',
  /** an error page instead of the playlist of a quality */
  'bad-playlist',
  /** a segment takes longer to load than to play */
  'slow',
  /** 403 with each playlist */
  'denied',
  /** the pictures ended */
  'end',
] as const;

export type StreamFaultKind = (typeof streamFaultKinds)[number];

export interface StreamFault {
  kind: StreamFaultKind;
  /** The instant (ms) of its start. */
  since: number;
  /** The reason of a denial. */
  reason: DenialReason;
}

/** The current faults by stream id; in memory, like the development clock. */
export type StreamFaults = Map<number, StreamFault>;
