/** What is played. */
export interface PlayerSource {
  /** live: an HLS playlist; archive: a `video/mp4` file */
  kind: 'live' | 'archive';
  /** with the ticket that the API gave (`Stream.url`) */
  url: string;
  /** names the pictures for screen readers, in the customer's language */
  title: string;
}

/** Why the pictures are gone for good: all recovery has been tried. */
export type PlayerError =
  /** the network is there, the stream does not answer */
  | { kind: 'network' }
  /** the API refused it; `reason` is that of its answer (core §6), null where it gave none */
  | { kind: 'forbidden'; reason: string | null }
  /** the ticket in the address is over: ask the API for the stream again */
  | { kind: 'expired' }
  /** the pictures cannot be decoded */
  | { kind: 'media' }
  /** this browser plays no such stream */
  | { kind: 'not-supported' }
  /** the stream was taken away before it said that it ends */
  | { kind: 'ended-early' };

export interface PlayerProps {
  /** Another source, by `url`, ends the one before. */
  source: PlayerSource;
  /** the customer asked for it with a gesture in this page; else it starts muted */
  startedByGesture: boolean;
  /** by the events of the element */
  onPictureInPicture?: (active: boolean) => void;
  /** the stream came to its end */
  onEnd?: () => void;
  /**
   * After all recovery. The player stays and says what is wrong itself, offers to try again, and comes back by itself with the network:
   * leave it where it is. Only `forbidden` (with its reason) and `expired` (with another address) are better answered around it.
   */
  onError?: (error: PlayerError) => void;
}
