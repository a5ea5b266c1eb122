import { apiMutation } from '@paddock/api';
import { getSessions } from '@paddock/api/auth';
import { changePassword } from '@paddock/api/customer';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { readAgain } from '@paddock/pages/read-again';

/** Its form shows a refusal. The change ends all other sessions. */
export const changePasswordMutation = withInlineErrors({
  ...apiMutation(api, changePassword),
  onSuccess: () => readAgain(getSessions),
});
