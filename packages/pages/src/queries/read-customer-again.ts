import { apiKey } from '@paddock/api';
import { getMe } from '@paddock/api/customer';
import { queryClient } from '@paddock/host';

/**
 * Call it after a change of the customer. It also reads if no part of the page shows the customer:
 * the next one would use the cached answer.
 */
export const readCustomerAgain = (): Promise<void> => queryClient.refetchQueries({ queryKey: apiKey(getMe) });
