// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readPasswordChanged } from '../../shapes/PasswordChanged.ts';

/** Change the password. */
export const changePassword = /*#__PURE__*/ operation('changePassword', '/v1/customer/me/password', (client, path, input) => client.POST(path, input), readPasswordChanged);
