/** Messages between the tabs of this browser. */
export interface SharedChannel {
  /** Reaches every other tab of this origin, never this one. */
  post(message: unknown): void;
  /** Parse each message: the sender may be another build. Returns the unsubscribe function. */
  listen(listener: (message: unknown) => void): () => void;
}

/**
 * The channel of that name. In a browser without channels, posts are dropped and nothing arrives.
 */
export function sharedChannel(name: string): SharedChannel {
  // Opened at the first use: an open channel keeps a process alive, and keeps the page out of the
  // back/forward cache.
  let opened: BroadcastChannel | null = null;
  const open = (): BroadcastChannel | null => {
    if (typeof BroadcastChannel !== 'undefined') opened ??= new BroadcastChannel(`paddock:${name}`);
    return opened;
  };
  return {
    post: (message) => open()?.postMessage(message),
    listen(listener) {
      const hear = ({ data }: MessageEvent) => listener(data);
      const channel = open();
      channel?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    },
  };
}
