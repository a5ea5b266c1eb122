import { apiQuery } from '@paddock/api';
import { getHighlights } from '@paddock/api/races';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

/** Today's highlights. */
export const highlightsQuery = withInlineErrors(apiQuery(api, getHighlights));
