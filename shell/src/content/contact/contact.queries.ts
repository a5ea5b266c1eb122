import { apiMutation, apiQuery } from '@paddock/api';
import { getContact, sendContact } from '@paddock/api/content';
import { api } from '@paddock/host';
import { quiet } from '../loading/load.ts';

export const contactQuery = () => apiQuery(api, getContact);

/** The form shows what is refused. */
export const contactMutation = () => ({ ...apiMutation(api, sendContact), ...quiet });
