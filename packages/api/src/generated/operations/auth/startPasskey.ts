// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readNewPasskeyChallenge } from '../../shapes/NewPasskeyChallenge.ts';

/** Begin to add a passkey. */
export const startPasskey = /*#__PURE__*/ operation('startPasskey', '/v1/customer/me/passkeys/challenge', (client, path, input) => client.POST(path, input), readNewPasskeyChallenge, { retry: 0 });
