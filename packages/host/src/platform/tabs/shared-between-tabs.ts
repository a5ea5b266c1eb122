/** Says something to the other tabs of this browser, and hears what they say. */
export interface SharedChannel {
  /** Reaches every other tab of this origin, never this one. */
  post(message: unknown): void;
  /** Another build may have posted: parse what comes. Returns the way to stop. */
  listen(listener: (message: unknown) => void): () => void;
}

/** The channel of that name. Where the browser has none, each tab is by itself: nothing is posted and nothing comes. */
export function sharedChannel(name: string): SharedChannel {
  // Opened with the first use: a channel keeps a process alive, and a page from the browser's cache for going back.
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
