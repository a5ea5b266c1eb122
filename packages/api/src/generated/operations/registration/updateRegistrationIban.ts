// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readRegisterTokenStatus } from '../../shapes/RegisterTokenStatus.ts';

/** Names the bank account. */
export const updateRegistrationIban = /*#__PURE__*/ operation('updateRegistrationIban', '/v1/register/{token}/update-iban', (client, path, input) => client.POST(path, input), readRegisterTokenStatus);
