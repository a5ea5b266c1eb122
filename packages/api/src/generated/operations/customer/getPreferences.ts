// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readPreferences } from '../../shapes/Preferences.ts';

/** Preferences that hold for the customer. */
export const getPreferences = /*#__PURE__*/ operation('getPreferences', '/v1/customer/me/preferences', (client, path, input) => client.GET(path, input), readPreferences, { staleMs: 60000 });
