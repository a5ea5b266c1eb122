// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readProState } from '../../shapes/ProState.ts';

/** Switch to the pro platform, or back. */
export const switchToPro = /*#__PURE__*/ operation('switchToPro', '/v1/customer/auth/pro-platform', (client, path, input) => client.POST(path, input), readProState, { retry: 0 });
