// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readMeetingNonRunners } from '../../shapes/MeetingNonRunners.ts';
import { list } from '../../../wire/shapes.ts';

/** Non-runners of a day or of a meeting. */
export const getNonRunners = /*#__PURE__*/ operation('getNonRunners', '/v1/nonrunners', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readMeetingNonRunners), { staleMs: 45000 });
