// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readPasswordRecoveryStarted } from '../../shapes/PasswordRecoveryStarted.ts';

/** Have a link to set a new password sent. */
export const startPasswordRecovery = /*#__PURE__*/ operation('startPasswordRecovery', '/v1/customer/auth/password-recovery', (client, path, input) => client.POST(path, input), readPasswordRecoveryStarted, { retry: 0 });
