// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readTeamTipUnsubscribed } from '../../shapes/TeamTipUnsubscribed.ts';

/** End all mails about team bets. */
export const unsubscribeTeamTip = /*#__PURE__*/ operation('unsubscribeTeamTip', '/v1/unsubscribe/teamtip/{id}', (client, path, input) => client.PATCH(path, input), readTeamTipUnsubscribed, { retry: 0 });
