// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readLoginTokens } from '../../shapes/LoginTokens.ts';

/** Log in, or go on with a refresh token. */
export const login = /*#__PURE__*/ operation('login', '/v3/customer/auth/login', (client, path, input) => client.POST(path, input), readLoginTokens, { retry: 0 });
