// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readMeeting } from '../../shapes/Meeting.ts';
import { list } from '../../../wire/shapes.ts';

/** The meetings of a past day with their archive pictures. */
export const getMeetingsArchive = /*#__PURE__*/ operation('getMeetingsArchive', '/v1/meetings/archive', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readMeeting), { staleMs: 60000 });
