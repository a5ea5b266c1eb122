import { apiMutation } from '@paddock/api';
import { disableLugas } from '@paddock/api/limits';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { readCustomerAgain } from '@paddock/pages/read-customer-again';

/** Ends the betting session. */
export const endBettingSessionMutation = withInlineErrors({
  ...apiMutation(api, disableLugas),
  // Also after a failure: it may have ended, and only the answer was lost.
  onSettled: readCustomerAgain,
});
