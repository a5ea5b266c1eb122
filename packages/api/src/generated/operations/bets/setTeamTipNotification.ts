// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readTeamTipNotificationType } from '../../shapes/TeamTipNotificationType.ts';

/** Turn a notification about team bets on or off. */
export const setTeamTipNotification = /*#__PURE__*/ operation('setTeamTipNotification', '/v1/customer/me/teamtip/notification/{id}', (client, path, input) => client.PUT(path, input), readTeamTipNotificationType);
