// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readWithdrawalAmount } from '../../shapes/WithdrawalAmount.ts';

/** Ends the automatic payout. */
export const disableWithdrawalAmount = /*#__PURE__*/ operation('disableWithdrawalAmount', '/v1/customer/me/ggl/disable-withdrawal-amount', (client, path, input) => client.POST(path, input), readWithdrawalAmount);
