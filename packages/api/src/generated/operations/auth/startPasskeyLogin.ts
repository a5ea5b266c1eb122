// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readPasskeyChallenge } from '../../shapes/PasskeyChallenge.ts';

/** Begin a login with a passkey. */
export const startPasskeyLogin = /*#__PURE__*/ operation('startPasskeyLogin', '/v1/customer/auth/passkey/challenge', (client, path, input) => client.POST(path, input), readPasskeyChallenge, { retry: 0 });
