// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readCustomerLimit } from '../../shapes/CustomerLimit.ts';
import { list } from '../../../wire/shapes.ts';

/** Sets limits, and shows them all. */
export const setLimitsV2 = /*#__PURE__*/ operation('setLimitsV2', '/v2/customer/me/limits', (client, path, input) => client.POST(path, input), /*#__PURE__*/ list(readCustomerLimit));
