// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readStream } from '../../shapes/Stream.ts';
import { list } from '../../../wire/shapes.ts';

/** The live streams of the day. */
export const getStreams = /*#__PURE__*/ operation('getStreams', '/v1/streams', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readStream), { staleMs: 15000 });
