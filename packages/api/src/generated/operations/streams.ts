// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../client/operation.ts';
import { flag, integer, list, object, text, word } from '../../wire/shapes.ts';

const readStream = /*#__PURE__*/ object({ id: integer, race_id: integer, type: /*#__PURE__*/ word("player", "archive"), url: text, format: /*#__PURE__*/ word("application/vnd.apple.mpegurl", "video/mp4") });
const readStreamTracking = /*#__PURE__*/ object({ tracked: flag, race_id: integer });

/** The live streams of the day. */
export const getStreams = /*#__PURE__*/ operation('getStreams', '/v1/streams', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readStream), { staleMs: 15000 });

/** A live stream by its id. */
export const getStream = /*#__PURE__*/ operation('getStream', '/v1/streams/{id}', (client, path, input) => client.GET(path, input), readStream, { staleMs: 0 });

/** The live stream of a race. */
export const getRaceStream = /*#__PURE__*/ operation('getRaceStream', '/v1/streams/race/{id}', (client, path, input) => client.GET(path, input), readStream, { staleMs: 0 });

/** The archive stream of a race. */
export const getArchiveStream = /*#__PURE__*/ operation('getArchiveStream', '/v1/streams/archive/{id}', (client, path, input) => client.GET(path, input), readStream, { staleMs: 0 });

/** The live stream of a track. */
export const getTrackStream = /*#__PURE__*/ operation('getTrackStream', '/v1/streams/track/{id}', (client, path, input) => client.GET(path, input), readStream, { staleMs: 0 });

/** Says that a customer watches a live stream. */
export const trackStream = /*#__PURE__*/ operation('trackStream', '/v1/streams/{id}/tracking', (client, path, input) => client.POST(path, input), readStreamTracking);
