// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readRegistrationBegun } from '../../shapes/RegistrationBegun.ts';

/** Begins a registration in steps. */
export const startRegistrationV2 = /*#__PURE__*/ operation('startRegistrationV2', '/v2/register/start', (client, path, input) => client.POST(path, input), readRegistrationBegun);
