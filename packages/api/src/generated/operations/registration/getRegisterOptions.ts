// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readRegisterOptions } from '../../shapes/RegisterOptions.ts';

/** The choices of the registration form. */
export const getRegisterOptions = /*#__PURE__*/ operation('getRegisterOptions', '/v1/register', (client, path, input) => client.GET(path, input), readRegisterOptions, { staleMs: 3600000 });
