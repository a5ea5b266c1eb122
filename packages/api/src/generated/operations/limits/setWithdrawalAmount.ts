// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readWithdrawalAmount } from '../../shapes/WithdrawalAmount.ts';

/** Sets the amount above which the balance is paid out. */
export const setWithdrawalAmount = /*#__PURE__*/ operation('setWithdrawalAmount', '/v1/customer/me/ggl/set-withdrawal-amount', (client, path, input) => client.POST(path, input), readWithdrawalAmount);
