// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readRegisterTokenStatus } from '../../shapes/RegisterTokenStatus.ts';

/** Sets the password. */
export const setRegistrationPasswordV2 = /*#__PURE__*/ operation('setRegistrationPasswordV2', '/v2/register/{token}/password', (client, path, input) => client.POST(path, input), readRegisterTokenStatus);
