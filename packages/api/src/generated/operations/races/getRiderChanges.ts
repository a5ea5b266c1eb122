// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readMeetingRiderChanges } from '../../shapes/MeetingRiderChanges.ts';
import { list } from '../../../wire/shapes.ts';

/** Changes of riders and drivers of a day or of a meeting. */
export const getRiderChanges = /*#__PURE__*/ operation('getRiderChanges', '/v1/riderchanges', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readMeetingRiderChanges), { staleMs: 45000 });
