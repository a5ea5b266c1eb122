import { apiMutation, apiQuery } from '@paddock/api';
import { getContact, sendContact } from '@paddock/api/content';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

export const contactQuery = () => withInlineErrors(apiQuery(api, getContact));

/** The form shows refusals. */
export const contactMutation = () => withInlineErrors(apiMutation(api, sendContact));
