// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readNoticedCustomer } from '../../shapes/NoticedCustomer.ts';

/** Whether this visitor has begun a registration. */
export const getNoticedCustomer = /*#__PURE__*/ operation('getNoticedCustomer', '/v1/register/noticed/customer', (client, path, input) => client.GET(path, input), readNoticedCustomer, { staleMs: 0 });
