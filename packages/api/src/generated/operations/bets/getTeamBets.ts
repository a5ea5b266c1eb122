// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readTeamBet } from '../../shapes/TeamBet.ts';
import { list } from '../../../wire/shapes.ts';

/** Team bets of some days. */
export const getTeamBets = /*#__PURE__*/ operation('getTeamBets', '/v1/teamtips', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readTeamBet), { staleMs: 15000 });
