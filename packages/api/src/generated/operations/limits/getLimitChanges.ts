// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readLimitChange } from '../../shapes/LimitChange.ts';
import { list } from '../../../wire/shapes.ts';

/** The changes of limits, newest first. */
export const getLimitChanges = /*#__PURE__*/ operation('getLimitChanges', '/v1/customer/me/limits/changes', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readLimitChange), { staleMs: 0 });
