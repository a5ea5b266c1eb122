import type { StreamEvent } from './player.machine.ts';

/** One opening of one stream in a `<video>`. */
export interface StreamEngine {
  /** Restarts decoding at the current position. */
  recoverDecoding(): void;
  /** The live position in seconds of the element; null if unknown or not live. */
  livePosition(): number | null;
  /** Releases the element, the network and all memory. Nothing is reported afterwards. */
  close(): void;
}

/** Opens a stream in an element. Never throws; errors are reported. */
export type OpenStream = (video: HTMLVideoElement, url: string, report: (event: StreamEvent) => void) => StreamEngine;
