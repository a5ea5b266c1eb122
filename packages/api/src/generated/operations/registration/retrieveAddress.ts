// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readCapturedAddress } from '../../shapes/CapturedAddress.ts';

/** The address of a suggestion. */
export const retrieveAddress = /*#__PURE__*/ operation('retrieveAddress', '/v1/address/retrieve/{id}', (client, path, input) => client.GET(path, input), readCapturedAddress, { staleMs: 3600000 });
