// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readStream } from '../../shapes/Stream.ts';

/** A live stream by its id. */
export const getStream = /*#__PURE__*/ operation('getStream', '/v1/streams/{id}', (client, path, input) => client.GET(path, input), readStream, { staleMs: 0 });
