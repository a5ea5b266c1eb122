import { apiMutation } from '@paddock/api';
import { switchToPro } from '@paddock/api/auth';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { readCustomerAgain } from '@paddock/pages/read-customer-again';

export const proMutation = withInlineErrors({ ...apiMutation(api, switchToPro), onSuccess: readCustomerAgain });
