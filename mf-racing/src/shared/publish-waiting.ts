import { customerQuery } from '@paddock/api/customer-queries';
import { api, queryClient } from '@paddock/host';
import { toConfirmStore } from './betting/to-confirm.store.ts';

/**
 * Publishes the slip again if it shows a bet that waits to be confirmed: the bet may be decided, or
 * its time over. Other pages do without the slip's code.
 */
export async function publishWaiting(): Promise<void> {
  // Before this answer, the server's clock is not known.
  if (!queryClient.getQueryData(customerQuery(api).queryKey)) return;
  if (Object.keys(await toConfirmStore.read()).length === 0) return;
  const { publishAgain } = await import('./betting/publish-slip.ts');
  await publishAgain();
}
