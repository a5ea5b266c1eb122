// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readLeagueStatus } from '../../shapes/LeagueStatus.ts';

/** Where the customer stands in the running season. */
export const getLeagueStatus = /*#__PURE__*/ operation('getLeagueStatus', '/v1/league/status', (client, path, input) => client.GET(path, input), readLeagueStatus, { staleMs: 30000 });
