import { apiQuery } from '@paddock/api';
import { getPush } from '@paddock/api/messenger';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

/** Whether this login gets push messages. */
export const pushQuery = withInlineErrors(apiQuery(api, getPush));
