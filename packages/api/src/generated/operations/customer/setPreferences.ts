// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readPreferences } from '../../shapes/Preferences.ts';

/** Change preferences. */
export const setPreferences = /*#__PURE__*/ operation('setPreferences', '/v1/customer/me/preferences', (client, path, input) => client.PUT(path, input), readPreferences);
