// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readRegisterTokenStatus } from '../../shapes/RegisterTokenStatus.ts';

/** Verifies the e-mail address by its code. */
export const verifyRegistrationEmail = /*#__PURE__*/ operation('verifyRegistrationEmail', '/v3/register/{token}/verify-email', (client, path, input) => client.POST(path, input), readRegisterTokenStatus);
