// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readPayment } from '../../shapes/Payment.ts';

/** Start a deposit. */
export const startPayment = /*#__PURE__*/ operation('startPayment', '/v1/payment', (client, path, input) => client.POST(path, input), readPayment, { retry: 0 });
