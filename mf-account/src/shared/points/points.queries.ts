import { apiMutation } from '@paddock/api';
import { enrollLoyalty, getLoyaltyTransactions } from '@paddock/api/loyalty';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { readAgain } from '@paddock/pages/read-again';
import { readCustomerAgain } from '@paddock/pages/read-customer-again';
import { mutationOptions } from '@tanstack/react-query';

/** Reads everything again that wettstars change: the customer and the entries. */
export async function readPointsAgain(): Promise<void> {
  readAgain(getLoyaltyTransactions);
  await readCustomerAgain();
}

/** Joins the bonus programme. Idempotent. */
export const enrollMutation = mutationOptions({
  ...withInlineErrors(apiMutation(api, enrollLoyalty)),
  onSettled: readPointsAgain,
});
