import { load } from '../loading/load.ts';
import { sellPointsQuery } from './sell-points.queries.ts';
import { SellPoints } from './sell-points.tsx';

export const loader = () => load(sellPointsQuery());

export const Component = SellPoints;
