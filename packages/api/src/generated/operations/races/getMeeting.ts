// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readMeeting } from '../../shapes/Meeting.ts';

/** One meeting with its races. */
export const getMeeting = /*#__PURE__*/ operation('getMeeting', '/v1/meetings/{id}', (client, path, input) => client.GET(path, input), readMeeting, { staleMs: 60000 });
