import { apiMutation } from '@paddock/api';
import { disableLugas } from '@paddock/api/limits';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { readCustomerAgain } from '@paddock/pages/read-customer-again';

/** Ends the betting session. */
export const endBettingSessionMutation = withInlineErrors({
  ...apiMutation(api, disableLugas),
  onSuccess: readCustomerAgain,
});
