import { apiQuery } from '@paddock/api';
import { getPush } from '@paddock/api/messenger';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

/** Whether this login is told of new messages by push. */
export const pushQuery = withInlineErrors(apiQuery(api, getPush));
