// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readLoginState } from '../../shapes/LoginState.ts';

/** Whether the access token is that of a login. */
export const isLogin = /*#__PURE__*/ operation('isLogin', '/v1/customer/auth/is-login', (client, path, input) => client.GET(path, input), readLoginState, { staleMs: 0 });
