// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readSellPoint } from '../../shapes/SellPoint.ts';

/** One sell point. */
export const getSellPoint = /*#__PURE__*/ operation('getSellPoint', '/v1/betting-collection-points/{id}', (client, path, input) => client.GET(path, input), readSellPoint, { staleMs: 300000 });
