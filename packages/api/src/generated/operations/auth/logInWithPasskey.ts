// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readLoginTokens } from '../../shapes/LoginTokens.ts';

/** Log in with a passkey. */
export const logInWithPasskey = /*#__PURE__*/ operation('logInWithPasskey', '/v1/customer/auth/passkey', (client, path, input) => client.POST(path, input), readLoginTokens, { retry: 0 });
