// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readRegisterTokenStatus } from '../../shapes/RegisterTokenStatus.ts';

/** Takes the personal data of a registration in steps. */
export const registerV2 = /*#__PURE__*/ operation('registerV2', '/v2/register/personal', (client, path, input) => client.POST(path, input), readRegisterTokenStatus);
