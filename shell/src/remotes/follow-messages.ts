import { send, useSession } from '@paddock/host';

/**
 * Loads the remote that follows a customer's messages, once there is a customer. Returns the
 * unsubscribe function.
 */
export function followMessages(): () => void {
  const follow = () => send('messages.follow', {});
  if (useSession.getState().status === 'customer') follow();
  return useSession.subscribe(({ status }, before) => {
    if (status === 'customer' && before.status !== 'customer') follow();
  });
}
