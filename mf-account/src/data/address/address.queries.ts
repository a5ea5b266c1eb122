import { apiMutation } from '@paddock/api';
import { changeAddress } from '@paddock/api/customer';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { readCustomerAgain } from '@paddock/pages/read-customer-again';

/** Its form shows a refusal. */
export const changeAddressMutation = withInlineErrors({
  ...apiMutation(api, changeAddress),
  onSuccess: () => void readCustomerAgain(),
});
