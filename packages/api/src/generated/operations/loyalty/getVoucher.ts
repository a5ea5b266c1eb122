// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readVoucher } from '../../shapes/Voucher.ts';

/** One voucher of the customer. */
export const getVoucher = /*#__PURE__*/ operation('getVoucher', '/v1/bonus/vouchers/{id}', (client, path, input) => client.GET(path, input), readVoucher, { staleMs: 30000 });
