import { apiQuery } from '@paddock/api';
import { getJackpots } from '@paddock/api/races';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

/** What is carried over into pools that are open, the biggest amount first. */
export const jackpotsQuery = withInlineErrors(apiQuery(api, getJackpots));
