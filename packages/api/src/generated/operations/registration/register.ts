// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readRegistrationBegun } from '../../shapes/RegistrationBegun.ts';

/** Registers a customer. */
export const register = /*#__PURE__*/ operation('register', '/v3/register', (client, path, input) => client.POST(path, input), readRegistrationBegun);
