import { apiQuery } from '@paddock/api';
import { getJackpots } from '@paddock/api/races';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

/** The jackpots of open pools, the biggest first. */
export const jackpotsQuery = withInlineErrors(apiQuery(api, getJackpots));
