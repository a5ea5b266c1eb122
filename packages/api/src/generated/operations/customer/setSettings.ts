// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readSettings } from '../../shapes/Settings.ts';

/** Change settings. */
export const setSettings = /*#__PURE__*/ operation('setSettings', '/v1/customer/me/settings', (client, path, input) => client.PUT(path, input), readSettings);
