/** Messages between the tabs of this browser. */
export interface SharedChannel {
  /** Sends to every other tab of this origin, but not to this one. */
  post(message: unknown): void;
  /** Returns unsubscribe. Validate each message, since its sender may be another build. */
  listen(listener: (message: unknown) => void): () => void;
}

/** The channel of this name. Without BroadcastChannel, posts are dropped and nothing arrives. */
export function sharedChannel(name: string): SharedChannel {
  // Opened at the first use, since an open channel keeps a process alive and the page out of the
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
