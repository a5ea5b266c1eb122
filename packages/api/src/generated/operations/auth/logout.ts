// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readLogoutResult } from '../../shapes/LogoutResult.ts';

/** End a session. */
export const logout = /*#__PURE__*/ operation('logout', '/v1/customer/auth/logout', (client, path, input) => client.POST(path, input), readLogoutResult, { retry: 0 });
