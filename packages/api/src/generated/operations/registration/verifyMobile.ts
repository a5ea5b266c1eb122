// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readRegisterTokenStatus } from '../../shapes/RegisterTokenStatus.ts';

/** Verifies the mobile number by its code. */
export const verifyMobile = /*#__PURE__*/ operation('verifyMobile', '/v3/register/{token}/verify-mobile', (client, path, input) => client.POST(path, input), readRegisterTokenStatus);
