import { apiMutation } from '@paddock/api';
import { changeAddress } from '@paddock/api/customer';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { readCustomerAgain } from '@paddock/pages/read-customer-again';

/** Its form shows a refusal. */
export const changeAddressMutation = withInlineErrors({
  ...apiMutation(api, changeAddress),
  // Also after a failure: only the answer may be lost.
  onSettled: () => void readCustomerAgain(),
});
