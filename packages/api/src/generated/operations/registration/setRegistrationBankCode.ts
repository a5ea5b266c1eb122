// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readRegisterTokenStatus } from '../../shapes/RegisterTokenStatus.ts';

/** Validates the bank account by the code of the transfer. */
export const setRegistrationBankCode = /*#__PURE__*/ operation('setRegistrationBankCode', '/v1/register/{token}/bank-code', (client, path, input) => client.POST(path, input), readRegisterTokenStatus);
