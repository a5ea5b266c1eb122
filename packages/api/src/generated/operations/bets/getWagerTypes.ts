// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readWagerType } from '../../shapes/WagerType.ts';
import { list } from '../../../wire/shapes.ts';

/** The wager types that are sold on a day. */
export const getWagerTypes = /*#__PURE__*/ operation('getWagerTypes', '/v1/wager-types', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readWagerType), { staleMs: 3600000 });
