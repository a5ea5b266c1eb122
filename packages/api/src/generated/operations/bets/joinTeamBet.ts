// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readTeamJoin } from '../../shapes/TeamJoin.ts';

/** Join a team bet. */
export const joinTeamBet = /*#__PURE__*/ operation('joinTeamBet', '/v1/customer/me/teamtips', (client, path, input) => client.POST(path, input), readTeamJoin, { retry: 0 });
