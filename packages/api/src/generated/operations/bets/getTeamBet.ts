// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readTeamBetDetails } from '../../shapes/TeamBetDetails.ts';

/** One team bet. */
export const getTeamBet = /*#__PURE__*/ operation('getTeamBet', '/v1/teamtips/{id}', (client, path, input) => client.GET(path, input), readTeamBetDetails, { staleMs: 15000 });
