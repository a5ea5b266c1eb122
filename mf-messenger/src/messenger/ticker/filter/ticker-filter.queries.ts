import { apiQuery } from '@paddock/api';
import { getCountries } from '@paddock/api/races';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

/** The countries with racing, in their order. */
export const countriesQuery = withInlineErrors(apiQuery(api, getCountries));
