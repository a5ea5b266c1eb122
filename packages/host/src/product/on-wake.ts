/**
 * Calls back when the tab comes on screen or back from the back/forward cache, or the network comes
 * back to it. Returns the unsubscribe function.
 */
export function onWake(listener: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') listener();
  };
  for (const event of ['pageshow', 'online']) addEventListener(event, look);
  document.addEventListener('visibilitychange', look);
  return () => {
    for (const event of ['pageshow', 'online']) removeEventListener(event, look);
    document.removeEventListener('visibilitychange', look);
  };
}
