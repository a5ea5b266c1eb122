import { apiKey, apiMutation } from '@paddock/api';
import { getSessions } from '@paddock/api/auth';
import { changePassword } from '@paddock/api/customer';
import { api, queryClient } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

/** Its form shows a refusal. The change ends all other sessions. */
export const changePasswordMutation = withInlineErrors({
  ...apiMutation(api, changePassword),
  onSuccess: () => void queryClient.invalidateQueries({ queryKey: apiKey(getSessions) }),
});
