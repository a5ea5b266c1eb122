// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readSentBet } from '../../shapes/SentBet.ts';

/** Accept odds that have moved. */
export const confirmBet = /*#__PURE__*/ operation('confirmBet', '/v1/bets/{id}/confirm', (client, path, input) => client.POST(path, input), readSentBet);
