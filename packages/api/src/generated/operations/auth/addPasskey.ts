// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readPasskeyAdded } from '../../shapes/PasskeyAdded.ts';

/** Add a passkey. */
export const addPasskey = /*#__PURE__*/ operation('addPasskey', '/v1/customer/me/passkeys', (client, path, input) => client.POST(path, input), readPasskeyAdded, { retry: 0 });
