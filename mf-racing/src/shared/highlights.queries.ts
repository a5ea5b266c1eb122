import { apiQuery } from '@paddock/api';
import { getHighlights } from '@paddock/api/races';
import { api } from '@paddock/host';
import { quiet } from './quiet.ts';

/** Races of today that stand out. */
export const highlightsQuery = quiet(apiQuery(api, getHighlights));
