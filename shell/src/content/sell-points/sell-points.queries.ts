import { type ApiData, apiQuery } from '@paddock/api';
import { getSellPoint, getSellPoints } from '@paddock/api/content';
import { api } from '@paddock/host';

export type SellPoint = ApiData<'getSellPoint'>;

export const sellPointsQuery = () => apiQuery(api, getSellPoints);
export const sellPointQuery = (id: number) => apiQuery(api, getSellPoint, { path: { id } });
