// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readStream } from '../../shapes/Stream.ts';

/** The archive stream of a race. */
export const getArchiveStream = /*#__PURE__*/ operation('getArchiveStream', '/v1/streams/archive/{id}', (client, path, input) => client.GET(path, input), readStream, { staleMs: 0 });
