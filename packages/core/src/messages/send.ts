import type { Messages } from '../contract/contract.ts';
import { shellServices } from '../contract/shell-services.ts';

/**
 * Sends a message to the remote that takes it: `send('stream.watch', { kind: 'race', id: '7' })`.
 * The remote is loaded first if needed. A message that nobody takes, or whose remote cannot be
 * loaded, is dropped, so the sender must not depend on it.
 */
export function send<N extends keyof Messages & string>(name: N, data: Messages[N]): void {
  shellServices().deliver(name, data);
}
