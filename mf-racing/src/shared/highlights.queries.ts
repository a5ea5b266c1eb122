import { apiQuery } from '@paddock/api';
import { getHighlights } from '@paddock/api/races';
import { api } from '@paddock/host';

/** Races of today that stand out. */
export const highlightsQuery = apiQuery(api, getHighlights);
