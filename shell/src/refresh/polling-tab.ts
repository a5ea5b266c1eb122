/**
 * Tells whether this is the one tab of the browser that refreshes what all of them share. Tabs take turns by a Web Lock, which is
 * free again when its tab ends; without Web Locks every tab is the one. Returns the way to stand back.
 */
export function standForPollingTab(onChange: (isPollingTab: boolean) => void): () => void {
  if (!navigator.locks) {
    onChange(true);
    return () => onChange(false);
  }
  const standBack = new AbortController();
  const until = new Promise<void>((resolve) => standBack.signal.addEventListener('abort', () => resolve()));
  navigator.locks
    .request('paddock.refresh', { signal: standBack.signal }, () => {
      onChange(true);
      return until;
    })
    // It stood back before its turn came; else locks are not for this page.
    .catch(() => !standBack.signal.aborted && onChange(true));
  return () => {
    standBack.abort();
    onChange(false);
  };
}
