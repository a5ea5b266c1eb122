// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readSellPoint } from '../../shapes/SellPoint.ts';
import { list } from '../../../wire/shapes.ts';

/** All sell points, by zip. */
export const getSellPoints = /*#__PURE__*/ operation('getSellPoints', '/v1/betting-collection-points', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readSellPoint), { staleMs: 300000 });
