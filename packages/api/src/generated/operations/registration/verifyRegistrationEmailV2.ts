// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readRegisterTokenStatus } from '../../shapes/RegisterTokenStatus.ts';

/** Verifies the e-mail address by its code. */
export const verifyRegistrationEmailV2 = /*#__PURE__*/ operation('verifyRegistrationEmailV2', '/v2/register/{token}/email-verify', (client, path, input) => client.POST(path, input), readRegisterTokenStatus);
