// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readOverviewMeeting } from '../../shapes/OverviewMeeting.ts';
import { list } from '../../../wire/shapes.ts';

/** The meetings of a day in few words. */
export const getOverviewMeetings = /*#__PURE__*/ operation('getOverviewMeetings', '/v1/overview/meetings', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readOverviewMeeting), { staleMs: 15000 });
