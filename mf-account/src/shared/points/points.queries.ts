import { apiKey, apiMutation } from '@paddock/api';
import { getMe } from '@paddock/api/customer';
import { enrollLoyalty, getLoyaltyTransactions } from '@paddock/api/loyalty';
import { api, queryClient } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { mutationOptions } from '@tanstack/react-query';

/** Reads again what changes when wettstars come or go: the customer and the entries. */
export async function readPointsAgain(): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: apiKey(getLoyaltyTransactions) });
  // Even while no part of the page shows the customer: the next one takes the cached answer.
  await queryClient.refetchQueries({ queryKey: apiKey(getMe) });
}

/** Joins the bonus programme. Joining again changes nothing. */
export const enrollMutation = mutationOptions({
  ...withInlineErrors(apiMutation(api, enrollLoyalty)),
  onSettled: readPointsAgain,
});
