// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readBet } from '../../shapes/Bet.ts';
import { list } from '../../../wire/shapes.ts';

/** The customer's bets. */
export const getBets = /*#__PURE__*/ operation('getBets', '/v1/customer/me/wagers', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readBet), { staleMs: 0, retry: 1 });
