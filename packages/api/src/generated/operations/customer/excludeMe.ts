// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readExclusion } from '../../shapes/Exclusion.ts';

/** Exclude oneself from betting. */
export const excludeMe = /*#__PURE__*/ operation('excludeMe', '/v1/customer/me/exclusion', (client, path, input) => client.POST(path, input), readExclusion);
