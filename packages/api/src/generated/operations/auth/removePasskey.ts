// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readPasskeyRemoved } from '../../shapes/PasskeyRemoved.ts';

/** Remove a passkey. */
export const removePasskey = /*#__PURE__*/ operation('removePasskey', '/v1/customer/me/passkeys/{id}', (client, path, input) => client.DELETE(path, input), readPasskeyRemoved);
