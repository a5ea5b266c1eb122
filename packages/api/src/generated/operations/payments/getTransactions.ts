// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readAccountTransaction } from '../../shapes/AccountTransaction.ts';
import { list } from '../../../wire/shapes.ts';

/** The account's entries, newest first. */
export const getTransactions = /*#__PURE__*/ operation('getTransactions', '/v1/customer/me/transactions', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readAccountTransaction), { staleMs: 0 });
