// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readPaymentType } from '../../shapes/PaymentType.ts';
import { list } from '../../../wire/shapes.ts';

/** How money can be paid in and out. */
export const getPaymentTypes = /*#__PURE__*/ operation('getPaymentTypes', '/v1/payment/types', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readPaymentType), { staleMs: 600000 });
