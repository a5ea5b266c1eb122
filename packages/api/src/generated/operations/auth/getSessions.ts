// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readCustomerSession } from '../../shapes/CustomerSession.ts';
import { list } from '../../../wire/shapes.ts';

/** Where the customer is logged in. */
export const getSessions = /*#__PURE__*/ operation('getSessions', '/v1/customer/me/sessions', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readCustomerSession), { staleMs: 0 });
