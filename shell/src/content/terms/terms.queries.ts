import { type ApiData, apiQuery } from '@paddock/api';
import { getTerms } from '@paddock/api/content';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

export type TermsPart = ApiData<'getTerms'>['parts'][number];

/** The present terms: as a whole, and by part. */
export const termsQuery = () => withInlineErrors(apiQuery(api, getTerms));
