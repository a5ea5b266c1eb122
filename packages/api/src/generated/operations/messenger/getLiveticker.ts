// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readTickerEntry } from '../../shapes/TickerEntry.ts';
import { list } from '../../../wire/shapes.ts';

/** The live ticker of the racing. */
export const getLiveticker = /*#__PURE__*/ operation('getLiveticker', '/v1/liveticker/{action}', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readTickerEntry), { staleMs: 0, retry: 0 });
