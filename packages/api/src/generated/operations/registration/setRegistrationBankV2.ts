// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readRegisterTokenStatus } from '../../shapes/RegisterTokenStatus.ts';

/** Names the bank account. */
export const setRegistrationBankV2 = /*#__PURE__*/ operation('setRegistrationBankV2', '/v2/register/{token}/bank', (client, path, input) => client.POST(path, input), readRegisterTokenStatus);
