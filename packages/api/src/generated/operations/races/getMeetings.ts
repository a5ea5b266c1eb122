// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readMeeting } from '../../shapes/Meeting.ts';
import { list } from '../../../wire/shapes.ts';

/** The meetings of a day with their races. */
export const getMeetings = /*#__PURE__*/ operation('getMeetings', '/v1/meetings', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readMeeting), { staleMs: 60000 });
