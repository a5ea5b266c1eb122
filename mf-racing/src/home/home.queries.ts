import { apiQuery } from '@paddock/api';
import { getJackpots } from '@paddock/api/races';
import { api } from '@paddock/host';
import { quiet } from '../shared/quiet.ts';

/** What is carried over into pools that are open, the biggest amount first. */
export const jackpotsQuery = quiet(apiQuery(api, getJackpots));
