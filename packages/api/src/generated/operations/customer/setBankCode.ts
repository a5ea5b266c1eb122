// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readBankAccount } from '../../shapes/BankAccount.ts';

/** Enter the code of the transfer. */
export const setBankCode = /*#__PURE__*/ operation('setBankCode', '/v1/customer/me/bank-code', (client, path, input) => client.POST(path, input), readBankAccount);
