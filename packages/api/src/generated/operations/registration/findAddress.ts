// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readAddressMatch } from '../../shapes/AddressMatch.ts';
import { list } from '../../../wire/shapes.ts';

/** Suggests addresses while one is typed. */
export const findAddress = /*#__PURE__*/ operation('findAddress', '/v1/address/find', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readAddressMatch), { staleMs: 3600000 });
