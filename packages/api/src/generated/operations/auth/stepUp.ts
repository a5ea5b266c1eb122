// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readSteppedUp } from '../../shapes/SteppedUp.ts';

/** Step up, by a passkey or the password. */
export const stepUp = /*#__PURE__*/ operation('stepUp', '/v1/customer/me/step-up', (client, path, input) => client.POST(path, input), readSteppedUp, { retry: 0 });
