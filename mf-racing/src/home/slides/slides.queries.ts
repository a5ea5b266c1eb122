import { apiQuery } from '@paddock/api';
import { getSliders } from '@paddock/api/content';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

/** The offers on the home page, in order. */
export const slidesQuery = withInlineErrors(apiQuery(api, getSliders));
