// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readStream } from '../../shapes/Stream.ts';

/** The live stream of a race. */
export const getRaceStream = /*#__PURE__*/ operation('getRaceStream', '/v1/streams/race/{id}', (client, path, input) => client.GET(path, input), readStream, { staleMs: 0 });
