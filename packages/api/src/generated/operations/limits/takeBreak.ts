// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readPlayBreak } from '../../shapes/PlayBreak.ts';

/** Ends all play for 24 hours. */
export const takeBreak = /*#__PURE__*/ operation('takeBreak', '/v1/customer/me/break', (client, path, input) => client.POST(path, input), readPlayBreak);
