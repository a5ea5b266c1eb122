// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readBankAccount } from '../../shapes/BankAccount.ts';

/** The customer's bank account. */
export const getBankAccount = /*#__PURE__*/ operation('getBankAccount', '/v1/customer/me/bank-account', (client, path, input) => client.GET(path, input), readBankAccount, { staleMs: 0 });
