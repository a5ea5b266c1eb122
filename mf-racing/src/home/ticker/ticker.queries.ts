import { apiQuery } from '@paddock/api';
import { getTickers } from '@paddock/api/content';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

/** Short lines about the day: the next race, jackpots, the latest news. */
export const tickerQuery = withInlineErrors(apiQuery(api, getTickers));
