import { apiQuery } from '@paddock/api';
import { getPage } from '@paddock/api/content';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

/** A content page by its name: `privacy`. */
export const pageQuery = (name: string) => withInlineErrors(apiQuery(api, getPage, { path: { name } }));
