import { loadOrNotFound } from '@paddock/pages';
import { sellPointsQuery } from './sell-points.queries.ts';
import { SellPoints } from './sell-points.tsx';

export const loader = () => loadOrNotFound(sellPointsQuery());

export const Component = SellPoints;
