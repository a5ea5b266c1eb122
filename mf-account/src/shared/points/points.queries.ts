import { apiKey, apiMutation } from '@paddock/api';
import { getMe } from '@paddock/api/customer';
import { enrollLoyalty, getLoyaltyTransactions } from '@paddock/api/loyalty';
import { api, queryClient } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { mutationOptions } from '@tanstack/react-query';

/** Reads everything again that wettstars change: the customer and the entries. */
export async function readPointsAgain(): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: apiKey(getLoyaltyTransactions) });
  // Even if no part of the page shows the customer: the next one would use the cached answer.
  await queryClient.refetchQueries({ queryKey: apiKey(getMe) });
}

/** Joins the bonus programme. Idempotent. */
export const enrollMutation = mutationOptions({
  ...withInlineErrors(apiMutation(api, enrollLoyalty)),
  onSettled: readPointsAgain,
});
