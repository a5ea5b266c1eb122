import { type ApiData, apiQuery } from '@paddock/api';
import { getGlossaries, getGlossary } from '@paddock/api/content';
import { api } from '@paddock/host';

export type HelpEntry = ApiData<'getGlossary'>;

export const helpQuery = () => apiQuery(api, getGlossaries);
export const helpEntryQuery = (id: number) => apiQuery(api, getGlossary, { path: { id } });
