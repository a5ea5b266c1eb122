// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readTeamTipAmounts } from '../../shapes/TeamTipAmounts.ts';

/** The amounts that can be paid into a team bet. */
export const getTeamTipAmounts = /*#__PURE__*/ operation('getTeamTipAmounts', '/v1/customer/me/teamtip/{id}/amounts', (client, path, input) => client.GET(path, input), readTeamTipAmounts, { staleMs: 0 });
