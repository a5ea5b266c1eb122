// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readTeamShare } from '../../shapes/TeamShare.ts';
import { list } from '../../../wire/shapes.ts';

/** The customer's shares in team bets. */
export const getMyTeamBets = /*#__PURE__*/ operation('getMyTeamBets', '/v1/customer/me/teamtips', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readTeamShare), { staleMs: 0 });
