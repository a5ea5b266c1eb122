/**
 * Elects the one tab of the browser that refreshes shared data. A Web Lock elects it, and is
 * released when the tab closes; without Web Locks, every tab is elected. Returns a function that
 * resigns.
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
    // Aborted before its turn; any other error means that locks are not allowed here.
    .catch(() => !standBack.signal.aborted && onChange(true));
  return () => {
    standBack.abort();
    onChange(false);
  };
}
