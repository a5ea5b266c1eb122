// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readTransactionTotals } from '../../shapes/TransactionTotals.ts';

/** The sums of the account's entries. */
export const getTransactionTotals = /*#__PURE__*/ operation('getTransactionTotals', '/v1/customer/me/transactions/totals', (client, path, input) => client.GET(path, input), readTransactionTotals, { staleMs: 0 });
