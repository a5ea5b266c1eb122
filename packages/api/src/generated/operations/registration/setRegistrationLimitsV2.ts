// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readRegisterTokenStatus } from '../../shapes/RegisterTokenStatus.ts';

/** Sets first limits. */
export const setRegistrationLimitsV2 = /*#__PURE__*/ operation('setRegistrationLimitsV2', '/v2/register/{token}/limits', (client, path, input) => client.POST(path, input), readRegisterTokenStatus);
