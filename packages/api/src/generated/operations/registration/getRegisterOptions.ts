// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readRegisterOptions } from '../../shapes/RegisterOptions.ts';

/** What the registration form lets choose from. */
export const getRegisterOptions = /*#__PURE__*/ operation('getRegisterOptions', '/v1/register', (client, path, input) => client.GET(path, input), readRegisterOptions, { staleMs: 3600000 });
