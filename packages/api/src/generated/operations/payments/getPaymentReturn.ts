// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readReturnedPayment } from '../../shapes/ReturnedPayment.ts';

/** The outcome of a deposit, without a login. */
export const getPaymentReturn = /*#__PURE__*/ operation('getPaymentReturn', '/v1/payment/{id}/return', (client, path, input) => client.GET(path, input), readReturnedPayment, { staleMs: 0 });
