import { apiMutation } from '@paddock/api';
import { switchToPro } from '@paddock/api/auth';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { readCustomerAgain } from '@paddock/pages/read-customer-again';

// Also after a failure: only the answer may be lost.
export const proMutation = withInlineErrors({ ...apiMutation(api, switchToPro), onSettled: readCustomerAgain });
