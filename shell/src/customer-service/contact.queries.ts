import { apiQuery } from '@paddock/api';
import { getContact } from '@paddock/api/content';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

export const contactQuery = () => withInlineErrors(apiQuery(api, getContact));
