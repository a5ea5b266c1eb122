// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readRegisterTokenStatus } from '../../shapes/RegisterTokenStatus.ts';

/** Sends a code by SMS. */
export const sendMobileCode = /*#__PURE__*/ operation('sendMobileCode', '/v3/register/{token}/mobile-code', (client, path, input) => client.POST(path, input), readRegisterTokenStatus);
