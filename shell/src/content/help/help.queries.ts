import { type ApiData, apiQuery } from '@paddock/api';
import { getGlossaries, getGlossary } from '@paddock/api/content';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

export type HelpEntry = ApiData<'getGlossary'>;

export const helpQuery = () => withInlineErrors(apiQuery(api, getGlossaries));
export const helpEntryQuery = (id: number) => withInlineErrors(apiQuery(api, getGlossary, { path: { id } }));
