import { type ApiData, apiQuery } from '@paddock/api';
import { getSellPoint, getSellPoints } from '@paddock/api/content';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

export type SellPoint = ApiData<'getSellPoint'>;

export const sellPointsQuery = () => withInlineErrors(apiQuery(api, getSellPoints));
export const sellPointQuery = (id: number) => withInlineErrors(apiQuery(api, getSellPoint, { path: { id } }));
