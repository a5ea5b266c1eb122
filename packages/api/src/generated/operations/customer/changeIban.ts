// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readBankAccount } from '../../shapes/BankAccount.ts';

/** Name another bank account. */
export const changeIban = /*#__PURE__*/ operation('changeIban', '/v1/customer/me/iban', (client, path, input) => client.POST(path, input), readBankAccount);
