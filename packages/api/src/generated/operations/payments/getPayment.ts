// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readPayment } from '../../shapes/Payment.ts';

/** The outcome of a payment. */
export const getPayment = /*#__PURE__*/ operation('getPayment', '/v1/payment/{id}', (client, path, input) => client.GET(path, input), readPayment, { staleMs: 0 });
