import type { StreamEvent } from './player.machine.ts';

/** What brings pictures into a `<video>`: one opening of one stream. */
export interface StreamEngine {
  /** Begins anew with decoding, where it stands. */
  recoverDecoding(): void;
  /** Where live is, in seconds of the element; null while it is not known, and for what is not live. */
  livePosition(): number | null;
  /** Lets go of the element, the network and all memory. Nothing is reported afterwards. */
  close(): void;
}

/** Opens a stream in an element; never throws, what goes wrong is reported. */
export type OpenStream = (video: HTMLVideoElement, url: string, report: (event: StreamEvent) => void) => StreamEngine;
