// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readCustomerLimit } from '../../shapes/CustomerLimit.ts';
import { list } from '../../../wire/shapes.ts';

/** Sets limits. */
export const setLimits = /*#__PURE__*/ operation('setLimits', '/v1/customer/me/limits', (client, path, input) => client.POST(path, input), /*#__PURE__*/ list(readCustomerLimit));
