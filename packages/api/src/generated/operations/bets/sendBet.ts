// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readSentBet } from '../../shapes/SentBet.ts';

/** Place a bet. */
export const sendBet = /*#__PURE__*/ operation('sendBet', '/v1/bets', (client, path, input) => client.POST(path, input), readSentBet, { retry: 0 });
