// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';

/** The account's entries of some days as a file. */
export const getTransactionsCsv = /*#__PURE__*/ operation('getTransactionsCsv', '/v1/customer/me/transactions/csv', (client, path, input) => client.GET(path, input), null, { staleMs: 0 });
