// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readPasswordRecovered } from '../../shapes/PasswordRecovered.ts';

/** Set a new password by a recovery link. */
export const finishPasswordRecovery = /*#__PURE__*/ operation('finishPasswordRecovery', '/v1/customer/auth/password-recovery/{token}', (client, path, input) => client.PUT(path, input), readPasswordRecovered, { retry: 0 });
