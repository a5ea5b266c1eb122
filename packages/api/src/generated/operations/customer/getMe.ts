// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readUser } from '../../shapes/User.ts';

/** The customer who is logged in. */
export const getMe = /*#__PURE__*/ operation('getMe', '/v1/customer/me', (client, path, input) => client.GET(path, input), readUser, { staleMs: 0 });
