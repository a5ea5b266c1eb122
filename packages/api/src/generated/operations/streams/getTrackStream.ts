// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readStream } from '../../shapes/Stream.ts';

/** The live stream of a track. */
export const getTrackStream = /*#__PURE__*/ operation('getTrackStream', '/v1/streams/track/{id}', (client, path, input) => client.GET(path, input), readStream, { staleMs: 0 });
