import { apiMutation } from '@paddock/api';
import { sendContact } from '@paddock/api/content';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

/** The form shows refusals. */
export const contactMutation = () => withInlineErrors(apiMutation(api, sendContact));
