// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readWettstarsConversion } from '../../shapes/WettstarsConversion.ts';

/** Turn all wettstars into money. */
export const convertWettstars = /*#__PURE__*/ operation('convertWettstars', '/v1/customer/me/loyalty/convert', (client, path, input) => client.GET(path, input), readWettstarsConversion, { staleMs: 0, retry: 0 });
