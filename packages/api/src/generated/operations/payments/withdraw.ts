// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readPayment } from '../../shapes/Payment.ts';

/** Pay out to the customer's bank account. */
export const withdraw = /*#__PURE__*/ operation('withdraw', '/v1/payment/withdraw', (client, path, input) => client.POST(path, input), readPayment, { retry: 0 });
