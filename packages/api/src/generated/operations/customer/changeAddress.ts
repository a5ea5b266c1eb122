// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readCustomerAddress } from '../../shapes/CustomerAddress.ts';

/** Name a new address. */
export const changeAddress = /*#__PURE__*/ operation('changeAddress', '/v1/customer/me/address', (client, path, input) => client.POST(path, input), readCustomerAddress);
