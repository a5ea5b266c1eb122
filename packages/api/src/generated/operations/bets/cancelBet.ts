// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readSentBet } from '../../shapes/SentBet.ts';

/** Take a bet back. */
export const cancelBet = /*#__PURE__*/ operation('cancelBet', '/v1/bets/{id}/cancel', (client, path, input) => client.POST(path, input), readSentBet);
