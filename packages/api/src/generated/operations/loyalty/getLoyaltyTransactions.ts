// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readLoyaltyTransaction } from '../../shapes/LoyaltyTransaction.ts';
import { list } from '../../../wire/shapes.ts';

/** The wettstars that came and went, newest first. */
export const getLoyaltyTransactions = /*#__PURE__*/ operation('getLoyaltyTransactions', '/v1/customer/me/loyalty/transactions', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readLoyaltyTransaction), { staleMs: 0 });
