import { apiMutation } from '@paddock/api';
import { takeBreak } from '@paddock/api/limits';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { readCustomerAgain } from '@paddock/pages/read-customer-again';

/** Ends all play for 24 hours. */
export const takeBreakMutation = withInlineErrors({
  ...apiMutation(api, takeBreak),
  // Also after a failure: the break may have begun, and only the answer was lost.
  onSettled: readCustomerAgain,
});
