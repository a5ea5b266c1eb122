// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readVoucher } from '../../shapes/Voucher.ts';

/** Turn a code into a voucher. */
export const redeemVoucherCode = /*#__PURE__*/ operation('redeemVoucherCode', '/v1/bonus/vouchers/code', (client, path, input) => client.POST(path, input), readVoucher, { retry: 0 });
