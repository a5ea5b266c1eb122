// Written by `pnpm generate` from openapi.yaml.
export { getStreams } from './streams/getStreams.ts';
export { getStream } from './streams/getStream.ts';
export { getRaceStream } from './streams/getRaceStream.ts';
export { getArchiveStream } from './streams/getArchiveStream.ts';
export { getTrackStream } from './streams/getTrackStream.ts';
export { trackStream } from './streams/trackStream.ts';
