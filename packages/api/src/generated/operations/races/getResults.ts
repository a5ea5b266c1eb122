// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readMeetingResults } from '../../shapes/MeetingResults.ts';
import { list } from '../../../wire/shapes.ts';

/** The races of a day that are over. */
export const getResults = /*#__PURE__*/ operation('getResults', '/v1/results', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readMeetingResults), { staleMs: 45000 });
