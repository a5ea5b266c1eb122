// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readHints } from '../../shapes/Hints.ts';

/** The things that have news. */
export const getEvents = /*#__PURE__*/ operation('getEvents', '/v1/events', (client, path, input) => client.GET(path, input), readHints, { staleMs: 0, retry: 0 });
