// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readDataRequests } from '../../shapes/DataRequests.ts';

/** The customer's requests about its data. */
export const getDataRequests = /*#__PURE__*/ operation('getDataRequests', '/v1/customer/me/data-requests', (client, path, input) => client.GET(path, input), readDataRequests, { staleMs: 0 });
