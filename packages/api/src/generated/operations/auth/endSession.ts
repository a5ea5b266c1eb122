// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readSessionEnded } from '../../shapes/SessionEnded.ts';

/** End one session. */
export const endSession = /*#__PURE__*/ operation('endSession', '/v1/customer/me/sessions/{id}', (client, path, input) => client.DELETE(path, input), readSessionEnded);
