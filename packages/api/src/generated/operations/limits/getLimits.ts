// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readCustomerLimit } from '../../shapes/CustomerLimit.ts';
import { list } from '../../../wire/shapes.ts';

/** The limits by type and range. */
export const getLimits = /*#__PURE__*/ operation('getLimits', '/v1/customer/me/limits', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readCustomerLimit), { staleMs: 0 });
