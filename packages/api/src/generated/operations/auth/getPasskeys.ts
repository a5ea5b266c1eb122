// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readPasskey } from '../../shapes/Passkey.ts';
import { list } from '../../../wire/shapes.ts';

/** The customer's passkeys, the newest first. */
export const getPasskeys = /*#__PURE__*/ operation('getPasskeys', '/v1/customer/me/passkeys', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readPasskey), { staleMs: 0 });
