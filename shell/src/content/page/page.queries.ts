import { apiQuery } from '@paddock/api';
import { getPage } from '@paddock/api/content';
import { api } from '@paddock/host';

/** A content page by its name: `privacy`. */
export const pageQuery = (name: string) => apiQuery(api, getPage, { path: { name } });
