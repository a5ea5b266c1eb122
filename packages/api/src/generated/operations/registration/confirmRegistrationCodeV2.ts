// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readRegisterTokenStatus } from '../../shapes/RegisterTokenStatus.ts';

/** Verifies the mobile number by its code. */
export const confirmRegistrationCodeV2 = /*#__PURE__*/ operation('confirmRegistrationCodeV2', '/v2/register/{token}/confirm-code', (client, path, input) => client.POST(path, input), readRegisterTokenStatus);
