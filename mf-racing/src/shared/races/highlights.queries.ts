import { type ApiData, apiQuery } from '@paddock/api';
import { getHighlights } from '@paddock/api/races';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

export type Highlight = ApiData<'getHighlights'>[number];

/** Today's highlights. */
export const highlightsQuery = withInlineErrors(apiQuery(api, getHighlights));
