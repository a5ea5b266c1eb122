// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readRegisterTokenStatus } from '../../shapes/RegisterTokenStatus.ts';

/** Accepts the terms and asks for the e-mail code. */
export const confirmRegistrationV2 = /*#__PURE__*/ operation('confirmRegistrationV2', '/v2/register/{token}/confirm', (client, path, input) => client.POST(path, input), readRegisterTokenStatus);
