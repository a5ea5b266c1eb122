// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readLeagueStatus } from '../../shapes/LeagueStatus.ts';

/** Join the league under a nickname. */
export const enrollLeague = /*#__PURE__*/ operation('enrollLeague', '/v1/league/enroll', (client, path, input) => client.POST(path, input), readLeagueStatus, { retry: 0 });
