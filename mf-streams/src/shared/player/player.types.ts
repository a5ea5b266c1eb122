/** The source to play. */
export interface PlayerSource {
  /** live: an HLS playlist; archive: a `video/mp4` file */
  kind: 'live' | 'archive';
  /** with the API's ticket (`Stream.url`) */
  url: string;
  /** names the video for screen readers, in the customer's language */
  title: string;
}

/** Why the video failed for good, after all recovery. */
export type PlayerError =
  /** the network works, but the stream does not answer */
  | { kind: 'network' }
  /** the API refused it; `reason` from its answer (core §6), null if it gave none */
  | { kind: 'forbidden'; reason: string | null }
  /** the ticket in the address has expired: request the stream from the API again */
  | { kind: 'expired' }
  /** the video cannot be decoded */
  | { kind: 'media' }
  /** this browser cannot play such a stream */
  | { kind: 'not-supported' }
  /** the stream was removed before it announced its end */
  | { kind: 'ended-early' };

export interface PlayerProps {
  /** A change of `url` ends the previous source. */
  source: PlayerSource;
  /** the customer asked for it with a gesture in this page; otherwise it starts muted */
  startedByGesture: boolean;
  /** called on the element's events */
  onPictureInPicture?: (active: boolean) => void;
  /**
   * Called after all recovery. The player shows the error and a retry, and resumes with the
   * network, so keep it mounted. Only `forbidden` (show its reason) and `expired` (pass a new
   * address) need handling outside.
   */
  onError?: (error: PlayerError) => void;
}
