// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readTeamTipNotificationType } from '../../shapes/TeamTipNotificationType.ts';
import { list } from '../../../wire/shapes.ts';

/** The kinds of notifications about team bets. */
export const getTeamTipNotificationTypes = /*#__PURE__*/ operation('getTeamTipNotificationTypes', '/v1/customer/me/teamtip/notification_types', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readTeamTipNotificationType), { staleMs: 0 });
