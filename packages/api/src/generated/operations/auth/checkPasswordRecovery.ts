// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readPasswordRecovery } from '../../shapes/PasswordRecovery.ts';

/** Whether a recovery link still works. */
export const checkPasswordRecovery = /*#__PURE__*/ operation('checkPasswordRecovery', '/v1/customer/auth/password-recovery/{token}', (client, path, input) => client.GET(path, input), readPasswordRecovery, { staleMs: 0 });
