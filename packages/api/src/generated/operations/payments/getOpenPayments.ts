// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readPayment } from '../../shapes/Payment.ts';
import { list } from '../../../wire/shapes.ts';

/** The customer's pending payments, newest first. */
export const getOpenPayments = /*#__PURE__*/ operation('getOpenPayments', '/v1/payment', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readPayment), { staleMs: 0 });
