import { useConnection } from '@paddock/host';

/** Follows the browser's online state. Returns the unsubscribe function. */
export function watchConnection(): () => void {
  const follow = () => useConnection.setState({ connection: navigator.onLine ? 'online' : 'offline' });
  addEventListener('online', follow);
  addEventListener('offline', follow);
  return () => {
    removeEventListener('online', follow);
    removeEventListener('offline', follow);
  };
}
