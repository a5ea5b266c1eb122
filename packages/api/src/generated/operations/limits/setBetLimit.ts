// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readCustomerLimit } from '../../shapes/CustomerLimit.ts';
import { list } from '../../../wire/shapes.ts';

/** Sets a limit of stakes. */
export const setBetLimit = /*#__PURE__*/ operation('setBetLimit', '/v1/customer/me/limits/bet', (client, path, input) => client.POST(path, input), /*#__PURE__*/ list(readCustomerLimit));
